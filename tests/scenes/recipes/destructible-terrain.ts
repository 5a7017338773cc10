import { listBodies } from '../../../src/lab/draw/world.ts';
import type { Simulation } from '../../../src/lab/simulation/simulation.ts';
import { expect } from '../expect.ts';
import type { GoalCheck, SceneCheck } from '../sceneCheck.ts';

/** Digs a tunnel from one point to another. */
function tunnel({ stage }: Simulation, from: [number, number], to: [number, number]) {
  for (let share = 0; share <= 1; share += 0.05) {
    const point = {
      x: from[0] + share * (to[0] - from[0]),
      y: from[1] + share * (to[1] - from[1]),
    };
    stage.pointer?.move(point);
    stage.pointer?.down?.(point);
  }
  stage.pointer?.up?.({ x: to[0], y: to[1] });
}

/** The balls lie in the valley, until the ground below them is gone: then they wake, and fall. */
export const check: SceneCheck = (simulation) => {
  const { world, stage } = simulation;
  const balls = () => listBodies(world()).filter((body) => body.isDynamic());
  const lowest = () => Math.min(...balls().map((ball) => ball.getPosition().y));
  let isDug = false;
  return {
    afterStep: (time) => {
      expect(lowest()).toBeGreaterThan(isDug ? 0.1 : 2);
      if (time < 8 || isDug) return;
      isDug = true;
      tunnel(simulation, [3.1, 3.4], [3.1, 1]);
      // Where nobody digs, the field has not changed.
      expect(stage.facts?.()['In the chamber']).toBe('0 of 40 balls');
    },
    atEnd: () => {
      expect(balls()).toHaveLength(40);
      expect(lowest()).toBeLessThan(1.5);
    },
  };
};

export const goal: GoalCheck = {
  solution: {
    act: (simulation, steps) => {
      if (steps === 60) tunnel(simulation, [3, 3], [8.6, 1.5]);
    },
  },
  // Uphill at the end: the balls stay in the valley.
  nearMiss: {
    act: (simulation, steps) => {
      if (steps === 60) tunnel(simulation, [3, 1], [9, 2]);
    },
  },
};
