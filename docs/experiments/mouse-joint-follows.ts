import { defineExperiment } from '#experiment';
import { heldDisc } from './shared/mouseJoint.ts';
import { run } from './shared/run.ts';

/** How far a body is behind a pointer that moves at 5 m/s. */
export default defineExperiment({
  unit: 'm',
  params: { frequency: 5 },
  measure(planck, { frequency }) {
    const { world, body, joint } = heldDisc(planck, frequency);
    let target = 0;
    run(world, 3, () => {
      target += 5 / 60;
      joint.setTarget({ x: target, y: 0 });
    });
    // The last target is of the step to come.
    return target - 5 / 60 - body.getPosition().x;
  },
});
