import type { Poster } from './poster.ts';
import type { Program } from './regions.ts';
import type { SceneSummary } from './runner/protocol.ts';

/** What a page needs to show a scene before it runs. */
export interface SceneData extends SceneSummary {
  /** Name of its file: `revolute-joint`. */
  id: string;
  poster: Poster;
  /** Its instructions at the start. */
  info?: string;
  /** Names of the parts of the picture that text can point at, other than layers. */
  highlights?: string[];
  /** The scene's TypeScript, without the comments that mark its regions. */
  source: string;
  /** Known while pages are compiled; pages don't get it. */
  regions?: Program['regions'];
  /** Of a tutorial's step: ids of the steps before it, the nearest first. */
  earlier?: string[];
  /** The source, compiled to a JavaScript module without imports. */
  code: string;
}
