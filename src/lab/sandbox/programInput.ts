import type { Vec2Value } from 'planck';
import type { Keys, Pointer } from '../model/scene.ts';
import { TESTBED_KEYS, toKeyCode } from '../testbed/keys.ts';

export const KEY_EVENTS = ['keydown', 'keyup'];
export const POINTER_EVENTS = [
  ...['pointerdown', 'pointermove', 'pointerup'],
  ...['mousedown', 'mousemove', 'mouseup', 'click'],
];

/** Calls the listeners of a program with an event. */
export type Dispatch = (type: string, fields: Record<string, unknown>) => void;

/** Turns the keys of a picture into events. */
export function createKeyEvents(dispatch: Dispatch): Keys {
  /** Codes of the keys that are held, by key. */
  const held = new Map<string, string>();
  const send = (type: 'keydown' | 'keyup', key: string, code: string, repeat: boolean) => {
    const keyCode = toKeyCode(key);
    dispatch(type, { key, code, keyCode, which: keyCode, repeat, location: 0 });
  };
  const up = (key: string, code = toCode(key)) => {
    send('keyup', key, code, false);
    held.delete(key);
  };
  return {
    names: TESTBED_KEYS,
    down: (key, code = toCode(key)) => {
      send('keydown', key, code, held.has(key));
      held.set(key, code);
    },
    up,
    release: () => {
      for (const [key, code] of [...held]) up(key, code);
    },
  };
}

/**
 * Turns the pointer of a picture into events of a pointer and of a mouse.
 * @param toCanvas returns the point of the program's canvas, in its pixels, for a point of the picture
 */
export function createPointerEvents(
  dispatch: Dispatch,
  toCanvas: (point: Vec2Value) => Vec2Value,
): Pointer {
  let buttons = 0;
  let last: Vec2Value | undefined;
  const send = (types: string[], point: Vec2Value) => {
    const { x, y } = toCanvas(point);
    const [movementX, movementY] = [x - (last?.x ?? x), y - (last?.y ?? y)];
    last = { x, y };
    for (const type of types)
      dispatch(type, {
        ...{ x, y, clientX: x, clientY: y, pageX: x, pageY: y, offsetX: x, offsetY: y },
        ...{ screenX: x, screenY: y, movementX, movementY, button: 0, buttons },
        ...{ pointerId: 1, pointerType: 'mouse', isPrimary: true, pressure: buttons / 2 },
      });
  };
  return {
    move: (point) => send(['pointermove', 'mousemove'], point),
    down: (point) => {
      buttons = 1;
      send(['pointerdown', 'mousedown'], point);
    },
    up: (point) => {
      buttons = 0;
      send(['pointerup', 'mouseup', 'click'], point);
    },
  };
}

/** Returns the `code` of a key on an English keyboard: buttons on touch screens have none. */
function toCode(key: string): string {
  if (key === ' ') return 'Space';
  if (/^\d$/.test(key)) return `Digit${key}`;
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
}
