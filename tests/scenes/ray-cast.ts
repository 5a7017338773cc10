import { type Fixture, type RayCastOutput, Vec2, type Vec2Value } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

/** Start of the ray. */
const FROM = { x: -2.1, y: 0 };

/**
 * The drawn hits match ray casts against each shape that is not a sensor: the nearest one, any one, or all
 * of them. Normals point against the ray. The list shows the length of the ray after each call: only if the
 * callback returns 1 for sensors does it grow, and only then can the ray end at a shape that is not the nearest.
 */
export const check: SceneCheck = ({ world, stage }, { length: rayLength, ...values }) => {
  const length = Number(rayLength);
  const find = String(values.shapes).replace(/^.*: | hits?$/g, '');
  const isIgnored = String(values.sensors) === '-1: ignore';
  const fixtures = listBodies(world())
    .map((body) => body.getFixtureList() as Fixture)
    .filter((fixture) => !fixture.isSensor());
  let max = 0;
  let wrong = 0;
  let grown = 0;
  return {
    afterStep: () => {
      const { end, hits, normals, reaches, labels } = drawn();
      expect(distance(end)).toBeCloseTo(length, 6);
      // Shapes do not move here, because nothing pushes them.
      const expected = castRay(end);
      const fractions = hits.map(({ point }) => distance(point) / length).sort((a, b) => a - b);
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
          expect(color).toBe(isNearest ? 'good' : 'bad');
          expect(labels.includes('not the nearest')).toBe(!isNearest);
          if (!isNearest) wrong++;
        });
      for (const { x, y } of normals)
        expect(x * (end.x - FROM.x) + y * (end.y - FROM.y)).toBeLessThanOrEqual(0);
      max = Math.max(max, fractions.length);

      let last = 1;
      for (const { reach, color } of reaches) {
        expect(color).toBe(reach > last ? 'bad' : 'good');
        if (reach > last) grown++;
        last = reach;
      }
      if (find === 'nearest' && isIgnored && reaches.length > 0)
        expect(isHit(last, expected[0] ?? 1)).toBe(true);
    },
    atEnd: () => {
      expect(max).toBeGreaterThanOrEqual(length <= 2 ? 0 : find === 'all' ? 2 : 1);
      if (isIgnored) expect([wrong, grown]).toEqual([0, 0]);
      else if (find === 'nearest' && length > 2) expect(Math.min(wrong, grown)).toBeGreaterThan(0);
    },
  };

  function distance({ x, y }: Vec2Value): number {
    return Math.hypot(x - FROM.x, y - FROM.y);
  }

  /** Returns where a ray hits the shapes, as sorted fractions. */
  function castRay(end: Vec2Value): number[] {
    const fractions: number[] = [];
    for (const fixture of fixtures) {
      for (let child = 0; child < fixture.getShape().getChildCount(); child++) {
        const output: RayCastOutput = { fraction: Infinity, normal: new Vec2() };
        if (fixture.rayCast(output, { p1: FROM, p2: end, maxFraction: 1 }, child))
          fractions.push(output.fraction);
      }
    }
    return fractions.sort((a, b) => a - b);
  }

  function drawn() {
    const dots: { point: Vec2Value; color: string; pixels?: number }[] = [];
    const lines: { points: readonly Vec2Value[]; color?: string; width?: number }[] = [];
    const normals: Vec2Value[] = [];
    const labels: string[] = [];
    const pen = recordingPen({
      line: (points, { stroke, width }) => lines.push({ points, color: stroke, width }),
      arrow: (from, to) => normals.push({ x: to.x - from.x, y: to.y - from.y }),
      dot: (point, color, pixels) => dots.push({ point, color, pixels }),
      text: (_point, text) => labels.push(text),
    });
    stage.draw?.(pen);
    const [a, b] = lines.find(({ width }) => width === undefined)?.points ?? [];
    const bars = lines.filter(({ width }) => width === 4);
    return {
      end: a && b ? b : FROM,
      hits: dots.filter(({ pixels }) => pixels === 4),
      normals,
      // Bars of 3.5 m.
      reaches: bars.map(({ points: [start, stop], color }) => ({
        reach: start && stop ? (stop.x - start.x) / 3.5 : 0,
        color,
      })),
      labels,
    };
  }
};

/** The callback's return value for sensors matters for the nearest hit only. */
export const extraValues: ExtraValues = [
  { sensors: '1: continue', speed: 2 },
  { sensors: '1: continue', shapes: '0: any hit' },
];
