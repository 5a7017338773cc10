import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import type { View } from '../model/scene.ts';
import { fitView } from './fitView.ts';

const { Box, Chain, Circle, DistanceJoint, Edge, World } = planck;

let world: planck.World;

beforeEach(() => {
  world = new World({ gravity: { x: 0, y: -10 } });
});

function add(def: planck.BodyDef, shape: planck.Shape = new Circle(0.5)): planck.Body {
  const body = world.createBody(def);
  body.createFixture({ shape, density: 1 });
  return body;
}

const fit = () => fitView(planck, world);

/** Returns whether a point is visible. */
function isVisible({ x, y, width, height }: View, at: planck.Vec2Value): boolean {
  return Math.abs(at.x - x) <= width / 2 && Math.abs(at.y - y) <= height / 2;
}

describe('fitView', () => {
  it('shows a ball, and where it lands', () => {
    add({ type: 'dynamic', position: { x: 0, y: 6 } });
    add({}, new Box(20, 0.5));
    const view = fit();
    expect(isVisible(view, { x: 0, y: 6.5 })).toBe(true);
    expect(isVisible(view, { x: 0, y: 0.5 })).toBe(true);
    expect(view.width).toBeLessThan(10);
    expect(view.height).toBeLessThan(9);
  });

  it.each([
    ['an edge', new Edge({ x: -500, y: 0 }, { x: 500, y: 0 })],
    ['a chain', new Chain([-500, -200, -10, 10, 200, 500].map((x) => ({ x, y: 0 })))],
    ['a box', new Box(500, 1, { x: 0, y: -1 })],
  ])('is not made larger by %s of 1 km', (_name, ground) => {
    add({ type: 'dynamic', position: { x: 0, y: 2 } });
    add({}, ground);
    const view = fit();
    expect(view.width).toBeLessThan(5);
    expect(isVisible(view, { x: 0, y: 0 })).toBe(true);
  });

  it('shows a world as a whole if most of it moves', () => {
    for (const x of [-4, 0, 4]) add({ type: 'dynamic', position: { x, y: 1 } });
    add({}, new Box(10, 0.5));
    expect(fit().width).toBeCloseTo(20 * 1.12, 1);
  });

  it('shows a second of a free fall, but not all of it', () => {
    add({ type: 'dynamic' });
    expect(isVisible(fit(), { x: 0, y: -5 })).toBe(true);
    expect(fit().height).toBeLessThan(12);
  });

  it('follows a fast body only so far', () => {
    add({ type: 'dynamic', linearVelocity: { x: 100, y: 0 } });
    expect(fit().width).toBeLessThan(15);
  });

  it('shows where bodies hang, and where moving platforms go', () => {
    const hook = world.createBody({ position: { x: 0, y: 5 } });
    const load = add({ type: 'dynamic' });
    world.createJoint(
      new DistanceJoint({}, hook, load, hook.getPosition(), load.getPosition()) as planck.Joint,
    );
    expect(isVisible(fit(), { x: 0, y: 5 })).toBe(true);
    add({ type: 'kinematic', position: { x: 5, y: 0 }, linearVelocity: { x: 2, y: 0 } });
    expect(isVisible(fit(), { x: 7, y: 0 })).toBe(true);
  });

  it('leaves space around a single body', () => {
    world.setGravity({ x: 0, y: 0 });
    add({ type: 'dynamic', position: { x: 3, y: 4 } });
    expect(fit()).toEqual({ x: 3, y: 4, width: 2.5, height: 2.5 });
  });

  it('leaves out a giant ground if nothing moves', () => {
    for (const x of [0, 1, 2]) add({ position: { x, y: 1 } });
    add({}, new Box(1000, 0.5));
    expect(fit().width).toBeLessThan(6);
  });

  it('shows 10 m of a world without shapes', () => {
    world.createBody({ type: 'dynamic' });
    expect(fit()).toEqual({ x: 0, y: 0, width: 10, height: 10 });
  });

  it('ignores bodies at NaN', () => {
    add({ type: 'dynamic', linearVelocity: { x: Number.NaN, y: 0 } });
    expect(Object.values(fit()).every(Number.isFinite)).toBe(true);
    add({ type: 'dynamic', position: { x: Number.NaN, y: 0 } });
    expect(Object.values(fit()).every(Number.isFinite)).toBe(true);
  });

  it('does not change the world', () => {
    const ball = add({ type: 'dynamic' });
    fit();
    expect(ball.getPosition().y).toBe(0);
    expect(world.getBodyCount()).toBe(1);
  });

  it('fits a world that can’t be copied', () => {
    const ball = add({ type: 'dynamic' });
    Object.assign(ball, { _serialize: () => expect.fail('it can’t be copied') });
    expect(isVisible(fit(), { x: 0, y: 0 })).toBe(true);
  });
});
