import type { LayerPicture } from '../draw/layers/picture.ts';
import type { WorldPicture } from '../draw/world.ts';

/** The world and the camera through which a reader sees a running scene. */
export interface Viewpoint extends LayerPicture {
  isPlaying: boolean;
  /** The body that is held, or was selected by keys. */
  selected: WorldPicture['selected'];
}
