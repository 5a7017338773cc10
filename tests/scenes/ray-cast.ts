import { type Fixture, type RayCastOutput, Vec2, type Vec2Value } from 'planck';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * The drawn hits match ray casts against each shape: the closest one, any one of them, or all of them.
 * Normals point against the ray.
 */
export const check: SceneCheck = ({ world, stage }, { length, ...values }) => {
  const find = String(values.find);
  const fixtures = bodiesOf(world()).map((body) => body.getFixtureList() as Fixture);
  let max = 0;
  return {
    afterStep: () => {
      const { end, points, normals } = drawn();
      expect(Math.hypot(end.x, end.y)).toBeCloseTo(Number(length), 6);
      const p1 = { x: 0, y: 0 };
      const expected: number[] = [];
      for (const fixture of fixtures) {
        for (let child = 0; child < fixture.getShape().getChildCount(); child++) {
          const output: RayCastOutput = { fraction: Infinity, normal: new Vec2() };
          if (fixture.rayCast(output, { p1, p2: end, maxFraction: 1 }, child))
            expected.push(output.fraction);
        }
      }
      expected.sort((a, b) => a - b);
      const fractions = points
        .map(({ x, y }) => Math.hypot(x, y) / Number(length))
        .sort((a, b) => a - b);
      // Shapes do not move here, because nothing pushes them.
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
      max = Math.max(max, fractions.length);
    },
    atEnd: () =>
      expect(max).toBeGreaterThanOrEqual(find === 'all' ? 2 : Number(length) > 2 ? 1 : 0),
  };

  function drawn() {
    let end: Vec2Value = { x: 0, y: 0 };
    const points: Vec2Value[] = [];
    const normals: Vec2Value[] = [];
    const pen = recordingPen({
      line: ([, to], { dashed }) => {
        if (dashed && to) end = to;
      },
      arrow: (from, to) => normals.push({ x: to.x - from.x, y: to.y - from.y }),
      dot: (point) => points.push(point),
    });
    stage.draw?.(pen);
    // The first dot is the start of the ray.
    return { end, points: points.slice(1), normals };
  }
};
