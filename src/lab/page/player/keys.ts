import { letterAt, toLatin } from '../../model/keys.ts';
import type { Command } from '../../protocol/protocol.ts';
import { toKeyCode } from '../../testbed/keys.ts';
import { listFacts, spokenFacts } from './facts.ts';
import type { Player } from './player.ts';

/** Describes the keys of a picture, for readers who don't use a mouse. */
export const KEYS_HELP =
  'Keys: N and P select a body, arrow keys push it, I inspects it, Shift+arrow keys pan the view, Space plays or pauses, comma and period step back and forward, Home and End go to the start and end of the recording, R resets, F reads the values, plus and minus zoom, 0 resets the view.';

/** Describes the keys of a picture whose scene listens to keys. */
export const OWN_KEYS_HELP =
  'Keys: the scene receives letters, digits, arrow keys, Space, and Enter. With Shift, N and P select a body, arrow keys push it, I inspects it, Space plays or pauses, R resets, F reads the values. Comma and period step back and forward, Home and End go to the start and end of the recording. Plus and minus zoom.';

/** Directions in the world: y points up. */
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Zoom factor of a key or a button. */
export const ZOOM_STEP = 1.25;
/** Distance that a key pans the view, in CSS pixels. */
const PAN_STEP = 40;

const COMMANDS = new Map<string, Command>([
  ['n', { type: 'select', direction: 1 }],
  ['p', { type: 'select', direction: -1 }],
  ['i', { type: 'inspect', target: 'selected' }],
  ['s', { type: 'step' }],
  ['.', { type: 'step' }],
  [',', { type: 'stepBack' }],
  ['Home', { type: 'goTo', step: 0 }],
  ['End', { type: 'goTo', step: Number.MAX_SAFE_INTEGER }],
  ['r', { type: 'reset' }],
  ['+', { type: 'zoom', factor: ZOOM_STEP }],
  ['=', { type: 'zoom', factor: ZOOM_STEP }],
  ['-', { type: 'zoom', factor: 1 / ZOOM_STEP }],
  ['0', { type: 'fit' }],
]);

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * Whether a scene that listens to keys receives this one: a letter also if its place on the keyboard has another
 * alphabet. With Shift, the key belongs to the picture.
 */
export function isForScene({ key, code, shiftKey }: Pressed): boolean {
  return !shiftKey && (toKeyCode(key) !== undefined || letterAt(code) !== '');
}

/** Returns the command of a key; undefined for keys that are left to the browser. */
export function findCommand(
  { key, code, shiftKey }: Pressed,
  isPlaying: boolean,
): Command | undefined {
  const arrow = ARROWS[key];
  // The content moves in the opposite direction of the view.
  if (arrow && shiftKey) return { type: 'pan', dx: -arrow.x * PAN_STEP, dy: arrow.y * PAN_STEP };
  if (arrow) return { type: 'push', ...arrow };
  if (key === ' ') return { type: isPlaying ? 'pause' : 'play' };
  return COMMANDS.get(toLatin(key, code));
}

/** Sends the keys of a focused picture to its scene, or as commands. */
export function listenToKeys(surface: HTMLElement, player: Player, signal: AbortSignal): void {
  /** The keys that the scene regards as held, by their code: with Shift, a key has another name when it goes up. */
  const held = new Map<string, string>();

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { status, failure, scene, isInspecting } = player.state();
    const { key, code } = event;
    if (key === 'Escape' && isInspecting) {
      player.send({ type: 'inspect', target: 'nothing' });
      return;
    }
    if (scene?.keys && isForScene(event)) {
      event.preventDefault();
      held.set(code, key);
      // Players know the keys, and have to see the picture.
      surface.dataset.plays = '';
      player.send({ type: 'key', key, code, isDown: true });
      return;
    }
    if (toLatin(key, code) === 'f') {
      event.preventDefault();
      if (status) player.announce(spokenFacts(listFacts(status)));
      return;
    }
    const isPlaying = !failure && (status?.isPlaying ?? false);
    const shiftKey = event.shiftKey && !scene?.keys;
    const command = findCommand({ key, code, shiftKey }, isPlaying);
    if (!command) return;
    event.preventDefault();
    player.send(command);
  };
  const lift = ({ key: lifted, code }: KeyboardEvent) => {
    const key = held.get(code);
    if (key !== undefined) player.send({ type: 'key', key, code, isDown: false });
    held.delete(code);
    // On macOS, keys send no keyup event while Cmd is down.
    if (lifted === 'Meta') releaseAll();
  };
  // Without the focus, the surface doesn't receive the keyup event.
  const releaseAll = () => {
    delete surface.dataset.plays;
    if (held.size === 0) return;
    held.clear();
    player.send({ type: 'releaseKeys' });
  };
  surface.addEventListener('keydown', press, { signal });
  surface.addEventListener('keyup', lift, { signal });
  surface.addEventListener('blur', releaseAll, { signal });
}
