import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/**
 * Crates ride uphill at the speed of the belt if the friction is sufficient for the slope, and slide down if not.
 * Nothing moves on a belt that stands still.
 */
export const check: SceneCheck = ({ world, stage }, { speed, slope, friction, running }) => {
  const crates = () => listBodies(world()).filter((body) => body.isDynamic());
  const angle = (Number(slope) * Math.PI) / 180;
  const climbs = Number(friction) > 1.15 * Math.tan(angle) && Number(speed) > 1 && running;
  const top = 0.5 + 6 * Math.sin(angle);
  let highest = -Infinity;
  let fastest = 0;
  return {
    afterStep: (time) => {
      const [first] = crates();
      if (!first) return;
      const { x, y } = first.getPosition();
      highest = Math.max(highest, y);
      // The first crate is on the way up, and has reached the speed of the belt.
      if (time < 1.4 || time > 2.2 || x > -1.5) return;
      fastest = Math.max(fastest, first.getLinearVelocity().length());
    },
    atEnd: () => {
      if (climbs) {
        expect(highest).toBeGreaterThan(top);
        expect(Number(stage.facts?.()['Crates that arrived'])).toBeGreaterThan(0);
        expect(fastest).toBeLessThan(1.15 * Number(speed));
      } else if (Number(friction) < 0.9 * Math.tan(angle)) {
        expect(Math.max(...crates().map((crate) => crate.getPosition().x))).toBeLessThan(0);
      }
      if (!running && Number(friction) > 1.15 * Math.tan(angle))
        for (const crate of crates().slice(0, 1))
          expect(crate.getLinearVelocity().length()).toBeLessThan(0.05);
    },
  };
};
