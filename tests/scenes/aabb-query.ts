import { AABB, type Fixture, Settings } from 'planck';
import type { Pen } from '../../src/lab/draw/pen.ts';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Every fixture whose box is in the query's is marked, and none that is further than boxes reach. */
export const promised: Promised = ({ world, stage }) => {
  const fixtures = bodiesOf(world())
    .filter((body) => body.isDynamic())
    .map((body) => body.getFixtureList() as Fixture);
  let most = 0;
  return {
    each: () => {
      const query = drawn();
      // Between the query and now was a step. Boxes in the tree are larger, and stay as they are until
      // the shape leaves them: nothing is further from its center than half a needle and this.
      const slop = 0.05;
      const reach = 0.81 + 2 * Settings.aabbExtension + slop;
      for (const fixture of fixtures) {
        const isFound = fixture.style.fill === 'accent';
        if (AABB.testOverlap(grown(query, -slop), fixture.getAABB(0))) expect(isFound).toBe(true);
        const { x, y } = fixture.getBody().getPosition();
        const center = new AABB({ x, y }, { x, y });
        if (isFound) expect(AABB.testOverlap(grown(query, reach), center)).toBe(true);
      }
      const count = Number(stage.facts?.().found);
      expect(count).toBe(fixtures.filter(({ style }) => style.fill === 'accent').length);
      most = Math.max(most, count);
    },
    end: () => expect(most).toBeGreaterThan(0),
  };

  function grown({ lowerBound: a, upperBound: b }: AABB, by: number): AABB {
    return new AABB({ x: a.x - by, y: a.y - by }, { x: b.x + by, y: b.y + by });
  }

  /** The query's box, which is the polygon drawn last. */
  function drawn(): AABB {
    const none = () => undefined;
    let box = new AABB();
    const pen: Pen = {
      polygon: ([a, , b]) => {
        if (a && b) box = new AABB(a, b);
      },
      line: none,
      circle: none,
      dot: none,
      arrow: none,
      text: none,
    };
    stage.draw?.(pen);
    return box;
  }
};
