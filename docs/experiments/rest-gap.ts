import { defineExperiment } from '#experiment';
import { gapBelow } from './shared/restingBox.ts';

/** How far apart the outlines of a box of 1 m and of what it rests on are. */
export default defineExperiment({
  unit: 'm',
  params: { on: ['box', 'edge'] },
  measure: (planck, { on }) => gapBelow(planck, 1, 10, on),
});
