import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Height of the first step, and of the highest one on the way, in meters. */
const [FIRST_STEP, HIGHEST_STEP] = [0.25, 0.45];

/** The player climbs steps that are lower than its ride height, without touching them, and no others. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const player = listBodies(world()).find((body) => body.isDynamic());
  const ride = Number(values.ride);
  const x = () => player?.getPosition().x ?? 0;
  return {
    afterStep: () => {
      if (ride <= HIGHEST_STEP || x() > 5.1) return;
      for (let edge = player?.getContactList(); edge; edge = edge.next)
        expect(edge.contact.isTouching()).toBe(false);
    },
    atEnd: () => {
      // A spring with little damping overshoots, and jumps up the first step.
      if (ride < FIRST_STEP && Number(values.damping) > 0.5) expect(x()).toBeLessThan(-4);
      if (ride <= HIGHEST_STEP) return;
      // At the wall on the right.
      expect(x()).toBeCloseTo(5.2, 1);
      expect(stage.facts?.()['Gap below the body']).toBe(`${ride.toFixed(2)} m`);
    },
  };
};
