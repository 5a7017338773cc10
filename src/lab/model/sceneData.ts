import type { Poster } from './poster.ts';
import type { Program } from './regions.ts';
import type { Goal, Params } from './scene.ts';

/** The data for a scene's controls and texts. */
export interface SceneSummary {
  title: string;
  description: string;
  params: Params;
  /** Names of the scene's own buttons. */
  controls: string[];
  /** Names of the keys that the scene itself listens to. The picture's own keys then need Shift. */
  keys?: string[];
  /** Whether the scene receives the pointer while it plays. */
  hasPointer?: boolean;
  /** Whether the scene makes sounds. */
  hasSounds?: boolean;
  /** Whether the scene is a game, which shows its score itself. */
  isGame?: boolean;
  goal?: GoalText;
  /** Whether there is anything to draw; false for code that only computes and prints. */
  hasPicture?: boolean;
}

/** A task for the reader. */
export type GoalText = Pick<Goal, 'text' | 'hint'>;

/** The data that a page needs to show a scene before it runs. */
export interface SceneData extends SceneSummary {
  /** Name of its file: `revolute-joint`. */
  id: string;
  poster: Poster;
  /** Id of the step before, for a step of a tutorial. */
  previous?: string;
  /** Its instructions at the start. */
  info?: string;
  /** Names of the parts of the picture that text can point at, other than layers. */
  highlights?: string[];
  /** The scene's TypeScript, without the comments that mark its regions. */
  source: string;
  /** Only available while pages are compiled; not sent to pages. */
  regions?: Program['regions'];
  /** The source, compiled to a JavaScript module without imports. */
  code: string;
}
