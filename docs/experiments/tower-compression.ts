import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';
import { createStack } from './shared/stack.ts';

/** How far the top of a tower of twelve boxes of 1 m has sunk after ten seconds. */
export default defineExperiment({
  unit: 'm',
  params: { iterations: 8, warmStarting: true },
  measure(planck, { iterations, warmStarting }) {
    const world = new planck.World({ gravity: { x: 0, y: -10 }, warmStarting });
    const top = createStack(planck, world, 1, Array(12).fill(1)).at(-1);
    const start = top?.getPosition().y ?? 0;
    run(world, 10, undefined, { velocityIterations: iterations });
    const sunk = start - (top?.getPosition().y ?? 0);
    return sunk > 1 ? 'it collapsed' : sunk;
  },
});
