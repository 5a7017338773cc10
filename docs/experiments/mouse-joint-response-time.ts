import { defineExperiment } from '#experiment';
import { createHeldDisc } from './shared/mouseJoint.ts';

/** Time in which a dragged body covers 95% of the distance after the pointer jumps by 1 m. */
export default defineExperiment({
  unit: 's',
  params: { frequency: 5 },
  measure(planck, { frequency }) {
    const { world, body, joint } = createHeldDisc(planck, frequency);
    joint.setTarget({ x: 1, y: 0 });
    let steps = 0;
    while (body.getPosition().x < 0.95 && steps < 600) {
      world.step(1 / 60);
      steps++;
    }
    return steps / 60;
  },
});
