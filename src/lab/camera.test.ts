import { describe, expect, it } from 'vitest';
import {
  type Camera,
  createCamera,
  NO_ADJUSTMENT,
  pan,
  toPicture,
  toWorld,
  zoomAt,
} from './camera.ts';

const VIEW = { x: 2, y: 3, width: 10, height: 5 };
const SIZE = { width: 400, height: 300 };
const CAMERA: Camera = { x: 2, y: 3, scale: 40, width: 400, height: 300 };

describe('createCamera', () => {
  it('shows the whole view in the middle, as large as possible', () => {
    expect(createCamera(VIEW, SIZE)).toEqual(CAMERA);
    expect(createCamera(VIEW, { width: 400, height: 100 }).scale).toBe(20);
  });

  it('keeps pan and zoom when the picture is resized', () => {
    const adjustment = { x: 0.2, y: -0.1, zoom: 3 };
    expect(createCamera(VIEW, SIZE, adjustment)).toEqual({ ...CAMERA, x: 4, y: 2, scale: 120 });
    const size = { width: 800, height: 500 };
    expect(createCamera(VIEW, size, adjustment)).toEqual({ ...size, x: 4, y: 2, scale: 240 });
  });

  it('keeps pan and zoom when the view moves or grows', () => {
    const adjustment = { x: 0.2, y: -0.1, zoom: 2 };
    const moved = { ...VIEW, x: 7, y: 4 };
    expect(createCamera(moved, SIZE, adjustment)).toEqual({ ...CAMERA, x: 9, y: 3, scale: 80 });
    const larger = { ...VIEW, width: 20, height: 10 };
    expect(createCamera(larger, SIZE, adjustment)).toEqual({ ...CAMERA, x: 6, y: 1, scale: 40 });
  });
});

describe('a camera', () => {
  it('maps its point to the middle, and y upwards', () => {
    expect(toPicture(CAMERA, { x: 2, y: 3 })).toEqual({ x: 200, y: 150 });
    expect(toPicture(CAMERA, { x: 3, y: 4 })).toEqual({ x: 240, y: 110 });
  });

  it('maps picture points back to the world', () => {
    expect(toWorld(CAMERA, { x: 240, y: 110 })).toEqual({ x: 3, y: 4 });
  });
});

describe('pan and zoom', () => {
  const at = { x: 50, y: 60 };
  const point = toWorld(CAMERA, at);

  it('moves the point under the pointer along with the pointer', () => {
    const camera = createCamera(VIEW, SIZE, pan(NO_ADJUSTMENT, CAMERA, VIEW, { x: 30, y: -20 }));
    expect(toPicture(camera, point)).toEqual({ x: 80, y: expect.closeTo(40) });
  });

  it('zooms around the pointer', () => {
    const camera = createCamera(VIEW, SIZE, zoomAt(NO_ADJUSTMENT, CAMERA, VIEW, 2, at));
    expect(camera.scale).toBe(80);
    expect(toPicture(camera, point)).toEqual({ x: expect.closeTo(50), y: expect.closeTo(60) });
  });

  it('limits the zoom', () => {
    expect(zoomAt(NO_ADJUSTMENT, CAMERA, VIEW, 1000, at).zoom).toBe(12);
    expect(zoomAt(NO_ADJUSTMENT, CAMERA, VIEW, 0.001, at).zoom).toBe(0.2);
  });
});
