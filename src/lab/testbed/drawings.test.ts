import type { Vec2Value } from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Pen, Style } from '../model/pen.ts';
import { createDrawings } from './drawings.ts';

let drawings: ReturnType<typeof createDrawings>;

beforeEach(() => {
  drawings = createDrawings();
});

/** Returns what is drawn, a line each. */
function drawn(): string[] {
  const lines: string[] = [];
  const at = (points: readonly Vec2Value[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');
  const say = (what: string, points: readonly Vec2Value[], { fill, ...style }: Style) =>
    lines.push(`${what} ${style.stroke} ${at(points)}${fill ? ' filled' : ''}`);
  const pen: Pen = {
    polygon: (points, style) => say('polygon', points, style),
    line: (points, style) => say('line', points, style),
    circle: (center, radius, style) => say(`circle ${radius}`, [center], style),
    dot: (point, color, pixels) => lines.push(`dot ${pixels} ${color} ${at([point])}`),
    arrow: () => lines.push('arrow'),
    text: () => lines.push('text'),
  };
  drawings.draw(pen);
  return lines;
}

const A = { x: 1, y: 2 };
const B = { x: 3, y: 4 };
const C = { x: 5, y: 6 };

describe('drawings', () => {
  it('draws the outline of each kind of shape in its color', () => {
    const { functions: drawing } = drawings;
    drawing.drawCircle(A, 7, 'red');
    drawing.drawEdge(A, B, 'green');
    drawing.drawSegment(B, A, 'blue');
    drawing.drawPolygon([A, B, C], 'white');
    drawing.drawChain([A, B, C], 'black');
    drawing.drawAABB({ lowerBound: A, upperBound: C }, 'gray');
    expect(drawn()).toEqual([
      'circle 7 red 1,2',
      'line green 1,2 3,4',
      'line blue 3,4 1,2',
      'polygon white 1,2 3,4 5,6',
      'line black 1,2 3,4 5,6',
      'polygon gray 1,2 5,2 5,6 1,6',
    ]);
  });

  it.each([
    [10, 5],
    [1, 2],
    [undefined, 2],
    ['large', 2],
  ])('draws a point of size %j with a radius of %d pixels', (size, radius) => {
    drawings.functions.drawPoint(A, size, 'red');
    expect(drawn()).toEqual([`dot ${radius} red 1,2`]);
  });

  it('draws nothing for a shape without vertices', () => {
    drawings.functions.drawPolygon([], 'red');
    drawings.functions.drawChain([], 'red');
    Reflect.apply(drawings.functions.drawPolygon, drawings.functions, [undefined, 'red']);
    expect(drawn()).toEqual([]);
  });

  it('copies points, which examples reuse', () => {
    const points: [Vec2Value, Vec2Value] = [{ ...A }, { ...B }];
    const { functions: drawing } = drawings;
    drawing.drawPoint(points[0], 4, 'a');
    drawing.drawCircle(points[0], 1, 'b');
    drawing.drawSegment(...points, 'c');
    drawing.drawPolygon([...points], 'd');
    drawing.drawChain([...points], 'e');
    drawing.drawAABB({ lowerBound: points[0], upperBound: points[1] }, 'f');
    const before = drawn();
    for (const point of points) point.x = 9;
    expect(drawn()).toEqual(before);
  });

  it('keeps everything until it is cleared', () => {
    drawings.functions.drawPoint(A, 4, 'red');
    drawings.functions.drawPoint(B, 4, 'red');
    expect(drawn()).toHaveLength(2);
    expect(drawn()).toHaveLength(2);
    drawings.clear();
    expect(drawn()).toEqual([]);
  });

  it.each([
    [[0, 0.5, 0.999], 'rgb(0, 128, 255)'],
    [[1, 2, -1], 'rgb(255, 255, 0)'],
  ] satisfies [[number, number, number], string][])(
    'converts the color %j to %s',
    (parts, color) => {
      expect(drawings.functions.color(...parts)).toBe(color);
    },
  );
});
