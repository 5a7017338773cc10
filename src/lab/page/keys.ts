import type { Command } from '../stage/protocol.ts';

/** What the keys of a picture do, in words for those who can't find it out by a mouse. */
export const KEYS_HELP =
  'Keys: N and P choose a body, arrows push it, space plays and pauses, S makes a step, R starts again, plus and minus zoom, 0 fits the view.';

/** The same for scenes that listen to keys themselves. */
export const OWN_KEYS_HELP = 'All keys are the scene’s own, but Tab leads out of it.';

const PUSHES: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The command of a key; undefined for keys that are the browser's.
 * @param middle of the picture, in CSS pixels, which zooming keeps in place
 */
export function commandOfKey(
  key: string,
  isPlaying: boolean,
  middle: { x: number; y: number },
): Command | undefined {
  const push = PUSHES[key];
  if (push) return { type: 'push', ...push };
  switch (key.toLowerCase()) {
    case 'n':
      return { type: 'choose', direction: 1 };
    case 'p':
      return { type: 'choose', direction: -1 };
    case ' ':
      return { type: isPlaying ? 'pause' : 'play' };
    case 's':
      return { type: 'step' };
    case 'r':
      return { type: 'reset' };
    case '+':
    case '=':
      return { type: 'zoom', factor: 1.25, ...middle };
    case '-':
      return { type: 'zoom', factor: 0.8, ...middle };
    case '0':
      return { type: 'fit' };
    default:
      return undefined;
  }
}
