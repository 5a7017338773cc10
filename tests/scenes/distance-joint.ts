import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

/** The rod keeps its length. The spring swings at its frequency, and hangs by its weight. */
export const check: SceneCheck = ({ world, dt }, values) => {
  const [rod, spring] = listJoints(world());
  const measureLength = (joint = rod) => {
    const [a, b] = [joint?.getAnchorA(), joint?.getAnchorB()];
    return Math.hypot((a?.x ?? NaN) - (b?.x ?? NaN), (a?.y ?? NaN) - (b?.y ?? NaN));
  };
  const length = Number(values.length);
  const frequency = Number(values.frequency);
  const damping = Number(values.damping);
  // A weight stretches a spring of this frequency by g/ω².
  const stretched = length + 10 / (2 * Math.PI * frequency) ** 2;
  /** Times at which the ball passes its rest position on its way down. */
  const passes: number[] = [];
  let last = measureLength(spring);
  return {
    afterStep: (time) => {
      expect(measureLength()).toBeCloseTo(length, 2);
      const now = measureLength(spring);
      expect(now).toBeGreaterThan(length - 0.05);
      if (last < stretched && now >= stretched) passes.push(time);
      if (damping === 1) expect(now).toBeLessThan(stretched + 0.01);
      last = now;
    },
    atEnd: () => {
      if (damping === 1) return expect(last).toBeCloseTo(stretched, 2);
      // The first few swings are wide enough to be counted at any damping.
      const [first = NaN, , third = NaN] = passes;
      const frequencyRatio = (2 / (third - first)) * (1 / frequency);
      // At higher frequencies a swing has fewer steps, which makes it slower.
      const lag = (2 * Math.PI * frequency * dt) ** 2 / 2;
      expect(frequencyRatio).toBeLessThan(1.05);
      expect(frequencyRatio).toBeGreaterThan(0.95 - lag);
    },
  };
};

/** The spring settles fastest close to a damping ratio of 1. */
export const goal: GoalCheck = {
  solution: { values: { damping: 0.8 } },
  nearMiss: { values: { damping: 0.3 } },
};
