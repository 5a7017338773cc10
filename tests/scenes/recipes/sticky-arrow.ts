import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Arrows that hit fast enough have one weld each, and stay where they stuck. Slower ones fall off. */
export const check: SceneCheck = ({ world, stage }, { speed, threshold }) => {
  const welds = () => listJoints(world()).filter((joint) => joint.getType() === 'weld-joint');
  return {
    atEnd: () => {
      expect(stage.facts?.().Arrows).toBe(4);
      const arrows = listBodies(world()).slice(-4);
      for (const arrow of arrows)
        expect(welds().filter((weld) => weld.getBodyB() === arrow).length).toBeLessThan(2);
      if (Number(threshold) <= 5 && Number(speed) >= 13) expect(welds()).toHaveLength(4);
      if (Number(threshold) > Number(speed)) expect(welds().length).toBeLessThan(2);
      for (const weld of welds()) {
        const [a, b] = [weld.getAnchorA(), weld.getAnchorB()];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.1);
      }
    },
  };
};
