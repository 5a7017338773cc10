import { defineExperiment } from '#experiment';
import { swing } from './shared/spring.ts';

/** Time after which a spring of 1 Hz stays within 2 % of its initial displacement. */
export default defineExperiment({
  unit: 's',
  params: { ratio: 0.1 },
  measure(planck, { ratio }) {
    const displacements = swing(planck, { frequency: 1, ratio, seconds: 20 });
    return (displacements.findLastIndex((x) => Math.abs(x) > 0.02) + 1) / 60;
  },
});
