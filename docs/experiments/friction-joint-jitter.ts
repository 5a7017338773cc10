import { defineExperiment } from '#experiment';
import { createPuck } from './shared/puck.ts';
import { largest, run } from './shared/run.ts';

/** Jitter speed of a 1 kg puck, ten seconds after a friction joint starts to slow it down from 3 m/s. */
export default defineExperiment({
  unit: 'm/s',
  params: { force: 2 },
  measure(planck, { force }) {
    const { world, puck } = createPuck(planck, { force, speed: 3 });
    run(world, 10);
    return largest(world, 1, () => Math.abs(puck.getLinearVelocity().x));
  },
});
