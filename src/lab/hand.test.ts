import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHand, type Hand } from './hand.ts';

const { Box, Chain, Circle, Edge, World } = planck;

let world: planck.World;
let ball: planck.Body;
let box: planck.Body;
let hand: Hand;

beforeEach(() => {
  world = new World();
  const ground = world.createBody();
  ground.createFixture({ shape: new Edge({ x: -9, y: -1 }, { x: 9, y: -1 }) });
  ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 0 } });
  ball.createFixture({ shape: new Circle(1), density: 1 });
  box = world.createBody({ type: 'dynamic', position: { x: 4, y: 0 }, angle: Math.PI / 4 });
  box.createFixture({ shape: new Box(1, 1), density: 1 });
  hand = createHand(planck, world);
});

function stepFor(seconds: number) {
  for (let step = 0; step < seconds * 60; step++) world.step(1 / 60);
}

describe('a hand', () => {
  it('takes a body, leads it, and lets it go', () => {
    expect(hand.grab({ x: 0.5, y: 0 })).toBe(true);
    expect(hand.chosen()).toBe(ball);
    hand.move({ x: 0.5, y: 3 });
    stepFor(2);
    expect(ball.getWorldPoint({ x: 0.5, y: 0 }).y).toBeCloseTo(3, 0);
    hand.release();
    expect(hand.joint()).toBeUndefined();
    expect([world.getJointCount(), world.getBodyCount(), hand.bodies()]).toEqual([0, 3, 0]);
  });

  it('takes what is within reach, the nearest first', () => {
    expect(hand.grab({ x: 1.2, y: 0 })).toBe(true);
    expect(hand.grab({ x: 1.4, y: 0 })).toBe(false);
    expect(hand.grab({ x: 1.4, y: 0 }, 0.5)).toBe(true);
    expect(hand.grab({ x: 2, y: 0 }, 3)).toBe(true);
    expect(hand.chosen()).toBe(box);
  });

  it('takes no corner of a bounding box', () => {
    expect(hand.grab({ x: 5.2, y: 1.2 }, 0.1)).toBe(false);
  });

  it('takes nothing that forces do not move', () => {
    expect(hand.grab({ x: -5, y: -1 })).toBe(false);
    expect(hand.chosen()).toBeUndefined();
    const net = world.createBody({ type: 'dynamic', position: { x: -5, y: 5 } });
    net.createFixture({
      shape: new Chain([planck.Vec2(-1, 0), planck.Vec2(1, 0), planck.Vec2(2, 1)]),
      density: 1,
    });
    expect(hand.grab({ x: -3.5, y: 5.5 })).toBe(true);
    expect(hand.chosen()).toBe(net);
  });

  it('holds one body at a time', () => {
    hand.grab({ x: 0, y: 0 });
    hand.grab({ x: 4, y: 0 });
    expect(world.getJointCount()).toBe(1);
  });

  it('forgets a body that the scene destroys', () => {
    hand.grab({ x: 0, y: 0 });
    world.destroyBody(ball);
    expect([hand.chosen(), hand.joint()]).toEqual([undefined, undefined]);
    hand.move({ x: 1, y: 1 });
    hand.release();
    expect(world.getBodyCount()).toBe(2);
  });

  it('chooses one body after the other, and begins again', () => {
    expect([hand.choose(1), hand.choose(1), hand.choose(1)]).toEqual([ball, box, ball]);
    expect(hand.choose(-1)).toBe(box);
  });

  it('chooses the last one first when it goes back', () => {
    expect(hand.choose(-1)).toBe(box);
  });

  it('chooses nothing in a world where nothing moves', () => {
    const still = createHand(planck, new World());
    expect(still.choose(1)).toBeUndefined();
    still.push({ x: 1, y: 0 });
    expect(still.chosen()).toBeUndefined();
  });

  it('pushes light and heavy bodies to the same speed', () => {
    hand.choose(1);
    hand.push({ x: 0, y: 1 });
    expect(ball.getLinearVelocity()).toMatchObject({ x: 0, y: 3 });
    hand.choose(1);
    hand.push({ x: -1, y: 0 });
    expect(box.getLinearVelocity().x).toBeCloseTo(-3);
  });

  it('pushes the first body where none is chosen', () => {
    hand.push({ x: 1, y: 0 });
    expect(hand.chosen()).toBe(ball);
    expect(ball.getLinearVelocity().x).toBeCloseTo(3);
  });
});

describe('a hand that shoots', () => {
  let newtons: number | undefined;

  beforeEach(() => {
    newtons = -30;
    hand = createHand(planck, world, () => newtons);
  });

  it('holds nothing, aims, and pushes with what the distance gives', () => {
    expect(hand.grab({ x: 0.5, y: 0 })).toBe(true);
    expect([hand.chosen(), hand.joint(), hand.bodies()]).toEqual([ball, undefined, 0]);
    hand.move({ x: 2, y: -1 });
    expect(hand.aim()).toEqual([
      { x: 0, y: 0 },
      { x: 2, y: -1 },
    ]);
    hand.release();
    expect(hand.aim()).toBeUndefined();
    world.step(1 / 60);
    const { x, y } = ball.getLinearVelocity();
    expect(x).toBeCloseTo((2 * -30) / ball.getMass() / 60);
    expect(y).toBeCloseTo((-1 * -30) / ball.getMass() / 60);
  });

  it('takes nothing at a force of 0, and drags where there is none', () => {
    newtons = 0;
    expect(hand.grab({ x: 0.5, y: 0 })).toBe(false);
    newtons = undefined;
    expect(hand.grab({ x: 0.5, y: 0 })).toBe(true);
    expect([hand.joint()?.getType(), hand.aim()]).toEqual(['mouse-joint', undefined]);
  });

  it('forgets a body that is destroyed while it is aimed with', () => {
    hand.grab({ x: 0.5, y: 0 });
    world.destroyBody(ball);
    expect(hand.aim()).toBeUndefined();
    expect(() => hand.release()).not.toThrow();
  });
});
