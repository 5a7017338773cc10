import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** All bodies stay in the world, a teleport keeps the velocity, and no joint is torn. */
export const check: SceneCheck = ({ world, stage }, { margin }) => {
  const [ship] = listBodies(world());
  const joint = listJoints(world())[0];
  const half = { x: 8.5 + Number(margin), y: 5 + Number(margin) };
  let last = { x: 0, y: 0 };
  let jumps = 0;
  return {
    afterStep: (time) => {
      for (const body of listBodies(world())) {
        const { x, y } = body.getPosition();
        // The satellites are 1 m away from their middle.
        const reach = body.getJointList() ? 1.3 : 1e-6;
        expect(Math.abs(x)).toBeLessThan(half.x + reach);
        expect(Math.abs(y)).toBeLessThan(half.y + reach);
      }
      const [a, b] = [joint?.getAnchorA(), joint?.getAnchorB()];
      if (a && b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(2, 1);
      const { x = 0, y = 0 } = ship?.getPosition() ?? {};
      const [dx, dy] = [x - last.x, y - last.y];
      const jumped = Math.abs(dx) > 5 || Math.abs(dy) > 5;
      if (jumped) jumps++;
      // It moves on as if the sides were connected.
      const path = Math.hypot(
        Math.abs(dx) > 5 ? Math.abs(dx) - 2 * half.x : dx,
        Math.abs(dy) > 5 ? Math.abs(dy) - 2 * half.y : dy,
      );
      const velocity = ship?.getLinearVelocity() ?? { x: 0, y: 0 };
      // Contacts push it a little, too.
      expect(Math.abs(path - Math.hypot(velocity.x, velocity.y) / 60)).toBeLessThan(0.25);
      last = { x, y };
      const step = Math.round(time * 60);
      if (step === 60) stage.keys?.down('ArrowUp');
      if (step % 30 === 0) {
        stage.keys?.down(' ');
        stage.keys?.up(' ');
      }
    },
    atEnd: () => {
      expect(jumps).toBeGreaterThan(1);
      expect(Number(stage.facts?.()['Rocks hit'])).toBeGreaterThan(0);
    },
  };
};
