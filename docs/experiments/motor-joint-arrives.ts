import { defineExperiment } from '#experiment';
import { stepsOfMotorJoint } from './shared/motorJoint.ts';

/** After which time, at 60 steps a second, a motor joint with enough force has done 95 % of the way. */
export default defineExperiment({
  unit: 's',
  params: { factor: 0.3 },
  measure: (planck, { factor }) => stepsOfMotorJoint(planck, factor) / 60,
});
