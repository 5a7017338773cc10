import { defineExperiment } from '#experiment';
import { countMotorJointSteps } from './shared/motorJoint.ts';

/** Time in which a motor joint with enough force covers 95% of the distance, at 60 steps per second. */
export default defineExperiment({
  unit: 's',
  params: { factor: 0.3 },
  measure: (planck, { factor }) => countMotorJointSteps(planck, factor) / 60,
});
