import { defineExperiment } from '#experiment';
import { largest } from './shared/run.ts';

/** Maximum overshoot of ten sliders that reach their upper translation limit at a given speed. */
export default defineExperiment({
  unit: 'm',
  params: { speed: 100 },
  measure({ World, Box, PrismaticJoint }, { speed }) {
    const overshoot = (upperTranslation: number) => {
      const world = new World();
      const ground = world.createBody();
      const linearVelocity = { x: speed, y: 0 };
      const slider = world.createBody({ type: 'dynamic', linearVelocity });
      slider.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
      const limits = { enableLimit: true, lowerTranslation: 0, upperTranslation };
      const axis = { x: 1, y: 0 };
      world.createJoint(new PrismaticJoint(limits, ground, slider, { x: 0, y: 0 }, axis));
      return largest(world, 0.25, () => slider.getPosition().x - upperTranslation);
    };
    return Math.max(...Array.from({ length: 10 }, (_, i) => overshoot(5 + i / 5)));
  },
});
