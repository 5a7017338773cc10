import * as planck from 'planck';
import { Circle, World } from 'planck';
import { beforeEach, expect, it } from 'vitest';
import type { Palette } from '../draw/canvasPen.ts';
import { THEME_COLORS } from '../model/pen.ts';
import { defineScene, type Stage } from '../model/scene.ts';
import { startSession } from '../time/session.ts';
import type { Canvas } from './sheet.ts';
import { createViewport } from './viewport.ts';

const VIEW = { x: 0, y: 0, width: 10, height: 10 };
const PALETTE = Object.fromEntries(THEME_COLORS.map((name) => [name, name])) as Palette;
const MIDDLE = { x: 0, y: 0 };

let canvas: Canvas;
let viewport: ReturnType<typeof createViewport>;
/** The calls of the canvas, without arguments. */
let calls: string[];
/** Centers of the circles that were drawn, in CSS pixels. */
let centers: number[][];

beforeEach(() => {
  calls = [];
  centers = [];
  const context = new Proxy({} as OffscreenCanvasRenderingContext2D, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      ((...values: number[]) => {
        calls.push(String(name));
        if (name === 'arc') centers.push(values.slice(0, 2));
      }),
  });
  canvas = { width: 0, height: 0, getContext: () => context };
  viewport = createViewport(planck, canvas);
  viewport.resize({ width: 100, height: 100, ratio: 2 });
});

/** Draws a circle in the middle of the view. */
function draw(shake?: Stage['shake']) {
  const scene = defineScene({
    ...{ title: '', description: '' },
    create: () => {
      const world = new World();
      world.createBody().createFixture({ shape: new Circle(1) });
      return { world, view: VIEW, shake };
    },
  });
  const setup = { engine: planck, scene, restoreSettings: () => undefined };
  viewport.draw(startSession(setup, {}));
}

it('has the resolution of the screen', () => {
  expect(canvas).toMatchObject({ width: 200, height: 200 });
  expect(viewport.camera(VIEW)).toEqual({ ...MIDDLE, scale: 10, width: 100, height: 100 });
});

it('saves a picture with at least two pixels per CSS pixel, and leaves the one on the screen', async () => {
  const widths: number[] = [];
  viewport.set({ palette: PALETTE });
  canvas.convertToBlob = async () => {
    widths.push(canvas.width);
    return new Blob();
  };
  for (const ratio of [1, 1.5, 3]) {
    viewport.resize({ width: 100, height: 100, ratio });
    draw();
    calls = [];
    await viewport.snapshot('white');
    expect(calls.filter((name) => name === 'arc')).toHaveLength(2);
    expect(canvas.width).toBe(100 * ratio);
  }
  expect(widths).toEqual([200, 200, 300]);
});

it('ignores a size of 0', () => {
  viewport.resize({ width: 0, height: 0, ratio: 1 });
  expect(canvas).toMatchObject({ width: 200, height: 200 });
});

it('pans, zooms around the middle, and fits again', () => {
  viewport.zoom(VIEW, 2);
  expect(viewport.camera(VIEW)).toMatchObject({ ...MIDDLE, scale: 20 });
  viewport.pan(VIEW, { x: 20, y: 40 });
  expect(viewport.camera(VIEW)).toMatchObject({ x: -1, y: 2, scale: 20 });
  viewport.fit();
  expect(viewport.camera(VIEW)).toMatchObject({ ...MIDDLE, scale: 10 });
});

it('shakes the picture, but not for readers who prefer reduced motion', () => {
  const shake = () => ({ x: 1, y: -2 });
  viewport.set({ palette: PALETTE });
  draw(shake);
  expect(centers).toEqual([[40, 30]]);
  viewport.set({ isMotionReduced: true });
  draw(shake);
  expect(centers[1]).toEqual([50, 50]);
});

it('draws once it has a palette', () => {
  draw();
  expect(calls).toEqual([]);
  viewport.set({ palette: PALETTE });
  draw();
  expect(calls).toContain('arc');
});
