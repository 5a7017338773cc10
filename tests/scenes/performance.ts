import { listBodies, listContacts } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Four seconds, in which the drum lifts bodies and they fall back: a step takes ten times as long as in other scenes. */
export const steps = 240;

/** All bodies stay in the drum, and the counts in the status line are right. */
export const check: SceneCheck = ({ world, stage }, { count }) => ({
  afterStep: () => {
    const distances = listBodies(world()).map((body) => body.getPosition().length());
    expect(Math.max(...distances)).toBeLessThan(7.5);
  },
  atEnd: () => {
    const {
      'Pairs to update': pairs,
      'Pairs to solve': touching,
      'Tree height': height,
    } = stage.facts?.() ?? {};
    expect(height).toBe(world().getTreeHeight());
    expect(listBodies(world())).toHaveLength(Number(count) + 1);
    // Each body rests on another, and has room for only a few neighbors.
    expect(Number(touching)).toBeGreaterThan(Number(count) / 2);
    expect(Number(pairs)).toBeGreaterThanOrEqual(Number(touching));
    expect(Number(pairs)).toBeLessThan(6 * Number(count));

    // Pairs of sleeping bodies stay, but cost nothing.
    for (const body of listBodies(world())) body.setAwake(false);
    expect(listContacts(world()).length).toBeGreaterThanOrEqual(Number(pairs));
    expect(stage.facts?.()).toMatchObject({ 'Pairs to update': 0, 'Pairs to solve': 0 });
    // Axes, and a line for each count, with a point every six steps and one at the start.
    const lines: number[] = [];
    const labels: string[] = [];
    stage.draw?.(
      recordingPen({
        line: (points) => lines.push(points.length),
        text: (_point, text) => labels.push(text),
      }),
    );
    expect(lines).toEqual([3, 41, 41, 41]);
    expect(labels).toContain(`${count} awake`);
  },
});
