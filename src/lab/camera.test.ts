import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Camera,
  fitCamera,
  followView,
  pan,
  resizeCamera,
  toPicture,
  toWorld,
  zoom,
} from './camera.ts';

const VIEW = { x: 2, y: 3, width: 10, height: 5 };
const CAMERA: Camera = { x: 2, y: 3, scale: 40, width: 400, height: 300 };

/** Pictures from a small phone's to a large screen's, and views from a toy to a valley. */
const pixels = fc.double({ min: 100, max: 5000, noNaN: true });
const meters = fc.double({ min: 0.1, max: 1000, noNaN: true });
const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
const anyPoint = fc.record({ x: coordinate, y: coordinate });
const anyView = fc.record({ x: coordinate, y: coordinate, width: meters, height: meters });
const anyCamera = fc
  .tuple(anyView, pixels, pixels)
  .map(([view, width, height]) => fitCamera(view, width, height));
const anyFactor = fc.double({ min: 0.001, max: 1000, noNaN: true });

describe('fitCamera', () => {
  it('shows the whole view in the middle, as large as it can be', () => {
    expect(fitCamera(VIEW, 400, 300)).toEqual(CAMERA);
    expect(fitCamera(VIEW, 400, 100).scale).toBe(20);
  });
});

describe('a camera', () => {
  it('has its point in the middle, and y upwards', () => {
    expect(toPicture(CAMERA, { x: 2, y: 3 })).toEqual({ x: 200, y: 150 });
    expect(toPicture(CAMERA, { x: 3, y: 4 })).toEqual({ x: 240, y: 110 });
  });

  it('leads back from the picture to the world', () => {
    expect(toWorld(CAMERA, { x: 240, y: 110 })).toEqual({ x: 3, y: 4 });
  });

  it('leads from the world to the picture and back', () => {
    fc.assert(
      fc.property(anyCamera, anyPoint, (camera, point) => {
        expectNear(toWorld(camera, toPicture(camera, point)), point);
        expectNear(toPicture(camera, toWorld(camera, point)), point);
      }),
    );
  });

  it('pans any point by as many pixels as the pointer moves', () => {
    fc.assert(
      fc.property(anyCamera, anyPoint, anyPoint, (camera, at, by) => {
        const point = toWorld(camera, at);
        expectNear(toPicture(pan(camera, by.x, by.y), point), { x: at.x + by.x, y: at.y + by.y });
      }),
    );
  });

  it('zooms about any point, and stays within its limits', () => {
    fc.assert(
      fc.property(anyCamera, anyPoint, fc.array(anyFactor), (fitting, at, factors) => {
        const point = toWorld(fitting, at);
        let camera = fitting;
        for (const factor of factors) {
          camera = zoom(camera, factor, at, fitting.scale);
          expect(camera.scale / fitting.scale).toBeGreaterThan(0.2 - 1e-9);
          expect(camera.scale / fitting.scale).toBeLessThan(12 + 1e-9);
          expectNear(toPicture(camera, point), at);
        }
      }),
    );
  });

  it('pans what is under the pointer along with it', () => {
    const point = toWorld(CAMERA, { x: 50, y: 60 });
    expect(toPicture(pan(CAMERA, 30, -20), point)).toEqual({ x: 80, y: 40 });
  });

  it('zooms about the pointer', () => {
    const at = { x: 50, y: 60 };
    const point = toWorld(CAMERA, at);
    const nearer = zoom(CAMERA, 2, at, 40);
    expect(nearer.scale).toBe(80);
    expect(toPicture(nearer, point)).toEqual(at);
  });

  it('does not zoom beyond its limits', () => {
    expect(zoom(CAMERA, 1000, { x: 0, y: 0 }, 40).scale).toBe(480);
    expect(zoom(CAMERA, 0.001, { x: 0, y: 0 }, 40).scale).toBe(8);
  });
});

describe('resizeCamera', () => {
  it('is undone by the way back', () => {
    fc.assert(
      fc.property(anyCamera, anyView, pixels, pixels, (camera, view, width, height) => {
        const resized = resizeCamera(camera, view, width, height);
        const back = resizeCamera(resized, view, camera.width, camera.height);
        expectNear(back, camera);
        expect(back.scale / camera.scale).toBeCloseTo(1);
      }),
    );
  });

  it('is the fitting camera again for one that fits', () => {
    expect(resizeCamera(CAMERA, VIEW, 100, 300)).toEqual(fitCamera(VIEW, 100, 300));
  });

  it('keeps what the reader has panned and zoomed', () => {
    const moved: Camera = { ...CAMERA, x: 4, y: 2, scale: 120 };
    const wider = { ...moved, width: 800, height: 500, scale: 240 };
    expect(resizeCamera(moved, VIEW, 800, 500)).toEqual(wider);
  });
});

describe('followView', () => {
  it('shows each part of the view where it was', () => {
    fc.assert(
      fc.property(anyCamera, anyView, anyView, anyPoint, (camera, before, after, part) => {
        const { width, height } = camera;
        const placeOf = (view: typeof before) => {
          const { scale } = fitCamera(view, width, height);
          return { x: view.x + part.x / scale, y: view.y + part.y / scale };
        };
        const followed = followView(camera, before, after);
        const was = toPicture(camera, placeOf(before));
        const is = toPicture(followed, placeOf(after));
        expect((is.x - was.x) / (1 + Math.abs(was.x))).toBeCloseTo(0);
        expect((is.y - was.y) / (1 + Math.abs(was.y))).toBeCloseTo(0);
      }),
    );
  });

  it('is the fitting camera again for one that fits', () => {
    const after = { x: 12, y: -3, width: 20, height: 5 };
    expect(followView(CAMERA, VIEW, after)).toEqual(fitCamera(after, 400, 300));
  });

  it('goes along, and keeps what the reader has panned and zoomed', () => {
    const moved: Camera = { ...CAMERA, x: 4, y: 2, scale: 80 };
    expect(followView(moved, VIEW, { ...VIEW, x: 7, y: 4 })).toEqual({ ...moved, x: 9, y: 3 });
    const wider = { ...VIEW, width: 20, height: 10 };
    expect(followView(moved, VIEW, wider)).toEqual({ ...moved, x: 6, y: 1, scale: 40 });
  });
});

/** Expects two points to be the same but for rounding. */
function expectNear(actual: { x: number; y: number }, expected: { x: number; y: number }) {
  expect(actual.x).toBeCloseTo(expected.x, 3);
  expect(actual.y).toBeCloseTo(expected.y, 3);
}
