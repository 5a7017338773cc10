import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** All turrets point to a target at rest after a while, in place, and the second one keeps its speed limit. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const turrets = listBodies(world());
  const starts = turrets.map((turret) => turret.getPosition().x);
  const maxSpeed = Number(values.maxSpeed);
  // On the left, where angles jump from π to −π.
  const target = { x: -6, y: -1.9 };
  let fastest = 0;
  return {
    afterStep: (time) => {
      const speed = Math.abs(turrets[1]?.getAngularVelocity() ?? 0);
      expect(speed).toBeLessThan(maxSpeed + 1e-6);
      fastest = Math.max(fastest, speed);
      if (Math.abs(time - 2) < 1e-6) stage.pointer?.move(target);
    },
    atEnd: () => {
      expect(fastest).toBeGreaterThan(0.4);
      for (const [i, turret] of turrets.entries()) {
        const { x, y } = turret.getLocalPoint(target);
        expect(Math.abs(Math.atan2(y, x))).toBeLessThan(0.01);
        expect(turret.getPosition().x).toBeCloseTo(starts[i] ?? 0, 6);
      }
    },
  };
};
