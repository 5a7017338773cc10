import type { Joint, World } from 'planck';
import type { Camera } from '../camera.ts';
import type { Layer, WorldPicture } from '../world.ts';

/** A picture of a world, as the drawers of layers need it. */
export interface LayerPicture {
  world: World;
  poseOf: WorldPicture['poseOf'];
  layers: ReadonlySet<Layer>;
  /** Maps the world to the picture: layers have parts whose size is in pixels. */
  camera: Camera;
  /** Length of a step, in seconds. */
  dt: number;
  /** Not drawn: the joint between a body and the pointer. */
  hidden?: Joint;
}
