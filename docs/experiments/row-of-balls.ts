import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/** Velocity of one of five balls in a row after the first has hit the other four at 5 m/s, with a restitution of 1. */
export default defineExperiment({
  unit: 'm/s',
  params: { ball: 1, gap: 0 },
  measure({ World, Circle }, { ball, gap }) {
    const world = new World();
    const velocities = [0, 1, 2, 3, 4].map((i) => {
      const position = { x: i === 0 ? -2 : i * (1 + gap), y: 0 };
      const linearVelocity = { x: i === 0 ? 5 : 0, y: 0 };
      const body = world.createBody({ type: 'dynamic', position, linearVelocity });
      body.createFixture({ shape: new Circle(0.5), density: 1, restitution: 1 });
      return body.getLinearVelocity();
    });
    run(world, 1);
    return velocities[ball - 1]?.x ?? Number.NaN;
  },
});
