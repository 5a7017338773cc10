import type { Poster } from './poster.ts';
import type { SceneFacts } from './stage/protocol.ts';

/** All that a page has to know of a scene to show it, before it runs. */
export interface SceneData extends SceneFacts {
  /** Name of its file: `revolute-joint`. */
  id: string;
  poster: Poster;
  /** The scene as it was written. */
  source: string;
  /** The same as a module of JavaScript that imports nothing. */
  code: string;
}
