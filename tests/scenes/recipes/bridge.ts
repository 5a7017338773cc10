import type { RevoluteJoint } from 'planck';
import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The bridge carries the cart if it is strong enough. With many crates, or weak hinges, it breaks. */
export const check: SceneCheck = ({ world, stage }, { planks, sag, strength }) => {
  const cart = listBodies(world())[1 + Number(planks)];
  const hinges = () =>
    listJoints(world()).filter(
      (joint): joint is RevoluteJoint => joint.getType() === 'revolute-joint',
    );
  const isStrong = Number(strength) >= 1500 && Number(sag) === 0.8;
  let farthest = -9;
  let dropped = 0;
  return {
    afterStep: (time) => {
      for (const hinge of hinges()) {
        const [a, b] = [hinge.getAnchorA(), hinge.getAnchorB()];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.1);
      }
      if (time < 6) {
        farthest = Math.max(farthest, cart?.getPosition().x ?? NaN);
        if (isStrong) expect(hinges()).toHaveLength(Number(planks) + 1);
      } else if (dropped < (time - 6) * 5) {
        dropped++;
        stage.controls?.['Drop a crate']?.();
      }
    },
    atEnd: () => {
      if (isStrong) expect(farthest).toBeGreaterThan(0.5);
      if (Number(strength) === 200) expect(hinges().length).toBeLessThan(Number(planks) + 1);
    },
  };
};
