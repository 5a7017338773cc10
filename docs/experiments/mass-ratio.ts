import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';
import { createStack } from './shared/stack.ts';

/** How far a heavy box sinks into two light boxes within five seconds. The sides of each box are 1 m long. */
export default defineExperiment({
  unit: 'm',
  params: { ratio: 10, iterations: 8 },
  measure(planck, { ratio, iterations }) {
    const world = new planck.World({ gravity: { x: 0, y: -10 } });
    const heavy = createStack(planck, world, 1, [1, 1, ratio]).at(-1);
    const start = heavy?.getPosition().y ?? 0;
    run(world, 5, undefined, { velocityIterations: iterations });
    const sunk = start - (heavy?.getPosition().y ?? 0);
    return sunk > 1 ? 'it fell' : sunk;
  },
});
