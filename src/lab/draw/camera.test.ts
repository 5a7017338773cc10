import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View } from '../model/scene.ts';
import {
  type Camera,
  createCamera,
  NO_ADJUSTMENT,
  pan,
  readAdjustment,
  toPicture,
  toWorld,
  zoomAt,
} from './camera.ts';

const VIEW = { x: 2, y: 3, width: 10, height: 5 };
const SIZE = { width: 400, height: 300 };
/** The picture shows 7.5 m, 2.5 of them above the view. */
const CAMERA: Camera = { x: 2, y: 4.25, scale: 40, width: 400, height: 300 };

/** Pictures from a small phone's to a large screen's, and views from a toy to a valley. */
const pixels = fc.double({ min: 100, max: 5000, noNaN: true });
const meters = fc.double({ min: 0.1, max: 1000, noNaN: true });
const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
const anyPoint = fc.record({ x: coordinate, y: coordinate });
const anyView = fc.record({ x: coordinate, y: coordinate, width: meters, height: meters });
const anySize = fc.record({ width: pixels, height: pixels });
const anyFactor = fc.double({ min: 0.001, max: 1000, noNaN: true });
const anyAdjustment = fc.record({
  x: fc.double({ min: -10, max: 10, noNaN: true }),
  y: fc.double({ min: -10, max: 10, noNaN: true }),
  zoom: fc.double({ min: 0.2, max: 12, noNaN: true }),
});

describe('createCamera', () => {
  it('shows the whole view at the bottom, as large as possible', () => {
    expect(createCamera(VIEW, SIZE)).toEqual(CAMERA);
    expect(createCamera(VIEW, { width: 400, height: 100 })).toMatchObject({ y: 3, scale: 20 });
  });

  it('moves the view to the middle of a much taller picture', () => {
    const top = (height: number) =>
      toPicture(createCamera(VIEW, { width: 400, height }), { x: 2, y: 5.5 }).y;
    expect(top(200)).toBe(0);
    expect(top(400)).toBe(200);
    expect(top(600)).toBe(300);
  });

  it('leaves a strip at the top free', () => {
    const camera = createCamera(VIEW, { width: 400, height: 220, top: 40 });
    expect(toPicture(camera, { x: 2, y: 5.5 })).toEqual({ x: 200, y: 40 });
  });

  it('keeps pan and zoom when the picture is resized', () => {
    const adjustment = { x: 0.2, y: -0.1, zoom: 3 };
    expect(createCamera(VIEW, SIZE, adjustment)).toEqual({ ...CAMERA, x: 4, y: 3.25, scale: 120 });
    const size = { width: 800, height: 600 };
    expect(createCamera(VIEW, size, adjustment)).toEqual({ ...size, x: 4, y: 3.25, scale: 240 });
  });

  it('shows each part of a view where it was when the view moves or grows', () => {
    fc.assert(
      fc.property(
        anyView,
        anyPoint,
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        anySize,
        anyAdjustment,
        (view, center, factor, size, adjustment) => {
          const after = { ...center, width: view.width * factor, height: view.height * factor };
          const projectCorner = (view: View) => {
            const corner = { x: view.x - view.width / 2, y: view.y + view.height / 2 };
            return toPicture(createCamera(view, size, adjustment), corner);
          };
          expectNear(projectCorner(after), projectCorner(view));
        },
      ),
    );
  });
});

describe('a camera', () => {
  it('maps its point to the middle, and y upwards', () => {
    expect(toPicture(CAMERA, { x: 2, y: 4.25 })).toEqual({ x: 200, y: 150 });
    expect(toPicture(CAMERA, { x: 3, y: 5.25 })).toEqual({ x: 240, y: 110 });
  });

  it('maps picture points back to the world', () => {
    expect(toWorld(CAMERA, { x: 240, y: 110 })).toEqual({ x: 3, y: 5.25 });
    fc.assert(
      fc.property(anyView, anySize, anyPoint, (view, size, point) => {
        const camera = createCamera(view, size);
        expectNear(toWorld(camera, toPicture(camera, point)), point);
        expectNear(toPicture(camera, toWorld(camera, point)), point);
      }),
    );
  });
});

describe('pan and zoom', () => {
  it('pans any point by as many pixels as the pointer moves', () => {
    fc.assert(
      fc.property(anyView, anySize, anyPoint, anyPoint, (view, size, at, by) => {
        const before = createCamera(view, size);
        const after = createCamera(view, size, pan(NO_ADJUSTMENT, before, view, by));
        const point = toWorld(before, at);
        expectNear(toPicture(after, point), { x: at.x + by.x, y: at.y + by.y });
      }),
    );
  });

  it('zooms around any point, within limits', () => {
    fc.assert(
      fc.property(anyView, anySize, anyPoint, fc.array(anyFactor), (view, size, at, factors) => {
        const point = toWorld(createCamera(view, size), at);
        let adjustment = NO_ADJUSTMENT;
        for (const factor of factors) {
          const camera = createCamera(view, size, adjustment);
          adjustment = zoomAt(adjustment, camera, view, factor, at);
          expect(adjustment.zoom).toBeGreaterThanOrEqual(0.2);
          expect(adjustment.zoom).toBeLessThanOrEqual(12);
          expectNear(toPicture(createCamera(view, size, adjustment), point), at);
        }
      }),
    );
  });

  it('stops at the limits', () => {
    expect(zoomAt(NO_ADJUSTMENT, CAMERA, VIEW, 1000, { x: 50, y: 60 }).zoom).toBe(12);
    expect(zoomAt(NO_ADJUSTMENT, CAMERA, VIEW, 0.001, { x: 50, y: 60 }).zoom).toBe(0.2);
  });
});

/** Expects two points to be the same but for rounding. */
function expectNear(actual: { x: number; y: number }, expected: { x: number; y: number }) {
  expect(actual.x).toBeCloseTo(expected.x, 3);
  expect(actual.y).toBeCloseTo(expected.y, 3);
}

describe('an adjustment from outside', () => {
  it('is limited', () => {
    expect(readAdjustment({ x: 0.5, y: -2, zoom: 3 })).toEqual({ x: 0.5, y: -2, zoom: 3 });
    expect(readAdjustment({ x: 1e9, y: 0, zoom: 1e9 })).toEqual({ x: 1000, y: 0, zoom: 12 });
  });

  it.each([undefined, null, {}, 'x', { x: 0, y: 0 }, { x: Number.NaN, y: 0, zoom: 1 }])(
    'counts as none if it is invalid: %j',
    (given) => {
      expect(readAdjustment(given)).toBeUndefined();
    },
  );
});
