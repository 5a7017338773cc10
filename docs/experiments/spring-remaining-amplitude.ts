import { defineExperiment } from '#experiment';
import { swing } from './shared/spring.ts';

/** Fraction of its amplitude that an undamped spring keeps after two seconds. */
export default defineExperiment({
  params: { frequency: 1 },
  measure(planck, { frequency }) {
    const displacements = swing(planck, { frequency, ratio: 0, seconds: 2 + 1 / frequency });
    // The amplitude of the first period after two seconds.
    return Math.max(...displacements.slice(120).map(Math.abs));
  },
});
