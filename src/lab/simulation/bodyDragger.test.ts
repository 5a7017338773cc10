import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BodyDragger, createBodyDragger } from './bodyDragger.ts';

const { Box, Chain, Circle, Edge, World } = planck;

let world: planck.World;
let ball: planck.Body;
let box: planck.Body;
let dragger: BodyDragger;

beforeEach(() => {
  world = new World();
  const ground = world.createBody();
  ground.createFixture({ shape: new Edge({ x: -9, y: -1 }, { x: 9, y: -1 }) });
  ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 0 } });
  ball.createFixture({ shape: new Circle(1), density: 1 });
  box = world.createBody({ type: 'dynamic', position: { x: 4, y: 0 }, angle: Math.PI / 4 });
  box.createFixture({ shape: new Box(1, 1), density: 1 });
  dragger = createBodyDragger(planck, world);
});

function stepFor(seconds: number) {
  for (let step = 0; step < seconds * 60; step++) world.step(1 / 60);
}

describe('a body dragger', () => {
  it('grabs a body, moves it, and releases it', () => {
    expect(dragger.grab({ x: 0.5, y: 0 })).toBe(true);
    expect(dragger.selected()).toBe(ball);
    dragger.moveTo({ x: 0.5, y: 3 });
    stepFor(2);
    expect(ball.getWorldPoint({ x: 0.5, y: 0 }).y).toBeCloseTo(3, 0);
    dragger.release();
    expect(dragger.joint()).toBeUndefined();
    expect([world.getJointCount(), world.getBodyCount(), dragger.countOwnBodies()]).toEqual([
      0, 3, 0,
    ]);
  });

  it('grabs the nearest body within reach', () => {
    expect(dragger.grab({ x: 1.2, y: 0 })).toBe(true);
    expect(dragger.grab({ x: 1.4, y: 0 })).toBe(false);
    expect(dragger.grab({ x: 1.4, y: 0 }, 0.5)).toBe(true);
    expect(dragger.grab({ x: 2, y: 0 }, 3)).toBe(true);
    expect(dragger.selected()).toBe(box);
  });

  it('ignores the corner of a bounding box', () => {
    expect(dragger.grab({ x: 5.2, y: 1.2 }, 0.1)).toBe(false);
  });

  it('grabs only bodies that forces can move', () => {
    expect(dragger.grab({ x: -5, y: -1 })).toBe(false);
    expect(dragger.selected()).toBeUndefined();
    const net = world.createBody({ type: 'dynamic', position: { x: -5, y: 5 } });
    net.createFixture({
      shape: new Chain([planck.Vec2(-1, 0), planck.Vec2(1, 0), planck.Vec2(2, 1)]),
      density: 1,
    });
    expect(dragger.grab({ x: -3.5, y: 5.5 })).toBe(true);
    expect(dragger.selected()).toBe(net);
  });

  it('leaves a sleeping body asleep until it is moved', () => {
    // The first step creates the contact with the ground, which wakes the ball.
    world.step(1 / 60);
    ball.setAwake(false);
    expect(dragger.grab({ x: 0.5, y: 0 })).toBe(true);
    expect(dragger.selected()).toBe(ball);
    stepFor(0.1);
    dragger.release();
    expect(ball.isAwake()).toBe(false);
    dragger.grab({ x: 0.5, y: 0 });
    dragger.moveTo({ x: 0.5, y: 3 });
    stepFor(2);
    expect(ball.getWorldPoint({ x: 0.5, y: 0 }).y).toBeCloseTo(3, 0);
  });

  it('forgets a sleeping body that the scene destroys', () => {
    ball.setAwake(false);
    dragger.grab({ x: 0, y: 0 });
    world.destroyBody(ball);
    dragger.moveTo({ x: 1, y: 1 });
    expect(dragger.joint()).toBeUndefined();
  });

  it('holds one body at a time', () => {
    dragger.grab({ x: 0, y: 0 });
    dragger.grab({ x: 4, y: 0 });
    expect(world.getJointCount()).toBe(1);
  });

  it('releases a body that the scene destroys', () => {
    dragger.grab({ x: 0, y: 0 });
    world.destroyBody(ball);
    expect([dragger.selected(), dragger.joint()]).toEqual([undefined, undefined]);
    dragger.moveTo({ x: 1, y: 1 });
    dragger.release();
    expect(world.getBodyCount()).toBe(2);
  });

  it('selects one body after the other, and starts over', () => {
    expect([dragger.select(1), dragger.select(1), dragger.select(1)]).toEqual([ball, box, ball]);
    expect(dragger.select(-1)).toBe(box);
  });

  it('selects the last body first when going backwards', () => {
    expect(dragger.select(-1)).toBe(box);
  });

  it('selects nothing in a world where nothing moves', () => {
    const still = createBodyDragger(planck, new World());
    expect(still.select(1)).toBeUndefined();
    still.push({ x: 1, y: 0 });
    expect(still.selected()).toBeUndefined();
  });

  it('pushes light and heavy bodies to the same speed', () => {
    dragger.select(1);
    dragger.push({ x: 0, y: 1 });
    expect(ball.getLinearVelocity()).toMatchObject({ x: 0, y: 3 });
    dragger.select(1);
    dragger.push({ x: -1, y: 0 });
    expect(box.getLinearVelocity().x).toBeCloseTo(-3);
  });

  it('pushes another body by its index, if forces can move it', () => {
    dragger.select(1);
    dragger.push({ x: 0, y: 1 }, 2);
    expect(box.getLinearVelocity().y).toBeCloseTo(3);
    dragger.push({ x: 0, y: 1 }, 0);
    expect(ball.getLinearVelocity().y).toBe(0);
    expect(dragger.selected()).toBe(ball);
  });

  it('pushes the first body if none is selected', () => {
    dragger.push({ x: 1, y: 0 });
    expect(dragger.selected()).toBe(ball);
    expect(ball.getLinearVelocity().x).toBeCloseTo(3);
  });
});

describe('a body dragger with a mouse force', () => {
  let newtons: number | undefined;

  beforeEach(() => {
    newtons = -30;
    dragger = createBodyDragger(planck, world, () => newtons);
  });

  it('aims, and applies a force in proportion to the distance', () => {
    expect(dragger.grab({ x: 0.5, y: 0 })).toBe(true);
    expect([dragger.selected(), dragger.joint(), dragger.countOwnBodies()]).toEqual([
      ball,
      undefined,
      0,
    ]);
    dragger.moveTo({ x: 2, y: -1 });
    expect(dragger.aim()).toEqual([
      { x: 0, y: 0 },
      { x: 2, y: -1 },
    ]);
    dragger.release();
    expect(dragger.aim()).toBeUndefined();
    world.step(1 / 60);
    const { x, y } = ball.getLinearVelocity();
    expect(x).toBeCloseTo((2 * -30) / ball.getMass() / 60);
    expect(y).toBeCloseTo((-1 * -30) / ball.getMass() / 60);
  });

  it('applies no force at a click', () => {
    dragger.grab({ x: 0.5, y: 0 });
    dragger.release();
    world.step(1 / 60);
    expect(ball.getLinearVelocity().x).toBe(0);
  });

  it('grabs nothing at a force of 0, and drags without a force', () => {
    newtons = 0;
    expect(dragger.grab({ x: 0.5, y: 0 })).toBe(false);
    newtons = undefined;
    expect(dragger.grab({ x: 0.5, y: 0 })).toBe(true);
    expect([dragger.joint()?.getType(), dragger.aim()]).toEqual(['mouse-joint', undefined]);
  });

  it('stops aiming when the body is destroyed', () => {
    dragger.grab({ x: 0.5, y: 0 });
    world.destroyBody(ball);
    expect(dragger.aim()).toBeUndefined();
    expect(() => dragger.release()).not.toThrow();
  });
});
