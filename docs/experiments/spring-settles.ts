import { defineExperiment } from '#experiment';
import { swing } from './shared/spring.ts';

/** After which time a spring of 1 Hz stays within 2 % of its rest. */
export default defineExperiment({
  unit: 's',
  params: { ratio: 0.1 },
  measure(planck, { ratio }) {
    const places = swing(planck, { frequency: 1, ratio, seconds: 20 });
    return (places.findLastIndex((place) => Math.abs(place) > 0.02) + 1) / 60;
  },
});
