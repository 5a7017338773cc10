import type { Shape } from 'planck';
import { defineExperiment, type Engine } from '#experiment';
import { largest } from './shared/run.ts';

/** Maximum stretch, within three seconds, of a chain that hangs straight down with a load at its end. */
export default defineExperiment({
  unit: 'm',
  params: {
    /** Mass of the load, in kilograms. */
    load: 1,
    links: 10,
    rope: false,
    iterations: 8,
    positionIterations: 3,
    hz: 60,
    warmStarting: true,
  },
  measure(planck, { load: mass, links, rope, iterations, positionIterations, hz, warmStarting }) {
    const { world, hook, load } = createChain(planck, links, mass);
    world.setWarmStarting(warmStarting);
    if (rope) {
      const zero = { x: 0, y: 0 };
      const anchors = { localAnchorA: zero, localAnchorB: zero };
      world.createJoint(
        new planck.RopeJoint({ bodyA: hook, bodyB: load, ...anchors, maxLength: CHAIN_LENGTH }),
      );
    }
    const stretch = () => load.getPosition().length() - CHAIN_LENGTH;
    const options = { hz, velocityIterations: iterations, positionIterations };
    const maxStretch = largest(world, 3, stretch, options);
    return maxStretch > CHAIN_LENGTH ? 'it comes apart' : maxStretch;
  },
});

/** Length of the chain, in meters. */
const CHAIN_LENGTH = 5;

/** A chain of hinged links of 1 kg each, which hangs from a hook, with a ball at its end. */
function createChain({ World, Box, Circle, RevoluteJoint }: Engine, links: number, mass: number) {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const hook = world.createBody();
  const length = CHAIN_LENGTH / links;
  let last = hook;
  const hang = (y: number, shape: Shape, density: number, anchor: number) => {
    const body = world.createBody({ type: 'dynamic', position: { x: 0, y } });
    body.createFixture({ shape, density });
    world.createJoint(new RevoluteJoint({}, last, body, { x: 0, y: anchor }));
    last = body;
  };
  for (let i = 0; i < links; i++) {
    hang(-length * (i + 0.5), new Box(0.1, length / 2), 1 / (length * 0.2), -length * i);
  }
  hang(-CHAIN_LENGTH, new Circle(0.4), mass / (Math.PI * 0.4 ** 2), -CHAIN_LENGTH);
  return { world, hook, load: last };
}
