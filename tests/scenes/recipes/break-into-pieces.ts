import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The ball and the blocks rest on splinters, which are light. */
export const mistakes = ['mass-ratio'];

/** Weight breaks nothing, a ball breaks the first stack and flies on, and pieces disappear. */
export const check: SceneCheck = ({ world, stage, dt }, values) => {
  const facts = () => stage.facts?.() ?? {};
  const isAt = (time: number, at: number) => Math.abs(time - at) < dt / 2;
  const toughness = Number(values.toughness);
  const speed = Number(values.speed);
  const ball = () => listBodies(world()).find((body) => body.isBullet());
  return {
    afterStep: (time) => {
      if (time < 0.25) expect(facts().Broken).toBe(0);
      if (isAt(time, 1.2) && toughness <= 3 && speed >= 9) {
        expect(facts().Broken).toBeGreaterThan(0);
        expect(ball()?.getPosition().x).toBeGreaterThan(-2.6);
      }
      expect(Number(facts().Pieces) % 8).toBe(0);
      if (isAt(time, 6)) {
        stage.keys?.down(' ');
        stage.controls?.['Build it again']?.();
        expect(facts().Pieces).toBe(0);
      }
    },
    // The block stands there without having broken anything.
    atEnd: () => expect(facts().Broken).toBe(0),
  };
};
