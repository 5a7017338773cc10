import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import type { Stage } from '../../../src/lab/model/scene.ts';
import { expect } from '../expect.ts';
import type { GoalCheck, SceneCheck } from '../sceneCheck.ts';

type Point = { x: number; y: number };

/** A swipe that is over within one event. */
function swipe({ pointer }: Stage, from: Point, to: Point): void {
  pointer?.move(from);
  pointer?.down?.(from);
  pointer?.move(to);
  pointer?.up?.(to);
}

/** The candy hangs until its last rope is cut. A swipe next to the ropes cuts nothing. */
export const check: SceneCheck = ({ world, stage, dt }) => {
  const candy = () => listBodies(world()).find(({ style }) => style?.fill === 'accent');
  const isAt = (time: number, at: number) => Math.abs(time - at) < dt / 2;
  const facts = () => stage.facts?.() ?? {};
  return {
    afterStep: (time) => {
      expect(listJoints(world())).toHaveLength(world().getJointCount());
      if (time < 4 - dt / 2) {
        expect(facts().Candy).toBe('hangs');
        expect(candy()?.getPosition().y).toBeGreaterThan(1);
      }
      if (time < 1 - dt) expect(facts().Cuts).toBe(0);
      if (isAt(time, 2)) {
        expect(facts().Cuts).toBe(1);
        swipe(stage, { x: -6, y: 1 }, { x: -6, y: 6 });
        expect(facts().Cuts).toBe(1);
      }
      if (isAt(time, 4)) {
        swipe(stage, { x: -5, y: 6.3 }, { x: 6, y: 6.3 });
        expect(facts().Candy).toBe('falls');
      }
      if (isAt(time, 6)) expect(candy()?.getPosition().y).toBeLessThan(1.5);
      // A new one hangs there.
      if (isAt(time, 8)) expect(facts().Candy).toBe('hangs');
    },
  };
};

/** Cuts the line after so many steps, and the last chain after so many. */
function cutAt(line: number, chain: number): GoalCheck['solution'] {
  return {
    act: ({ stage }, steps) => {
      if (steps === line) swipe(stage, { x: -3, y: 5.8 }, { x: 1.2, y: 5.8 });
      if (steps === chain) swipe(stage, { x: 1, y: 6 }, { x: 7, y: 6 });
    },
  };
}

export const goal: GoalCheck = { solution: cutAt(100, 250), nearMiss: cutAt(100, 205) };
