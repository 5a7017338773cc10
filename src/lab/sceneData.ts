import type { Poster } from './poster.ts';
import type { Params } from './scene.ts';

/** All that a page has to know of a scene to show it, before it runs. */
export interface SceneData {
  /** Name of its file: `revolute-joint`. */
  id: string;
  title: string;
  description: string;
  params: Params;
  /** Names of the buttons that the scene has of its own. */
  controls: string[];
  poster: Poster;
  /** The scene as it was written. */
  source: string;
  /** The same as a module of JavaScript that imports nothing. */
  code: string;
}
