import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import { recordingPen } from '../pen.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/**
 * The sum appears when all dice have been slow for the given time, not before, and is that of their upper sides.
 * The next throw follows.
 */
export const check: SceneCheck = ({ world, stage }, { slow, seconds }) => {
  const dice = listBodies(world()).filter((body) => body.isDynamic());
  let quiet = 0;
  let sums = 0;
  let wasRolling = true;
  const readSum = () => {
    let shown: number | undefined;
    const text = (_: unknown, words: string) => {
      const [, sum] = /^Sum: (\d+)$/.exec(words) ?? [];
      if (sum) shown = Number(sum);
    };
    stage.draw?.(recordingPen({ text }));
    return shown;
  };
  return {
    afterStep: () => {
      const isQuiet = dice.every(
        (die) => !die.isAwake() || die.getLinearVelocity().length() < Number(slow),
      );
      quiet = isQuiet ? quiet + 1 / 60 : 0;
      const sum = readSum();
      if (sum !== undefined && wasRolling) {
        sums++;
        expect(quiet).toBeGreaterThan(Number(seconds) - 1e-6);
        // The upper side is the one whose normal points up: one dot at the local (0, 1), two at (1, 0).
        const normals = [
          { x: 0, y: 1 },
          { x: 1, y: 0 },
          { x: 0, y: -1 },
          { x: -1, y: 0 },
        ];
        const faces = dice.map((die) => {
          const heights = normals.map((normal) => die.getWorldVector(normal).y);
          return 1 + heights.indexOf(Math.max(...heights));
        });
        expect(sum).toBe(faces.reduce((a, b) => a + b));
      }
      wasRolling = sum === undefined;
    },
    atEnd: () => {
      if (Number(seconds) <= 0.25) expect(sums).toBeGreaterThan(0);
      expect(stage.facts?.().Throws).toBeGreaterThan(sums - 1);
    },
  };
};
