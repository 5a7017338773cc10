import { Circle, Edge, World } from 'planck';
import { describe, expect, test } from 'vitest';
import {
  ActiveRagdoll,
  createFigure,
  POSES,
  walkPose,
} from '../../../docs/scenes/recipes/active-ragdoll.ts';

interface Run {
  muscleTorque?: number;
  balanceTorque?: number;
  /** Speed of a ball that is thrown after a second, in m/s. */
  ballSpeed?: number;
  seconds?: number;
  friction?: number;
  pose?: (time: number) => readonly number[];
}

/** Returns the height of the head at the end, whether it was near the ground, and how far the torso got. */
function run({
  muscleTorque = 180,
  balanceTorque = 250,
  ballSpeed = 0,
  seconds = 4,
  friction = 0.8,
  pose = () => POSES.stand,
}: Run) {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const floor = new Edge({ x: -50, y: 0 }, { x: 50, y: 0 });
  world.createBody().createFixture({ shape: floor, friction });
  const { bones, joints } = createFigure(world, { x: 0, y: 0.02 });
  const [torso, head] = bones;
  if (!torso || !head) throw new Error('there is no torso');
  const options = { muscleTorque, balanceTorque, limpTime: 0.8, recoveryTime: 0.6 };
  const ragdoll = new ActiveRagdoll(torso, joints, options);
  ragdoll.feelHits(bones, 8);
  let hasFallen = false;
  let wasLimp = false;
  for (let i = 0; i < 60 * seconds; i++) {
    if (ballSpeed > 0 && i === 60) {
      const position = { x: -1.5, y: 1.5 };
      const ball = world.createBody({ type: 'dynamic', position, bullet: true });
      ball.createFixture({ shape: new Circle(0.22), density: 30 });
      ball.setLinearVelocity({ x: ballSpeed, y: 0.5 });
    }
    ragdoll.pose = pose(i / 60);
    ragdoll.update(1 / 60);
    world.step(1 / 60);
    if (head.getPosition().y < 0.8) hasFallen = true;
    if (ragdoll.strength === 0) wasLimp = true;
  }
  return { head: head.getPosition().y, x: torso.getPosition().x, hasFallen, wasLimp };
}

describe('an active ragdoll', () => {
  test('stands with little torque, but not without balance or muscles', () => {
    expect(run({ muscleTorque: 20, seconds: 10 }).head).toBeGreaterThan(1.6);
    expect(run({ balanceTorque: 50, seconds: 10 }).head).toBeGreaterThan(1.6);
    expect(run({ balanceTorque: 0 }).head).toBeLessThan(0.5);
    expect(run({ muscleTorque: 0 }).head).toBeLessThan(1.2);
  });

  test('falls when a ball hits it, and gets up again if it is strong', () => {
    const strong = run({ ballSpeed: 9, seconds: 9 });
    expect(strong).toMatchObject({ hasFallen: true, wasLimp: true });
    expect(strong.head).toBeGreaterThan(1.6);
    expect(run({ ballSpeed: 9, seconds: 9, balanceTorque: 100 }).head).toBeLessThan(0.5);
    expect(run({ ballSpeed: 9, seconds: 9, muscleTorque: 50 }).head).toBeLessThan(1.3);
  });

  test('keeps standing when a slow ball hits it', () => {
    expect(run({ ballSpeed: 2 })).toMatchObject({ hasFallen: false, wasLimp: false });
  });

  test('walks by friction, in both directions', () => {
    const walk = (direction: number, friction = 0.8) =>
      run({ friction, pose: (time) => walkPose(9 * time, direction) });
    expect(walk(1).x).toBeGreaterThan(3);
    expect(walk(-1).x).toBeLessThan(-3);
    expect(Math.abs(walk(1, 0).x)).toBeLessThan(0.3);
  });
});
