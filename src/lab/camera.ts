import type { Vec2Value } from 'planck';
import type { View } from './scene.ts';

/** Where the world is on a picture: the point in its middle, and the size of a meter. */
export interface Camera {
  /** The point of the world in the middle of the picture, in meters. */
  x: number;
  y: number;
  /** Pixels of a meter. */
  scale: number;
  /** Pixels of the picture. */
  width: number;
  height: number;
}

/** How far a reader can zoom, as multiples of the scale at which the view fits. */
const ZOOM = { least: 0.2, most: 12 };

/** The largest picture of a view that fits. */
export function fitCamera({ x, y, ...view }: View, width: number, height: number): Camera {
  return { x, y, scale: Math.min(width / view.width, height / view.height), width, height };
}

/** The point of the picture that shows a point of the world: pixels from the upper left. */
export function toPicture({ x, y, scale, width, height }: Camera, point: Vec2Value): Vec2Value {
  return { x: width / 2 + (point.x - x) * scale, y: height / 2 - (point.y - y) * scale };
}

/** The point of the world that a point of the picture shows. */
export function toWorld({ x, y, scale, width, height }: Camera, point: Vec2Value): Vec2Value {
  return { x: x + (point.x - width / 2) / scale, y: y - (point.y - height / 2) / scale };
}

/** The camera moved so that what was under a point of the picture is so many pixels further. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y + dy / camera.scale };
}

/**
 * The camera nearer by a factor, with the same point of the world under a point of the picture.
 * @param fitting the scale at which the whole view fits, from which the limits are counted
 */
export function zoom(camera: Camera, factor: number, at: Vec2Value, fitting: number): Camera {
  const wanted = camera.scale * factor;
  const scale = Math.min(fitting * ZOOM.most, Math.max(fitting * ZOOM.least, wanted));
  const held = toWorld(camera, at);
  const moved = toWorld({ ...camera, scale }, at);
  return { ...camera, scale, x: camera.x + held.x - moved.x, y: camera.y + held.y - moved.y };
}

/** The camera on a picture of another size: with the same point in its middle, as near as before. */
export function resizeCamera(camera: Camera, view: View, width: number, height: number): Camera {
  const before = fitCamera(view, camera.width, camera.height);
  const after = fitCamera(view, width, height);
  return { ...camera, width, height, scale: (camera.scale / before.scale) * after.scale };
}

/**
 * The camera after the view has changed, such as that of a scene which follows a car: it goes along
 * with the view's middle and size, and what the reader has panned and zoomed stays as it is.
 */
export function followView(camera: Camera, before: View, after: View): Camera {
  const { width, height } = camera;
  const [a, b] = [fitCamera(before, width, height), fitCamera(after, width, height)];
  const nearer = b.scale / a.scale;
  return {
    ...camera,
    x: after.x + (camera.x - before.x) / nearer,
    y: after.y + (camera.y - before.y) / nearer,
    scale: camera.scale * nearer,
  };
}
