import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/**
 * The player passes the first platform from below and then stands on it, climbs with the next jump,
 * and falls through again; without the rule the player stays below.
 */
export const promised: Promised = ({ world, stage }, { oneWay }) => {
  const player = bodiesOf(world()).find((body) => body.isDynamic());
  const feet = () => (player?.getPosition().y ?? 0) - 0.5;
  const below = 2 - 0.3;
  return {
    each: (time) => {
      const is = (at: number) => Math.abs(time - at) < 1e-6;
      if (!oneWay) {
        expect(feet() + 1).toBeLessThan(below + 0.02);
        return;
      }
      if (is(3)) {
        expect(feet()).toBeCloseTo(2, 1);
        stage.controls?.Jump?.();
      }
      if (is(6)) {
        expect(feet()).toBeCloseTo(4, 1);
        stage.controls?.Drop?.();
      }
      if (is(8)) {
        expect(feet()).toBeCloseTo(2, 1);
        stage.controls?.Drop?.();
      }
    },
    end: () => expect(feet()).toBeCloseTo(0, 1),
  };
};
