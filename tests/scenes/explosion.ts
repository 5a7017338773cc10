import type { Body } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

const RAYS = 90;
const REACH = 7; // meters

/**
 * The explosion pushes boxes that are not in cover away from the bomb, by at most the impulse of the rays
 * that hit them. With cover, it pushes no box behind the wall or above the shelf.
 */
export const check: SceneCheck = ({ world, stage }, { impulse, falloff, cover }) => {
  const bodies = listBodies(world());
  const bomb = bodies.at(-1) as Body;
  const boxes = bodies.slice(2, -1);
  const starts = boxes.map((box) => box.getPosition().clone());
  const perRay = Number(impulse) / RAYS;
  return {
    afterStep: (time) => {
      // The first explosion is in the step that ends after a second.
      if (Math.abs(time - 59 / 60) < 1e-6)
        for (const box of boxes) expect(box.getLinearVelocity().length()).toBeLessThan(0.05);
      if (Math.abs(time - 1.05) < 1e-6) {
        const pushed = boxes.filter((box) => box.getLinearVelocity().length() > 0.1);
        expect(pushed.length).toBeGreaterThan(3);
        const hidden = boxes.filter((box) => {
          const { x, y } = box.getPosition();
          return (Math.abs(x + 3.2) < 0.5 && y < 2) || (x > 0 && x < 3.5 && y > 3.3);
        });
        expect(hidden).toHaveLength(7);
        for (const box of hidden) if (cover) expect(pushed).not.toContain(box);
        if (!cover) expect(hidden.some((box) => pushed.includes(box))).toBe(true);
        expect(stage.facts?.()['Boxes hit']).toBe(cover ? '4 of 26' : '11 of 26');
      }
    },
    atEnd: () => {
      stage.controls?.Rebuild?.();
      for (const [i, box] of boxes.entries()) {
        expect(box.getPosition()).toEqual(starts[i]);
        expect(box.getLinearVelocity().length()).toBe(0);
      }
      const center = bomb.getPosition();
      stage.controls?.Detonate?.();
      let hits = 0;
      for (const box of boxes) {
        const momentum = box.getLinearVelocity().clone().mul(box.getMass());
        if (momentum.length() === 0) continue;
        hits++;
        const { x, y } = box.getPosition();
        const away = { x: x - center.x, y: y - center.y };
        const distance = Math.hypot(away.x, away.y);
        expect(momentum.x * away.x + momentum.y * away.y).toBeGreaterThan(0);
        // A box is never farther away than half its diagonal from where a ray hits it.
        const nearest = Math.max(0, distance - 0.43);
        const angle = 2 * Math.atan2(0.43, distance);
        const rays = Math.ceil((angle * RAYS) / (2 * Math.PI)) + 1;
        const share: Record<string, number> = {
          none: 1,
          linear: 1 - nearest / REACH,
          quadratic: (1 - nearest / REACH) ** 2,
        };
        const limit = rays * perRay * (share[String(falloff)] ?? 0);
        expect(momentum.length()).toBeLessThan(limit);
      }
      expect(stage.facts?.()['Boxes hit']).toBe(`${hits} of 26`);
      expect(hits).toBeGreaterThan(3);
    },
  };
};

/** The total impulse without and with a falloff. */
export const extraValues: ExtraValues = [
  { falloff: 'none', impulse: 200 },
  { falloff: 'quadratic', cover: false },
];
