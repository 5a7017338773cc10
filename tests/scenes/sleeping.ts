import type { Body } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * Towers fall asleep and then do not move. The ball wakes one tower, not the other. If sleeping is not
 * allowed, all boxes stay awake. The drawn frames are islands, with the timers of the engine.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const bodies = listBodies(world());
  const boxes = bodies.slice(1, 9);
  const [hit, other] = [boxes.slice(0, 4), boxes.slice(4)];
  const heights = new Map<unknown, number>();
  let wasAsleep = false;
  let wasWoken = false;
  return {
    afterStep: (time) => {
      checkIslands();
      if (!values.allowSleep) {
        for (const box of boxes) expect(box.isAwake()).toBe(true);
        return;
      }
      for (const box of boxes) {
        const before = heights.get(box);
        if (box.isAwake()) heights.delete(box);
        else if (before === undefined) heights.set(box, box.getPosition().y);
        else expect(box.getPosition().y).toBe(before);
      }
      if (time < 1.05 && boxes.every((box) => !box.isAwake())) wasAsleep = true;
      if (time > 1.05 && time < 1.3 && hit.some((box) => box.isAwake())) wasWoken = true;
      if (time > 1 && time < 1.3) expect(other.some((box) => box.isAwake())).toBe(false);
    },
    atEnd: () => {
      if (!values.allowSleep) return;
      expect(wasAsleep).toBe(true);
      expect(wasWoken).toBe(true);
      expect(bodies.some((body) => body.isDynamic() && body.isAwake())).toBe(false);
      stage.controls?.['Wake all']?.();
      expect(boxes.every((box) => box.isAwake())).toBe(true);
    },
  };

  function checkIslands(): void {
    const labels: string[] = [];
    stage.draw?.(recordingPen({ text: (_point, text) => labels.push(text) }));
    expect(labels).toHaveLength(Number(stage.facts?.().Islands));
    // Each body is in a frame: the towers and the ball are one to three islands.
    expect(labels.length).toBeGreaterThanOrEqual(1);
    expect(labels.length).toBeLessThanOrEqual(boxes.length + 1);
    const isAsleep = (box: Body) => !box.isAwake();
    if (boxes.every(isAsleep))
      expect(labels.filter((label) => label === 'asleep').length).toBeGreaterThan(1);
    // The other tower is a separate island, whose label is the second.
    if (!values.allowSleep || other.some(isAsleep)) return;
    const rest = Math.min(...other.map(getSleepTime));
    const expected = rest > 0 ? `sleeps in ${Math.max(0, 0.5 - rest).toFixed(1)} s` : 'moving';
    expect(labels).toContain(expected);
  }

  /** Returns the seconds for which the engine has found a body at rest, which are not part of the public API. */
  function getSleepTime(body: Body): number {
    return (body as unknown as { m_sleepTime: number }).m_sleepTime;
  }
};
