import { AABB, type Fixture, Settings } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Every fixture whose AABB overlaps the query's is marked, and none beyond the fat AABBs. */
export const check: SceneCheck = ({ world, stage }) => {
  const fixtures = listBodies(world())
    .filter((body) => body.isDynamic())
    .map((body) => body.getFixtureList() as Fixture);
  let max = 0;
  return {
    afterStep: () => {
      const query = readDrawnQuery();
      // The world has stepped since the query. Fat AABBs stay until their shapes leave them, so they
      // reach at most this far beyond half a needle.
      const slop = 0.05;
      const reach = 0.81 + 2 * Settings.aabbExtension + slop;
      for (const fixture of fixtures) {
        const isMarked = fixture.style.fill === 'accent';
        if (AABB.testOverlap(expanded(query, -slop), fixture.getAABB(0)))
          expect(isMarked).toBe(true);
        const { x, y } = fixture.getBody().getPosition();
        const center = new AABB({ x, y }, { x, y });
        if (isMarked) expect(AABB.testOverlap(expanded(query, reach), center)).toBe(true);
      }
      const count = Number(stage.facts?.()['Fixtures found']);
      expect(count).toBe(fixtures.filter(({ style }) => style.fill === 'accent').length);
      max = Math.max(max, count);
    },
    atEnd: () => expect(max).toBeGreaterThan(0),
  };

  function expanded({ lowerBound: a, upperBound: b }: AABB, by: number): AABB {
    return new AABB({ x: a.x - by, y: a.y - by }, { x: b.x + by, y: b.y + by });
  }

  /** Returns the query's AABB, which is the last polygon drawn. */
  function readDrawnQuery(): AABB {
    let box = new AABB();
    const pen = recordingPen({
      polygon: ([a, , b]) => {
        if (a && b) box = new AABB(a, b);
      },
    });
    stage.draw?.(pen);
    return box;
  }
};
