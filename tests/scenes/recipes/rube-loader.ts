import { listBodies, listFixtures, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import { recordingPen } from '../pen.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/**
 * Bodies, fixtures, and joints are as in the file, at the offset. The car drives, the windmill turns at the speed of
 * its motor, the rope holds, and images follow their bodies.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const offset = Number(values.x);
  const named = (name: string) => {
    const body = listBodies(world()).find((candidate) => candidate.getUserData() === name);
    if (!body) throw new Error(`there is no ${name}`);
    return body;
  };
  expect(listBodies(world())).toHaveLength(9);
  expect(listJoints(world()).map((joint) => joint.getType())).toEqual([
    'wheel-joint',
    'wheel-joint',
    'revolute-joint',
    'revolute-joint',
    'rope-joint',
  ]);
  // Its height is written as the bits of a float.
  expect(named('windmill').getPosition().x).toBeCloseTo(3.6 + offset, 5);
  expect(named('windmill').getPosition().y).toBeCloseTo(4.1, 5);
  expect(listFixtures(named('chassis'))).toHaveLength(2);
  expect(listFixtures(named('ball'))[0]?.getRestitution()).toBe(0.6);
  expect(listFixtures(named('hook'))[0]?.isSensor()).toBe(true);
  // Missing in the file, as all defaults are; these are not 0.
  expect(named('ball').getGravityScale()).toBe(1);
  expect(listFixtures(named('ball'))[0]?.getFilterMaskBits()).toBe(0xffff);
  const start = named('chassis').getPosition().x;
  let farthest = start;
  return {
    afterStep: (time) => {
      farthest = Math.max(farthest, named('chassis').getPosition().x);
      const [hook, lamp] = [named('hook').getPosition(), named('lamp').getPosition()];
      expect(Math.hypot(hook.x - lamp.x, hook.y - lamp.y)).toBeLessThan(2);
      if (time > 0.1 && time < 1 && values.gravity !== 0)
        expect(named('windmill').getAngularVelocity()).toBeCloseTo(1.5, 1);
    },
    atEnd: () => {
      if (values.gravity !== 0) expect(farthest - start).toBeGreaterThan(1);
      const frames: { x: number; y: number }[][] = [];
      const polygon = (points: readonly { x: number; y: number }[]) =>
        void frames.push([...points]);
      stage.draw?.(recordingPen({ polygon }));
      expect(frames).toHaveLength(values.images ? 3 : 0);
      const [car, ball] = values.images ? frames : [];
      // The lower left corners.
      for (const [corner, place] of [
        [car?.[0], named('chassis').getWorldPoint({ x: -1.05, y: -0.3 })],
        [ball?.[0], named('ball').getWorldPoint({ x: -0.3, y: -0.3 })],
      ] as const) {
        if (!corner) continue;
        expect(corner.x).toBeCloseTo(place.x, 6);
        expect(corner.y).toBeCloseTo(place.y, 6);
      }
    },
  };
};
