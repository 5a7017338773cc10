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
