import { describe, expect, it } from 'vitest';
import {
  arcPath,
  arrowPath,
  boxCorners,
  chooseAnchor,
  circlePath,
  dimensionPath,
  findMiddle,
  linePath,
  nextToMiddle,
  outlinePath,
  polar,
  rotate,
  round,
  toDrawing,
} from './diagramGeometry.ts';

const ORIGIN = { x: 0, y: 0 };

describe('points', () => {
  it('are flipped vertically in the drawing', () => {
    expect(toDrawing({ x: 1, y: 2 }, 40)).toEqual({ x: 40, y: -80 });
  });

  it('rotate counterclockwise about a center', () => {
    const rotated = rotate({ x: 3, y: 1 }, { x: 1, y: 1 }, Math.PI / 2);
    expect(rotated.x).toBeCloseTo(1);
    expect(rotated.y).toBeCloseTo(3);
  });

  it('are found by angle and distance', () => {
    const { x, y } = polar({ x: 1, y: 1 }, 2, Math.PI / 2);
    expect(x).toBeCloseTo(1);
    expect(y).toBeCloseTo(3);
  });

  it('have a mean', () => {
    expect(findMiddle([ORIGIN, { x: 4, y: 0 }, { x: 2, y: 3 }])).toEqual({ x: 2, y: 1 });
  });

  it('include the corners of a box', () => {
    expect(boxCorners([5, 1, 2, 1])).toEqual([
      { x: 3, y: 0 },
      { x: 7, y: 0 },
      { x: 7, y: 2 },
      { x: 3, y: 2 },
    ]);
  });
});

describe('numbers', () => {
  it('have two decimals, and no negative zero', () => {
    expect(round(1.23456)).toBe(1.23);
    expect(Object.is(round(-0.0001), 0)).toBe(true);
  });
});

describe('paths', () => {
  it('draw lines and outlines', () => {
    expect(linePath(ORIGIN, { x: 1, y: 2.5 })).toBe('M0 0L1 2.5');
    expect(outlinePath([ORIGIN, { x: 2, y: 0 }, { x: 1, y: 1 }])).toBe('M0 0L2 0L1 1Z');
  });

  it('draw a circle as two arcs', () => {
    expect(circlePath({ x: 10, y: -10 }, 5)).toBe('M15 -10A5 5 0 0 0 5 -10A5 5 0 0 0 15 -10Z');
  });

  it('draw an arrow with its head at the end', () => {
    expect(arrowPath(ORIGIN, { x: 50, y: 0 })).toBe('M0 0L39 0M50 0L39 -4L39 4Z');
  });

  it('draw a short arrow as its head, and one without length as a dot', () => {
    expect(arrowPath(ORIGIN, { x: 0, y: 5 })).toBe('M0 0L0 0M0 5L4 0L-4 0Z');
    expect(arrowPath(ORIGIN, ORIGIN)).toBe('M0 0L0 0M0 0L0 0L0 0Z');
  });

  it('draw a dimension with ticks at its ends', () => {
    expect(dimensionPath(ORIGIN, { x: 50, y: 0 })).toBe('M0 0L50 0M0 6L0 -6M50 6L50 -6');
  });

  it.each([
    ['counterclockwise', 0, Math.PI / 2, 'M10 0A10 10 0 0 0 0 -10'],
    ['clockwise', 0, -Math.PI / 2, 'M10 0A10 10 0 0 1 0 10'],
    ['the long way', 0, Math.PI * 1.5, 'M10 0A10 10 0 1 0 0 10'],
  ])('draw an arc %s', (_name, start, end, path) => {
    expect(arcPath(ORIGIN, 10, start, end)).toBe(path);
  });
});

describe('labels', () => {
  it('are to the left of a line', () => {
    // To the left of a line that points right, y is smaller.
    expect(nextToMiddle(ORIGIN, { x: 10, y: 0 }, 3)).toEqual({
      at: { x: 5, y: -3 },
      away: { x: 0, y: -1 },
    });
  });

  it.each([
    [0, 'middle'],
    [0.3, 'middle'],
    [1, 'start'],
    [-1, 'end'],
  ])('extend away from what they name: %d', (x, anchor) => {
    expect(chooseAnchor({ x, y: 0 })).toBe(anchor);
  });
});
