import { defineExperiment } from '#experiment';
import { createParkedCar } from './shared/parkedCar.ts';
import { largest } from './shared/run.ts';

/**
 * Maximum speed of a parked car within ten seconds, for a given length of its suspension axis. The joint
 * does not normalize the axis, but its effective mass assumes a length of 1, so the solver overcorrects.
 */
export default defineExperiment({
  unit: 'm/s',
  params: { length: 2, frequency: 2 },
  measure(planck, { length: axisLength, frequency: frequencyHz }) {
    const { world, chassis } = createParkedCar(planck, { frequencyHz, axisLength, height: 1 });
    return largest(world, 10, () => chassis.getLinearVelocity().length());
  },
});
