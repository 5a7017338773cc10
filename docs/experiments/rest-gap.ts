import { defineExperiment } from '#experiment';
import { gapBelow } from './shared/restingBox.ts';

/** Gap between the outlines of a box of 1 m and of the ground on which it rests. */
export default defineExperiment({
  unit: 'm',
  params: { on: ['box', 'edge'] },
  measure: (planck, { on }) => gapBelow(planck, 1, 10, on),
});
