import { type Fixture, type RayCastOutput, Vec2, type Vec2Value } from 'planck';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

/**
 * The drawn hits match ray casts against each shape that is not a sensor: the nearest one, any one, or all
 * of them. Normals point against the ray. Only if the callback returns 1 for sensors does the ray end at a
 * shape that is not the nearest, which is drawn as such.
 */
export const check: SceneCheck = ({ world, stage }, { length: rayLength, ...values }) => {
  const length = Number(rayLength);
  const find = String(values.find);
  const ignored = String(values.ignored);
  const fixtures = bodiesOf(world())
    .map((body) => body.getFixtureList() as Fixture)
    .filter((fixture) => !fixture.isSensor());
  let max = 0;
  let wrong = 0;
  return {
    afterStep: () => {
      const { end, hits, normals } = drawn();
      expect(Math.hypot(end.x, end.y)).toBeCloseTo(length, 6);
      // Shapes do not move here, because nothing pushes them.
      const expected = fractionsTo(end);
      const fractions = hits
        .map(({ point }) => Math.hypot(point.x, point.y) / length)
        .sort((a, b) => a - b);
      const isHit = (fraction: number, other: number) => Math.abs(fraction - other) < 1e-6;
      if (find === 'all') {
        expect(fractions.length).toBe(expected.length);
        expect(fractions.every((each, i) => isHit(each, expected[i] as number))).toBe(true);
      } else {
        expect(fractions.length).toBe(Math.min(1, expected.length));
        expect(fractions.every((each) => expected.some((other) => isHit(each, other)))).toBe(true);
      }
      if (find === 'nearest')
        hits.forEach(({ color }, i) => {
          const isNearest = isHit(fractions[i] as number, expected[0] as number);
          expect(color).toBe(isNearest ? 'accent' : 'bad');
          if (!isNearest) wrong++;
        });
      for (const { x, y } of normals) expect(x * end.x + y * end.y).toBeLessThanOrEqual(0);
      max = Math.max(max, fractions.length);
    },
    atEnd: () => {
      expect(max).toBeGreaterThanOrEqual(length <= 2 ? 0 : find === 'all' ? 2 : 1);
      if (ignored === '-1') expect(wrong).toBe(0);
      else if (find === 'nearest' && length > 2) expect(wrong).toBeGreaterThan(0);
    },
  };

  /** Where a ray from the center hits the shapes, sorted. */
  function fractionsTo(end: Vec2Value): number[] {
    const p1 = { x: 0, y: 0 };
    const fractions: number[] = [];
    for (const fixture of fixtures) {
      for (let child = 0; child < fixture.getShape().getChildCount(); child++) {
        const output: RayCastOutput = { fraction: Infinity, normal: new Vec2() };
        if (fixture.rayCast(output, { p1, p2: end, maxFraction: 1 }, child))
          fractions.push(output.fraction);
      }
    }
    return fractions.sort((a, b) => a - b);
  }

  function drawn() {
    let end: Vec2Value = { x: 0, y: 0 };
    const dots: { point: Vec2Value; color: string }[] = [];
    const normals: Vec2Value[] = [];
    const pen = recordingPen({
      line: ([, to], { dashed }) => {
        if (dashed && to) end = to;
      },
      arrow: (from, to) => normals.push({ x: to.x - from.x, y: to.y - from.y }),
      dot: (point, color) => dots.push({ point, color }),
    });
    stage.draw?.(pen);
    // The first dot is the start of the ray.
    return { end, hits: dots.slice(1), normals };
  }
};

/** The callback's return value for sensors matters for the nearest hit only. */
export const extraValues: ExtraValues = [
  { ignored: '1', speed: 2 },
  { ignored: '1', find: 'any' },
];
