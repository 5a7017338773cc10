import { defineExperiment } from '#experiment';
import { createPuck } from './shared/puck.ts';
import { run } from './shared/run.ts';

/** Maximum force, to one decimal place, at which a 1 kg puck on a friction joint still falls asleep. */
export default defineExperiment({
  unit: 'N',
  measure(planck) {
    const sleeps = (force: number) => {
      const { world, puck } = createPuck(planck, { force, speed: 0.1 });
      run(world, 5);
      return !puck.isAwake();
    };
    let tenths = 1;
    while (sleeps((tenths + 1) / 10)) tenths++;
    return tenths / 10;
  },
});
