import type { AABB, Body, BroadPhase, FixtureProxy, World } from 'planck';
import { listBodies, listContacts } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * The fat AABBs that the scene draws are those of the world's own broad phase, contain the tight ones, and
 * change exactly when they are drawn as updated. The world has a contact for each overlapping pair.
 */
export const check: SceneCheck = ({ world, stage }, { speed }) => {
  const bodies = listBodies(world());
  let before: string[] = [];
  let updates = 0;
  let steps = 0;
  return {
    afterStep: () => {
      const fat = bodies.map((body) => getFatBox(world(), body));
      const drawn = readDrawnFrames();
      expect(drawn.fat.map(({ box }) => box)).toEqual(fat.map(formatBox));
      fat.forEach((box, i) => {
        expect(box.contains(drawn.tight[i] as AABB)).toBe(true);
      });
      fat.map(formatBox).forEach((box, i) => {
        const hasChanged = steps > 0 && box !== before[i];
        if (hasChanged) expect(drawn.fat[i]?.isUpdated).toBe(true);
        if (hasChanged && steps >= 540) updates++;
      });
      before = fat.map(formatBox);
      steps++;
      // Contacts of pairs that moved apart in this step end in the next one.
      expect(listContacts(world()).length).toBeGreaterThanOrEqual(countOverlaps(fat));
    },
    atEnd: () => {
      expect(stage.facts?.()['Updates in the last second']).toBe(updates);
      if (Number(speed) > 0) expect(updates).toBeGreaterThan(0);
    },
  };

  function readDrawnFrames() {
    const fat: { box: string; isUpdated: boolean }[] = [];
    const tight: AABB[] = [];
    const pen = recordingPen({
      polygon: ([lowerBound, , upperBound], { fill, stroke }) => {
        const box = { lowerBound, upperBound } as AABB;
        if (fill) fat.push({ box: formatBox(box), isUpdated: stroke === 'accent' });
        else tight.push(box);
      },
    });
    stage.draw?.(pen);
    return { fat, tight };
  }
};

/** Returns the fat AABB in the world's broad phase, which is not part of the public API. */
function getFatBox(world: World, body: Body): AABB {
  const { m_broadPhase } = world as unknown as { m_broadPhase: BroadPhase };
  const { m_proxies } = body.getFixtureList() as unknown as { m_proxies: FixtureProxy[] };
  return m_broadPhase.getFatAABB(m_proxies[0]?.proxyId as number);
}

function formatBox({ lowerBound: a, upperBound: b }: AABB): string {
  return [a.x, a.y, b.x, b.y].map((value) => value.toFixed(9)).join(' ');
}

/** Returns the number of pairs that overlap. */
function countOverlaps(boxes: AABB[]): number {
  const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
  return pairs.filter(
    ([a, b]) =>
      a.lowerBound.x < b.upperBound.x &&
      b.lowerBound.x < a.upperBound.x &&
      a.lowerBound.y < b.upperBound.y &&
      b.lowerBound.y < a.upperBound.y,
  ).length;
}
