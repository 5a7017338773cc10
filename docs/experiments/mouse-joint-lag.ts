import { defineExperiment } from '#experiment';
import { createHeldDisc } from './shared/mouseJoint.ts';
import { run } from './shared/run.ts';

/** Distance by which a dragged body lags behind a pointer that moves at 5 m/s. */
export default defineExperiment({
  unit: 'm',
  params: { frequency: 5 },
  measure(planck, { frequency }) {
    const { world, body, joint } = createHeldDisc(planck, frequency);
    let target = 0;
    run(world, 3, () => {
      target += 5 / 60;
      joint.setTarget({ x: target, y: 0 });
    });
    // The last target belongs to the next step.
    return target - 5 / 60 - body.getPosition().x;
  },
});
