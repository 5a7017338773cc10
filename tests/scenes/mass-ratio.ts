import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

// The scene is about a heavy box on light ones.
export const mistakes = ['mass-ratio'];

/** Heavy on light is compressed at high mass ratios; light on heavy never is. */
export const check: SceneCheck = ({ stage }, { ratio, iterations }) => {
  const compression = (name: string) => Number.parseFloat(String(stage.facts?.()[name]));
  return {
    // With few iterations it takes a while to settle.
    afterStep: () => expect(compression('Light on heavy')).toBeLessThan(30),
    atEnd: () => {
      expect(compression('Light on heavy')).toBeLessThan(3);
      if (ratio === 1) expect(compression('Heavy on light')).toBeLessThan(3);
      // Many iterations help, but not entirely.
      else expect(compression('Heavy on light')).toBeGreaterThan(Number(iterations) > 40 ? 8 : 15);
    },
  };
};

/** A low mass ratio makes up for few iterations. */
export const goal: GoalCheck = {
  solution: { values: { iterations: 3, ratio: 10 } },
  nearMiss: { values: { iterations: 3, ratio: 20 } },
};
