import type { LayerPicture } from '../draw/world.ts';

/** The world and the camera through which a reader sees a running scene. */
export interface Viewpoint extends LayerPicture {
  isPlaying: boolean;
}
