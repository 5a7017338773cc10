import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** A loop selects exactly the bodies in it, also if it is concave, and only these are pushed. */
export const check: SceneCheck = ({ world, stage }, { push }) => {
  const bodies = listBodies(world()).filter((body) => body.isDynamic());
  /** An L, without its upper right quarter. */
  const corners: [number, number][] = [
    [-5.8, -3.4],
    [5.8, -3.4],
    [5.8, 0],
    [0, 0],
    [0, 3.4],
    [-5.8, 3.4],
  ];
  let isDone = false;
  return {
    afterStep: (time) => {
      if (time < 5 || isDone) return;
      isDone = true;
      for (const [i, [x, y]] of corners.entries()) stage.pointer?.[i ? 'move' : 'down']?.({ x, y });
      stage.pointer?.up?.({ x: 0, y: 0 });
      const before = bodies.map((body) => body.getLinearVelocity().x);
      stage.controls?.['Push right']?.();
      let selected = 0;
      for (const [i, body] of bodies.entries()) {
        const { x, y } = body.getWorldCenter();
        const isIn = Math.abs(x) < 5.8 && Math.abs(y) < 3.4 && !(x > 0 && y > 0);
        selected += Number(isIn);
        const gain = body.getLinearVelocity().x - (before[i] ?? NaN);
        expect(gain).toBeCloseTo(isIn ? Number(push) : 0, 5);
      }
      expect(selected).toBeGreaterThan(10);
      expect(stage.facts?.().Selected).toBe(`${selected} of 28`);
    },
    atEnd: () => expect(isDone).toBe(true),
  };
};
