import { defineExperiment } from '#experiment';
import { swing } from './shared/spring.ts';

/** By which share of its way a spring of 1 Hz swings over its rest. */
export default defineExperiment({
  params: { ratio: 0.1 },
  measure: (planck, { ratio }) =>
    Math.max(0, -Math.min(...swing(planck, { frequency: 1, ratio, seconds: 10 }))),
});
