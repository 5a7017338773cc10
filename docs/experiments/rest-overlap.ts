import { defineExperiment } from '#experiment';
import { gapBelow } from './shared/restingBox.ts';

/** Overlap of resting boxes, in length units, for a given number of length units per meter. */
export default defineExperiment({
  params: { side: 50, unitsPerMeter: 50 },
  measure(planck, { side, unitsPerMeter }) {
    const { Settings } = planck;
    const before = Settings.lengthUnitsPerMeter;
    Settings.lengthUnitsPerMeter = unitsPerMeter;
    try {
      return -gapBelow(planck, side, 10 * unitsPerMeter, 'box');
    } finally {
      Settings.lengthUnitsPerMeter = before;
    }
  },
});
