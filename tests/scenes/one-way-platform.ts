import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * The player passes the first platform from below and then stands on it, climbs with the next jump, and falls through
 * again. Drop on the floor changes nothing: the next jump climbs. Without the rule, the player stays below. The picture
 * always shows the whole player, also in a jump from the upper platform.
 */
export const check: SceneCheck = ({ world, stage }, { oneWay }) => {
  const player = listBodies(world()).find((body) => body.isDynamic());
  const feet = () => (player?.getPosition().y ?? 0) - 0.45;
  const below = 1.6 - 0.3;
  let highest = 0;
  let disabled = 0;
  return {
    afterStep: (time) => {
      const isTime = (at: number) => Math.abs(time - at) < 1e-6;
      highest = Math.max(highest, feet());
      const { y, height } = stage.view;
      expect(feet() + 0.9).toBeLessThan(y + height / 2);
      stage.draw?.(recordingPen({ text: (_point, text) => void (text && disabled++) }));
      if (!oneWay) {
        expect(feet() + 0.9).toBeLessThan(below + 0.02);
        return;
      }
      if (isTime(2)) {
        expect(feet()).toBeCloseTo(1.6, 1);
        stage.controls?.Jump?.();
      }
      if (isTime(4)) {
        expect(feet()).toBeCloseTo(3.2, 1);
        stage.controls?.Jump?.();
      }
      if (isTime(6)) {
        expect(feet()).toBeCloseTo(3.2, 1);
        stage.controls?.Drop?.();
      }
      if (isTime(8)) {
        expect(feet()).toBeCloseTo(1.6, 1);
        stage.controls?.Drop?.();
      }
      if (isTime(8.7)) {
        expect(feet()).toBeCloseTo(0, 1);
        // On the floor, without an effect.
        stage.controls?.Drop?.();
        stage.controls?.Jump?.();
      }
    },
    atEnd: () => {
      expect(feet()).toBeCloseTo(oneWay ? 1.6 : 0, 1);
      if (oneWay) expect(highest).toBeGreaterThan(4.8);
      if (oneWay) expect(disabled).toBeGreaterThan(0);
      else expect(disabled).toBe(0);
    },
  };
};
