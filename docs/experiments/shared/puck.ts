import type { Body, World } from 'planck';
import type { Engine } from '#experiment';

/** A 1 kg puck that a friction joint slows down, without gravity. */
export function createPuck(
  { World, Circle, FrictionJoint }: Engine,
  { force, speed }: { force: number; speed: number },
): { world: World; puck: Body } {
  const world = new World();
  const table = world.createBody();
  const linearVelocity = { x: speed, y: 0 };
  const puck = world.createBody({ type: 'dynamic', linearVelocity });
  puck.createFixture({ shape: new Circle(0.5), density: 1 / (Math.PI * 0.25) });
  world.createJoint(new FrictionJoint({ maxForce: force }, table, puck, { x: 0, y: 0 }));
  return { world, puck };
}
