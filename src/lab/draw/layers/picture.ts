import type { World } from 'planck';
import type { Camera } from '../camera.ts';
import type { WorldPicture } from '../world.ts';

/** A picture of a world, as the drawers of layers need it. */
export interface LayerPicture extends Pick<WorldPicture, 'poseOf' | 'layers' | 'hidden'> {
  world: World;
  /** Maps the world to the picture: layers have parts whose size is in pixels. */
  camera: Camera;
  /** Length of a step, in seconds. */
  dt: number;
}
