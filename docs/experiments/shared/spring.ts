import type { Engine } from '#experiment';
import { run } from './run.ts';

/**
 * Displacement of a ball on a spring after every step, in meters. The ball is released 1 m beyond the rest
 * length, without gravity, at 60 steps per second. The first value is the initial displacement.
 */
export function swing(
  { World, Circle, DistanceJoint }: Engine,
  { frequency, ratio, seconds }: { frequency: number; ratio: number; seconds: number },
): number[] {
  const world = new World();
  const hook = world.createBody();
  const ball = world.createBody({ type: 'dynamic', position: { x: 6, y: 0 } });
  ball.createFixture({ shape: new Circle(0.5), density: 1 });
  const options = { frequencyHz: frequency, dampingRatio: ratio, length: 5 };
  const zero = { x: 0, y: 0 };
  world.createJoint(
    new DistanceJoint({
      ...options,
      bodyA: hook,
      bodyB: ball,
      localAnchorA: zero,
      localAnchorB: zero,
    }),
  );
  const displacements = [1];
  run(world, seconds, () => displacements.push(ball.getPosition().x - 5));
  return displacements;
}
