import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * The player passes the first platform from below and then stands on it, climbs with the next jump,
 * and falls through again; without the rule the player stays below.
 */
export const check: SceneCheck = ({ world, stage }, { oneWay }) => {
  const player = bodiesOf(world()).find((body) => body.isDynamic());
  const feet = () => (player?.getPosition().y ?? 0) - 0.5;
  const below = 2 - 0.3;
  return {
    afterStep: (time) => {
      const isTime = (at: number) => Math.abs(time - at) < 1e-6;
      if (!oneWay) {
        expect(feet() + 1).toBeLessThan(below + 0.02);
        return;
      }
      if (isTime(3)) {
        expect(feet()).toBeCloseTo(2, 1);
        stage.controls?.Jump?.();
      }
      if (isTime(6)) {
        expect(feet()).toBeCloseTo(4, 1);
        stage.controls?.Drop?.();
      }
      if (isTime(8)) {
        expect(feet()).toBeCloseTo(2, 1);
        stage.controls?.Drop?.();
      }
    },
    atEnd: () => expect(feet()).toBeCloseTo(0, 1),
  };
};
