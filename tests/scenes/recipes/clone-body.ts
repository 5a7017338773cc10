import { listBodies, listFixtures } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

const MASS = { mass: 0, center: { x: 0, y: 0 }, I: 0 };

/** Clones equal the original, and move as it does, unless something was not copied. */
export const check: SceneCheck = ({ world }, values) => {
  const forgotten = String(values.forgotten);
  const original = listBodies(world()).at(-1);
  if (!original) throw new Error('there is no body');
  let largest = 0;
  let clones = 0;
  return {
    afterStep: () => {
      const copies = listBodies(world()).slice(2);
      clones = copies.length;
      for (const [i, copy] of copies.entries()) {
        const [a, b] = [original.getPosition(), copy.getPosition()];
        largest = Math.max(largest, Math.hypot(a.x - b.x, a.y - b.y - 2.5 * (i + 1)));
      }
    },
    atEnd: () => {
      expect(clones).toBe(2);
      if (forgotten === 'nothing') expect(largest).toBeLessThan(1e-3);
      else expect(largest).toBeGreaterThan(0.3);
      if (forgotten !== 'nothing') return;
      for (const copy of listBodies(world()).slice(2)) {
        const [mass, copied] = [original, copy].map((body) => {
          const data = { ...MASS, center: { x: 0, y: 0 } };
          body.getMassData(data);
          return data;
        });
        expect(copied?.mass).toBeCloseTo(1.6, 6);
        expect(copied?.I).toBeCloseTo(mass?.I ?? NaN, 6);
        expect(copied?.center.x).toBeCloseTo(0.1, 6);
        const materials = [original, copy].map((body) =>
          listFixtures(body).map((fixture) => [
            fixture.getType(),
            fixture.getDensity(),
            fixture.getFriction(),
            fixture.getRestitution(),
          ]),
        );
        expect(materials[1]).toEqual(materials[0]);
        expect(copy.getUserData()).toEqual(original.getUserData());
        expect(copy.getUserData() === original.getUserData()).toBe(false);
      }
    },
  };
};
