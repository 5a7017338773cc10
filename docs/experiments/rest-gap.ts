import { defineExperiment } from '#experiment';
import { gapBelow } from './shared/restingBox.ts';

/** Gap between the outline of a 1 m box and that of the ground on which the box rests. */
export default defineExperiment({
  unit: 'm',
  params: { on: ['box', 'edge'] },
  measure: (planck, { on }) => gapBelow(planck, 1, 10, on),
});
