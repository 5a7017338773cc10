import type { Body } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The drum turns and holds its bodies, and the others stay above the hills. */
export const check: SceneCheck = ({ world }, values) => {
  const bodies = listBodies(world());
  const drum = bodies[0] as Body;
  const inside = bodies.slice(1, 11);
  const outside = bodies.slice(12);
  const count = Number(values.points);
  const heightAt = (x: number) => 1.1 + 0.6 * Math.cos(2.2 * x) + 0.12 * (x - 2.5) ** 2;
  /** Returns the height of the chain, which is straight between its points. */
  const groundAt = (x: number) => {
    const width = 7 / (count - 1);
    const index = Math.floor((x + 1) / width);
    const from = -1 + index * width;
    const fraction = (x - from) / width;
    return heightAt(from) * (1 - fraction) + heightAt(from + width) * fraction;
  };
  return {
    afterStep: (time) => {
      expect(drum.getAngle()).toBeCloseTo(Number(values.speed) * time, 6);
      for (const body of inside) {
        const { x, y } = body.getPosition();
        expect(Math.hypot(x + 3.4, y - 2.7)).toBeLessThan(1.9);
      }
      for (const body of outside) {
        const { x, y } = body.getPosition();
        expect(y).toBeGreaterThan(groundAt(x) + 0.2);
      }
    },
  };
};
