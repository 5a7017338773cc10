import type { Vec2Value, World } from 'planck';
import { listBodies, listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * Outlines mark where all bodies were when the world was saved. Restore creates another world in this state,
 * which then moves in the same way.
 */
export const check: SceneCheck = ({ world, stage }, { again }) => {
  const poses = (of: World) =>
    listBodies(of).map((body) => [
      body.getPosition().x,
      body.getPosition().y,
      body.getAngle(),
      body.getLinearVelocity().x,
      body.getLinearVelocity().y,
    ]);
  // Warm starting and sleep are not saved, so velocities are a little different after a step.
  const positions = (of: World) => poses(of).map((pose) => pose.slice(0, 3));
  const centers = (of: World) =>
    listBodies(of)
      .filter((body) => body.isDynamic())
      .map((body) => [body.getPosition().x, body.getPosition().y]);
  let first: World | undefined;
  let saved: number[][] = [];
  let savedCenters = centers(world());
  let positionsAfterSave: number[][] = [];
  const worlds = new Set<World>();
  return {
    afterStep: (time) => {
      const isTime = (at: number) => Math.abs(time - at) < 1e-6;
      worlds.add(world());
      expectClose(readDrawnCenters(), savedCenters, 1e-6);
      if (isTime(1)) {
        stage.controls?.Save?.();
        first = world();
        saved = poses(first);
        savedCenters = centers(first);
      }
      if (isTime(1.1)) positionsAfterSave = positions(world());
      if (isTime(2)) {
        expect(poses(world())).not.toEqual(saved);
        expect(labels()).toEqual(['saved at 1.0 s', 'now at 2.0 s']);
        stage.controls?.Restore?.();
        expect(labels()).toEqual(['saved at 1.0 s', 'now at 1.0 s']);
        expect(world()).not.toBe(first);
        expectClose(poses(world()), saved, 1e-9);
        expect(listJoints(world())).toHaveLength(6);
      }
      if (isTime(2.1)) expectClose(positions(world()), positionsAfterSave, 0.1);
    },
    atEnd: () => expect(worlds.size).toBe(again ? 3 : 2),
  };

  /** Returns the centers of the drawn outlines; all shapes are symmetric. */
  function readDrawnCenters(): number[][] {
    const drawn: number[][] = [];
    const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    const pen = recordingPen({
      circle: ({ x, y }) => drawn.push([x, y]),
      polygon: (points: readonly Vec2Value[]) =>
        drawn.push([mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]),
    });
    stage.draw?.(pen);
    // The newest body first.
    return drawn.reverse();
  }

  function labels(): string[] {
    const texts: string[] = [];
    stage.draw?.(recordingPen({ text: (_point, text) => texts.push(text) }));
    return texts;
  }

  function expectClose(a: number[][], b: number[][], slop: number): void {
    expect(a).toHaveLength(b.length);
    a.flat().forEach((value, i) => {
      expect(Math.abs(value - (b.flat()[i] as number))).toBeLessThan(slop);
    });
  }
};
