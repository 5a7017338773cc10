import type { World } from 'planck';
import { bodiesOf, jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Restore creates another world in the saved state, which then moves in the same way. */
export const check: SceneCheck = ({ world, stage }, { again }) => {
  const poses = (of: World) =>
    bodiesOf(of).map((body) => [
      body.getPosition().x,
      body.getPosition().y,
      body.getAngle(),
      body.getLinearVelocity().x,
      body.getLinearVelocity().y,
    ]);
  // Warm starting and sleep are not saved, so velocities are a little different after a step.
  const positions = (of: World) => poses(of).map((pose) => pose.slice(0, 3));
  let first: World | undefined;
  let saved: number[][] = [];
  let positionsAfterSave: number[][] = [];
  const worlds = new Set<World>();
  return {
    afterStep: (time) => {
      const isTime = (at: number) => Math.abs(time - at) < 1e-6;
      worlds.add(world());
      if (isTime(1)) {
        stage.controls?.Save?.();
        first = world();
        saved = poses(first);
      }
      if (isTime(1.1)) positionsAfterSave = positions(world());
      if (isTime(2)) {
        expect(poses(world())).not.toEqual(saved);
        stage.controls?.Restore?.();
        expect(world()).not.toBe(first);
        expectClose(poses(world()), saved, 1e-9);
        expect(jointsOf(world())).toHaveLength(6);
      }
      if (isTime(2.1)) expectClose(positions(world()), positionsAfterSave, 0.1);
    },
    atEnd: () => expect(worlds.size).toBe(again ? 3 : 2),
  };

  function expectClose(a: number[][], b: number[][], slop: number): void {
    expect(a).toHaveLength(b.length);
    a.flat().forEach((value, i) => {
      expect(Math.abs(value - (b.flat()[i] as number))).toBeLessThan(slop);
    });
  }
};
