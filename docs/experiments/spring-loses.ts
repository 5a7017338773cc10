import { defineExperiment } from '#experiment';
import { swing } from './shared/spring.ts';

/** Which share of its swing a spring without damping has after two seconds. */
export default defineExperiment({
  params: { frequency: 1 },
  measure(planck, { frequency }) {
    const places = swing(planck, { frequency, ratio: 0, seconds: 2 + 1 / frequency });
    // The largest way of the first swing that begins then.
    return Math.max(...places.slice(120).map(Math.abs));
  },
});
