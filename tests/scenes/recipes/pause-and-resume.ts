import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

const HIDE = 'Hide and show the tab';
const PAUSE = 'Pause or continue';

/**
 * A hidden tab adds nothing to a game that pauses, and one long frame to others, at most as long as the limit. What
 * the player paused stays paused when the tab is shown.
 */
export const check: SceneCheck = ({ world, stage, step }, { away, paused, longest }) => {
  const hand = listBodies(world()).find((body) => body.isKinematic());
  const clock = () => (-10 * (hand?.getAngle() ?? NaN)) / (2 * Math.PI);
  const press = (name: string) => stage.controls?.[name]?.();
  return {
    afterStep: (time) => {
      expect(stage.speed).toBe(1);
      if (time < 3) expect(clock()).toBeCloseTo(time, 3);
      if (Math.abs(time - 3) < 1e-6) press(HIDE);
      if (time < 3.05) return;
      // The first frame afterward brings the time since the last one.
      const frame = Math.min(Number(away) + 1 / 60, Number(longest));
      const jump = paused ? 0 : frame - 1 / 60;
      expect(Math.abs(clock() - time - jump)).toBeLessThan(0.02);
      const lastJump = Number.parseFloat(String(stage.facts?.()['Last jump']));
      expect(lastJump).toBeCloseTo(jump < 1 / 60 ? 0 : frame, 0);
    },
    atEnd: () => {
      press(PAUSE);
      expect(stage.speed).toBe(0);
      press(HIDE);
      expect(stage.speed).toBe(0);
      expect(stage.facts?.()['Paused by']).toBe('player');
      const before = clock();
      press(PAUSE);
      expect(stage.speed).toBe(1);
      step();
      expect(clock() - before).toBeCloseTo(1 / 60, 3);
    },
  };
};
