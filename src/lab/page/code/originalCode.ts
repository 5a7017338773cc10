import type { Adjustment } from '../../draw/camera.ts';
import type { SceneSummary } from '../../model/sceneData.ts';
import type { PlayerState, Runnable } from '../player/playerState.ts';

/** Code as it was before a reader edited it. */
export interface OriginalCode extends Pick<SceneSummary, 'title' | 'description'> {
  /** Identifies the reader's draft in storage. */
  key: string;
  /** Key of the scene or example that it was made from: `scene=revolute-joint`. A link can name it. */
  origin?: string;
  source: string;
  /** The compiled source; undefined for code from a link, which runs only when the reader presses Run. */
  code?: string;
  /** Whether the site wrote it. All other code runs in the jail. */
  isTrusted: boolean;
  /** Initial pan and zoom of the picture. */
  view?: Adjustment;
  /** Whether it is a scene of the site. */
  isScene?: boolean;
}

/**
 * Creates the input of a player for code that a reader starts. Edited code no longer counts as the site's.
 * @param code the compiled source
 */
export function toRunnable(
  original: OriginalCode,
  { source, code, playing }: { source: string; code: string; playing: boolean },
  { values, status }: Pick<PlayerState, 'values' | 'status'>,
): Runnable {
  const { title, description, isTrusted, isScene } = original;
  const isOriginal = source === original.source;
  return {
    ...{ title, description, code, values, playing },
    // The view of a link, until the reader changes it.
    view: status ? undefined : original.view,
    isTrusted: isTrusted && isOriginal,
    isScene: isScene && isOriginal,
  };
}
