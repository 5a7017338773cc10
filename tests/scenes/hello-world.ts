import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * The box lands when the free fall formula says so, bounces as high as its restitution allows, and comes to
 * rest, and so does a box that is dropped later. Without gravity, it floats.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const [restitution, gravity, angle] = ['restitution', 'gravity', 'angle'].map((name) =>
    Number(values[name]),
  ) as [number, number, number];
  const boxes = () => listBodies(world()).slice(1);
  const [box] = boxes();
  const y = () => box?.getPosition().y ?? 0;
  // From the lowest corner to the ground.
  const drop = 4 - (Math.cos(angle) + Math.sin(angle)) / 2;
  /** On the Moon, ten seconds are not enough. */
  const settles = gravity >= 10 && restitution < 0.5;
  let landing = 0;
  let bounce = 0;
  let time = 0;
  let isDropped = false;
  world().on('begin-contact', () => {
    landing ||= time;
  });
  return {
    afterStep: (now) => {
      time = now;
      // After the landing, the box rises for at most as long as it fell.
      if (landing > 0 && now < 1.9 * landing) bounce = Math.max(bounce, y() - 0.5);
      for (const { x, y } of boxes().map((each) => each.getPosition())) {
        expect(y).toBeGreaterThan(0.49);
        expect(Math.abs(x)).toBeLessThan(4.4);
      }
      if (now < 5 || isDropped) return;
      isDropped = true;
      if (gravity > 0)
        expect(Math.abs(landing - Math.sqrt((2 * drop) / gravity))).toBeLessThan(0.05);
      if (gravity > 0 && angle === 0)
        expect(Math.abs(bounce - restitution ** 2 * drop)).toBeLessThan(0.1);
      if (settles) expect(box?.isAwake()).toBe(false);
      if (gravity === 0) expect(y()).toBe(4);
      stage.controls?.['Drop a box']?.();
    },
    atEnd: () => {
      expect(boxes()).toHaveLength(2);
      if (settles) for (const each of boxes()) expect(each.isAwake()).toBe(false);
    },
  };
};

/** A box that lands flat, whose bounce height can be computed, and the Moon. */
export const extraValues = [{ angle: 0, restitution: 0.6 }, { gravity: 1.6 }];
