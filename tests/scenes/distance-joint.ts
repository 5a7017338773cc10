import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** The rod keeps its length. The spring swings as often as it says, and hangs as long as it must. */
export const promised: Promised = ({ world, dt }, values) => {
  const [rod, spring] = jointsOf(world());
  const lengthOf = (joint = rod) => {
    const [a, b] = [joint?.getAnchorA(), joint?.getAnchorB()];
    return Math.hypot((a?.x ?? NaN) - (b?.x ?? NaN), (a?.y ?? NaN) - (b?.y ?? NaN));
  };
  const length = Number(values.length);
  const frequency = Number(values.frequency);
  const damping = Number(values.damping);
  // A weight stretches a spring of this frequency by g/ω².
  const stretched = length + 10 / (2 * Math.PI * frequency) ** 2;
  /** Moments at which the ball passes its middle on its way down. */
  const passes: number[] = [];
  let last = lengthOf(spring);
  return {
    each: (time) => {
      expect(lengthOf()).toBeCloseTo(length, 2);
      const now = lengthOf(spring);
      expect(now).toBeGreaterThan(length - 0.05);
      if (last < stretched && now >= stretched) passes.push(time);
      if (damping === 1) expect(now).toBeLessThan(stretched + 0.01);
      last = now;
    },
    end: () => {
      if (damping === 1) return expect(last).toBeCloseTo(stretched, 2);
      // The first few are wide enough to be counted, whatever the damping.
      const [first = NaN, , third = NaN] = passes;
      const share = (2 / (third - first)) * (1 / frequency);
      // The quicker it swings, the fewer steps a swing has, and the slower it gets.
      const lag = (2 * Math.PI * frequency * dt) ** 2 / 2;
      expect(share).toBeLessThan(1.05);
      expect(share).toBeGreaterThan(0.95 - lag);
    },
  };
};
