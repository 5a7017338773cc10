import type { Vec2Value } from 'planck';
import type { Camera, View } from '../model/scene.ts';

export type { Camera };

/** An affine transformation, in the order of the arguments of a canvas context. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** A reader's pan and zoom, relative to the camera that fits the view. */
export interface Adjustment {
  /** Offset of the camera from where the whole view fits, in widths of the view. */
  x: number;
  y: number;
  /** Scale, as a multiple of the scale at which the whole view fits. */
  zoom: number;
}

export const NO_ADJUSTMENT: Adjustment = { x: 0, y: 0, zoom: 1 };

const MIN_ZOOM = 0.2;
const MAX_ZOOM = 12;
/** Maximum offset of a restored camera, in widths of the view: beyond it, there is nothing to see. */
const MAX_OFFSET = 1000;

/**
 * Returns the camera that fits a view into the lower part of a picture, panned and zoomed by an adjustment. The adjustment
 * stays the same while the view moves, as when it follows a car, or while the picture is resized.
 * @param picture size, in pixels; the view leaves a strip of the height `top` free
 */
export function createCamera(
  view: View,
  { width, height, top = 0 }: { width: number; height: number; top?: number },
  { x, y, zoom }: Adjustment = NO_ADJUSTMENT,
): Camera {
  const fitting = Math.min(width / view.width, (height - top) / view.height);
  // A taller picture shows its extra height above the view, where there is often sky: at most the view's
  // own height, and the rest below.
  const above = Math.min(height / fitting - view.height, view.height);
  return {
    x: view.x + x * view.width,
    y: view.y + above / 2 + y * view.width,
    scale: fitting * zoom,
    width,
    height,
  };
}

/** Returns the transformation from meters to pixels, as the arguments of a canvas context's `transform`. */
export function toMatrix({ x, y, scale, width, height }: Camera): Matrix {
  return [scale, 0, 0, -scale, width / 2 - x * scale, height / 2 + y * scale];
}

/** Returns the picture point, in pixels from the upper left, that shows a world point. */
export function toPicture({ x, y, scale, width, height }: Camera, point: Vec2Value): Vec2Value {
  return { x: width / 2 + (point.x - x) * scale, y: height / 2 - (point.y - y) * scale };
}

/** Returns the world point that a picture point shows. */
export function toWorld({ x, y, scale, width, height }: Camera, point: Vec2Value): Vec2Value {
  return { x: x + (point.x - width / 2) / scale, y: y - (point.y - height / 2) / scale };
}

/** Pans, so that everything in the picture moves by `by`, in pixels. */
export function pan(adjustment: Adjustment, camera: Camera, view: View, by: Vec2Value): Adjustment {
  const widths = 1 / (camera.scale * view.width);
  return { ...adjustment, x: adjustment.x - by.x * widths, y: adjustment.y + by.y * widths };
}

/** Zooms by a factor, within limits. The world point at `at`, a picture point, stays where it is. */
export function zoomAt(
  adjustment: Adjustment,
  camera: Camera,
  view: View,
  factor: number,
  at: Vec2Value,
): Adjustment {
  const zoom = clamp(adjustment.zoom * factor, MIN_ZOOM, MAX_ZOOM);
  const scale = (camera.scale * zoom) / adjustment.zoom;
  const before = toWorld(camera, at);
  const after = toWorld({ ...camera, scale }, at);
  return {
    x: adjustment.x + (before.x - after.x) / view.width,
    y: adjustment.y + (before.y - after.y) / view.width,
    zoom,
  };
}

/** Reads an adjustment from an untrusted source, such as a link; undefined if there is nothing to adjust. */
export function readAdjustment(given: unknown): Adjustment | undefined {
  const { x, y, zoom } = (given ?? {}) as Adjustment;
  if (![x, y, zoom].every(Number.isFinite)) return undefined;
  return {
    x: clamp(x, -MAX_OFFSET, MAX_OFFSET),
    y: clamp(y, -MAX_OFFSET, MAX_OFFSET),
    zoom: clamp(zoom, MIN_ZOOM, MAX_ZOOM),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
