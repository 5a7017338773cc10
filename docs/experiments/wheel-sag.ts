import { defineExperiment } from '#experiment';
import { createParkedCar } from './shared/parkedCar.ts';
import { run } from './shared/run.ts';

/** How far a 4 kg chassis sinks onto its two wheels. */
export default defineExperiment({
  unit: 'm',
  params: { wheel: 1, frequency: 2 },
  measure(planck, { wheel: wheelMass, frequency: frequencyHz }) {
    const { world, chassis } = createParkedCar(planck, { wheelMass, frequencyHz, height: 2 });
    run(world, 10);
    return 2 - chassis.getPosition().y;
  },
});
