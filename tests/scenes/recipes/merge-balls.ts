import { type Body, Circle } from 'planck';
import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Merging keeps the mass of all balls, and equal balls don't stay in contact. */
export const check: SceneCheck = ({ world, stage, dt }) => {
  const balls = () => listBodies(world()).filter((body) => body.isDynamic());
  const readRadius = (ball: Body) => ball.getFixtureList()?.getShape().getRadius() ?? 0;
  const isAt = (time: number, at: number) => Math.abs(time - at) < dt / 2;
  const score = () => Number(stage.facts?.().Score);
  let before = 0;
  return {
    afterStep: (time) => {
      for (const ball of balls()) {
        expect(ball.getFixtureList()?.getShape()).toBeInstanceOf(Circle);
        expect(ball.getMass()).toBeCloseTo(Math.PI * readRadius(ball) ** 2, 4);
      }
      // Drop balls by hand, always at the same place.
      if (time > 5 && Math.round(time / dt) % 40 === 0) {
        stage.pointer?.move({ x: -4, y: 6 });
        before = balls().length;
        stage.pointer?.up?.({ x: -4, y: 6 });
        if (time > 6 && stage.facts?.().Largest !== 128) expect(balls().length).toBe(before + 1);
      }
      if (isAt(time, 5)) expect(score()).toBeGreaterThan(0);
    },
    atEnd: () => expect(score()).toBeGreaterThan(20),
  };
};
