import { defineExperiment } from '#experiment';
import { createHeldDisc } from './shared/mouseJoint.ts';
import { run } from './shared/run.ts';

/** How far a body that the pointer holds sags under its weight. */
export default defineExperiment({
  unit: 'm',
  params: { frequency: 5 },
  measure(planck, { frequency }) {
    const { world, body } = createHeldDisc(planck, frequency, { x: 0, y: -10 });
    run(world, 5);
    return -body.getPosition().y;
  },
});
