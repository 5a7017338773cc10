import { defineExperiment } from '#experiment';
import { stepsOfMotorJoint } from './shared/motorJoint.ts';

/** After how many steps a motor joint with enough force has done 95 % of the way. */
export default defineExperiment({
  params: { factor: 0.3 },
  measure: (planck, { factor }) => stepsOfMotorJoint(planck, factor),
});
