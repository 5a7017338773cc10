import { describe, expect, it } from 'vitest';
import {
  anchorOf,
  arcPath,
  arrowPath,
  besideMiddle,
  boxCorners,
  circlePath,
  dimensionPath,
  linePath,
  middleOf,
  outlinePath,
  polar,
  rotate,
  round,
  toDrawing,
} from './diagramGeometry.ts';

const ORIGIN = { x: 0, y: 0 };

describe('places', () => {
  it('lie upside down in the drawing', () => {
    expect(toDrawing({ x: 1, y: 2 }, 40)).toEqual({ x: 40, y: -80 });
  });

  it('turn counterclockwise about any other', () => {
    const turned = rotate({ x: 3, y: 1 }, { x: 1, y: 1 }, Math.PI / 2);
    expect(turned.x).toBeCloseTo(1);
    expect(turned.y).toBeCloseTo(3);
  });

  it('lie in a direction from another', () => {
    const { x, y } = polar({ x: 1, y: 1 }, 2, Math.PI / 2);
    expect(x).toBeCloseTo(1);
    expect(y).toBeCloseTo(3);
  });

  it('have a middle', () => {
    expect(middleOf([ORIGIN, { x: 4, y: 0 }, { x: 2, y: 3 }])).toEqual({ x: 2, y: 1 });
  });

  it('are the corners of a box', () => {
    expect(boxCorners({ x: 5, y: 1 }, 2, 1)).toEqual([
      { x: 3, y: 0 },
      { x: 7, y: 0 },
      { x: 7, y: 2 },
      { x: 3, y: 2 },
    ]);
  });
});

describe('numbers', () => {
  it('have two digits behind the point, and zero has no sign', () => {
    expect(round(1.23456)).toBe(1.23);
    expect(Object.is(round(-0.0001), 0)).toBe(true);
  });
});

describe('paths', () => {
  it('go along a line and around a shape', () => {
    expect(linePath(ORIGIN, { x: 1, y: 2.5 })).toBe('M0 0L1 2.5');
    expect(outlinePath([ORIGIN, { x: 2, y: 0 }, { x: 1, y: 1 }])).toBe('M0 0L2 0L1 1Z');
  });

  it('go around a circle in two halves', () => {
    expect(circlePath({ x: 10, y: -10 }, 5)).toBe('M15 -10A5 5 0 0 0 5 -10A5 5 0 0 0 15 -10Z');
  });

  it('end in the head of an arrow', () => {
    expect(arrowPath(ORIGIN, { x: 50, y: 0 })).toBe('M0 0L39 0M50 0L39 -4L39 4Z');
  });

  it('are all head where the arrow is short, and nothing where it has no length', () => {
    expect(arrowPath(ORIGIN, { x: 0, y: 5 })).toBe('M0 0L0 0M0 5L4 0L-4 0Z');
    expect(arrowPath(ORIGIN, ORIGIN)).toBe('M0 0L0 0M0 0L0 0L0 0Z');
  });

  it('have ticks at the ends of a dimension', () => {
    expect(dimensionPath(ORIGIN, { x: 50, y: 0 })).toBe('M0 0L50 0M0 6L0 -6M50 6L50 -6');
  });

  it.each([
    ['counterclockwise', 0, Math.PI / 2, 'M10 0A10 10 0 0 0 0 -10'],
    ['clockwise', 0, -Math.PI / 2, 'M10 0A10 10 0 0 1 0 10'],
    ['the long way', 0, Math.PI * 1.5, 'M10 0A10 10 0 1 0 0 10'],
  ])('follow an arc %s', (_name, start, end, path) => {
    expect(arcPath(ORIGIN, 10, start, end)).toBe(path);
  });
});

describe('labels', () => {
  it('lie to the left of a line', () => {
    // Of someone who walks to the right, who has the smaller y on the left.
    expect(besideMiddle(ORIGIN, { x: 10, y: 0 }, 3)).toEqual({
      at: { x: 5, y: -3 },
      away: { x: 0, y: -1 },
    });
  });

  it.each([
    [0, 'middle'],
    [0.3, 'middle'],
    [1, 'start'],
    [-1, 'end'],
  ])('grow away from what they name: %d', (x, anchor) => {
    expect(anchorOf({ x, y: 0 })).toBe(anchor);
  });
});
