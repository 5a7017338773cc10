import type { Fixture, Vec2Value } from 'planck';
import type { Pen } from '../../src/lab/draw/pen.ts';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/**
 * What is drawn is what the ray meets, found by asking each shape: the closest has nothing before it,
 * any is one of them, all are all. Normals point against the ray.
 */
export const promised: Promised = ({ world, stage }, { length, ...values }) => {
  const find = String(values.find);
  const fixtures = bodiesOf(world()).map((body) => body.getFixtureList() as Fixture);
  let most = 0;
  return {
    each: () => {
      const { end, points, normals } = drawn();
      expect(Math.hypot(end.x, end.y)).toBeCloseTo(Number(length), 6);
      const p1 = { x: 0, y: 0 };
      const expected: number[] = [];
      for (const fixture of fixtures) {
        for (let child = 0; child < fixture.getShape().getChildCount(); child++) {
          const output = { fraction: Infinity, normal: p1 } as never;
          if (fixture.rayCast(output, { p1, p2: end, maxFraction: 1 }, child))
            expected.push((output as { fraction: number }).fraction);
        }
      }
      expected.sort((a, b) => a - b);
      const fractions = points
        .map(({ x, y }) => Math.hypot(x, y) / Number(length))
        .sort((a, b) => a - b);
      // Shapes may have moved since, but nobody pushes them here.
      if (find === 'all') expect(fractions.length).toBe(expected.length);
      else expect(fractions.length).toBe(Math.min(1, expected.length));
      if (find === 'any')
        for (const fraction of fractions)
          expect(expected.some((other) => Math.abs(other - fraction) < 1e-6)).toBe(true);
      else
        fractions.forEach((fraction, i) => {
          expect(fraction).toBeCloseTo(expected[i] as number, 6);
        });
      for (const { x, y } of normals) expect(x * end.x + y * end.y).toBeLessThanOrEqual(0);
      most = Math.max(most, fractions.length);
    },
    end: () => expect(most).toBeGreaterThanOrEqual(find === 'all' ? 2 : Number(length) > 2 ? 1 : 0),
  };

  function drawn() {
    let end: Vec2Value = { x: 0, y: 0 };
    const points: Vec2Value[] = [];
    const normals: Vec2Value[] = [];
    const none = () => undefined;
    const pen: Pen = {
      polygon: none,
      circle: none,
      text: none,
      line: ([, to], { dashed }) => {
        if (dashed && to) end = to;
      },
      arrow: (from, to) => normals.push({ x: to.x - from.x, y: to.y - from.y }),
      dot: (point) => points.push(point),
    };
    stage.draw?.(pen);
    // The first dot is where the ray starts.
    return { end, points: points.slice(1), normals };
  }
};
