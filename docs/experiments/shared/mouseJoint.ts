import type { Body, MouseJoint, World } from 'planck';
import type { Engine } from '#experiment';

/** A disc with a radius of 0.5 m at the origin, held at its center by a strong mouse joint. */
export function createHeldDisc(
  { World, Circle, MouseJoint }: Engine,
  frequencyHz: number,
  gravity = { x: 0, y: 0 },
): { world: World; body: Body; joint: MouseJoint } {
  const world = new World({ gravity });
  const ground = world.createBody();
  const body = world.createBody({ type: 'dynamic' });
  body.createFixture({ shape: new Circle(0.5), density: 1 });
  const joint = new MouseJoint({ maxForce: 1e6, frequencyHz }, ground, body, { x: 0, y: 0 });
  world.createJoint(joint);
  return { world, body, joint };
}
