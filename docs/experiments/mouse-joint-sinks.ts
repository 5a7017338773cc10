import { defineExperiment } from '#experiment';
import { heldDisc } from './shared/mouseJoint.ts';
import { run } from './shared/run.ts';

/** How far a body sinks under its weight that a pointer holds. */
export default defineExperiment({
  unit: 'm',
  params: { frequency: 5 },
  measure(planck, { frequency }) {
    const { world, body } = heldDisc(planck, frequency, { x: 0, y: -10 });
    run(world, 5);
    return -body.getPosition().y;
  },
});
