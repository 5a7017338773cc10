import { defineExperiment } from '#experiment';
import { heldDisc } from './shared/mouseJoint.ts';

/** After which time a body has done 95 % of the way, when the pointer jumps by 1 m. */
export default defineExperiment({
  unit: 's',
  params: { frequency: 5 },
  measure(planck, { frequency }) {
    const { world, body, joint } = heldDisc(planck, frequency);
    joint.setTarget({ x: 1, y: 0 });
    let steps = 0;
    while (body.getPosition().x < 0.95 && steps < 600) {
      world.step(1 / 60);
      steps++;
    }
    return steps / 60;
  },
});
