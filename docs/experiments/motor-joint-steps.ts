import { defineExperiment } from '#experiment';
import { countMotorJointSteps } from './shared/motorJoint.ts';

/** Number of steps in which a motor joint with enough force covers 95% of the distance. */
export default defineExperiment({
  params: { factor: 0.3 },
  measure: (planck, { factor }) => countMotorJointSteps(planck, factor),
});
