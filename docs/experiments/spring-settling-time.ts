import { defineExperiment } from '#experiment';
import { swing } from './shared/spring.ts';

/** Settling time of a 1 Hz spring: the time until its displacement stays below 2% of the initial one. */
export default defineExperiment({
  unit: 's',
  params: { ratio: 0.1 },
  measure(planck, { ratio }) {
    const displacements = swing(planck, { frequency: 1, ratio, seconds: 20 });
    return (displacements.findLastIndex((x) => Math.abs(x) > 0.02) + 1) / 60;
  },
});
