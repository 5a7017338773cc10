import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The craft gets along the course, stays upright, and its springs carry its weight on average. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const craft = listBodies(world()).find((body) => body.getFixtureList()?.getNext());
  if (!craft) throw new Error('there is no craft');
  const start = craft.getPosition().x;
  const isDamped = Number(values.dampingRatio) >= 0.5 && Number(values.height) <= 1;
  let farthest = start;
  let sum = 0;
  let steps = 0;
  return {
    afterStep: () => {
      farthest = Math.max(farthest, craft.getPosition().x);
      sum += Number(stage.facts?.()['Springs / weight']);
      steps++;
      if (isDamped) expect(Math.abs(craft.getAngle())).toBeLessThan(1.2);
    },
    atEnd: () => {
      if (!isDamped) return;
      expect(farthest - start).toBeGreaterThan(values.wheels ? 10 : 20);
      if (Number(values.frequency) < 1 || Number(values.height) < 1) return; // it touches the ground
      expect(sum / steps).toBeGreaterThan(0.8);
      expect(sum / steps).toBeLessThan(1.2);
    },
  };
};

export const extraValues = [{ wheels: true }];
