import { defineExperiment } from '#experiment';
import { swing } from './shared/spring.ts';

/** Overshoot of a 1 Hz spring, as a fraction of its initial displacement. */
export default defineExperiment({
  params: { ratio: 0.1 },
  measure: (planck, { ratio }) =>
    Math.max(0, -Math.min(...swing(planck, { frequency: 1, ratio, seconds: 10 }))),
});
