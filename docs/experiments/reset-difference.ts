import type { Body, World } from 'planck';
import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';
import { createStack } from './shared/stack.ts';

/**
 * Maximum distance between the positions of the same body in two runs in which a ball hits a tower of eight boxes. The
 * second run starts in a new world, or with the same bodies, moved back and with their first velocities.
 */
export default defineExperiment({
  unit: 'm',
  params: { second: ['bodies moved back', 'new world'] },
  measure(planck, { second }) {
    const build = () => {
      const world = new planck.World({ gravity: { x: 0, y: -10 } });
      const tower = createStack(planck, world, 1, Array(8).fill(1));
      const ball = world.createBody({ type: 'dynamic', position: { x: -6, y: 3 } });
      ball.createFixture({ shape: new planck.Circle(0.4), density: 3 });
      return { world, bodies: [ball, ...tower] };
    };
    const placed = build().bodies.map((body) => ({ ...body.getPosition() }));
    const play = ({ world, bodies }: { world: World; bodies: Body[] }) => {
      bodies[0]?.setLinearVelocity({ x: 15, y: 1 });
      run(world, 4);
      return bodies.map((body) => ({ ...body.getPosition() }));
    };
    const level = build();
    const first = play(level);
    level.bodies.forEach((body, i) => {
      body.setTransform(placed[i] ?? body.getPosition(), 0);
      body.setLinearVelocity({ x: 0, y: 0 });
      body.setAngularVelocity(0);
    });
    const again = play(second === 'new world' ? build() : level);
    const distances = again.map(({ x, y }, i) =>
      Math.hypot(x - (first[i]?.x ?? Number.NaN), y - (first[i]?.y ?? Number.NaN)),
    );
    return Math.max(...distances);
  },
});
