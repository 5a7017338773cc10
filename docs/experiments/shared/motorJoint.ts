import type { Engine } from '#experiment';

/** Number of steps in which a motor joint with enough force covers 95% of the distance. */
export function countMotorJointSteps(
  { World, Circle, MotorJoint }: Engine,
  factor: number,
): number {
  const world = new World();
  const ground = world.createBody();
  const body = world.createBody({ type: 'dynamic' });
  body.createFixture({ shape: new Circle(0.5), density: 1 });
  const options = { maxForce: 1e6, correctionFactor: factor, linearOffset: { x: 1, y: 0 } };
  world.createJoint(new MotorJoint(options, ground, body));
  let steps = 0;
  while (body.getPosition().x < 0.95) {
    world.step(1 / 60);
    if (++steps > 1000) throw new Error('the body does not reach its offset');
  }
  return steps;
}
