import type { Command } from '../runner/protocol.ts';
import { codeOfKey } from '../testbed/keys.ts';

/** What the keys of a picture do, in words for those who can't find it out by a mouse. */
export const KEYS_HELP =
  'Keys: N and P choose a body, arrows push it, with Shift they move the view, space plays and pauses, S makes a step, R starts again, plus and minus zoom, 0 fits the view.';

/** The same for scenes that listen to keys themselves. */
export const OWN_KEYS_HELP =
  'Keys: letters, digits, arrows, space and Enter are the scene’s own. With Shift, N and P choose a body, arrows push it, space plays and pauses, S makes a step, R starts again. Plus and minus zoom.';

/** Upwards is positive, as in the world. */
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** How much nearer one press brings the view, by a key or a button. */
export const ZOOM_STEP = 1.25;
/** How far one press moves the view, in CSS pixels. */
const PAN_STEP = 40;

/** Where a scene listens to keys, whether it hears of this one: Shift gives it back to the picture. */
export function isForScene({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  return !shiftKey && codeOfKey(key) !== undefined;
}

/** The command of a key; undefined for keys that are the browser's. */
export function commandFor(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  isPlaying: boolean,
): Command | undefined {
  const arrow = ARROWS[key];
  // What is shown goes the other way than the view.
  if (arrow && shiftKey) return { type: 'pan', dx: -arrow.x * PAN_STEP, dy: arrow.y * PAN_STEP };
  if (arrow) return { type: 'push', ...arrow };
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
      return { type: 'zoom', factor: ZOOM_STEP };
    case '-':
      return { type: 'zoom', factor: 1 / ZOOM_STEP };
    case '0':
      return { type: 'fit' };
    default:
      return undefined;
  }
}
