import type { Player } from '../player/player.ts';

/** A held key repeats, as on a keyboard: milliseconds before the first repetition and between others. */
const REPEAT_DELAY = 400;
const REPEAT_INTERVAL = 60;

export type PadKeys = ReturnType<typeof createPadKeys>;

/** Returns the keys that pointers hold. A key is released when the last of its pointers has left it. */
export function createPadKeys(send: Player['send']) {
  /** The key below each pointer that is down, if any. */
  const pointers = new Map<number, string | undefined>();
  /** Timers of the keys that are held. */
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const press = (key: string, delay: number) => {
    send({ type: 'key', key, isDown: true });
    timers.set(
      key,
      setTimeout(() => press(key, REPEAT_INTERVAL), delay),
    );
  };
  const release = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
    send({ type: 'key', key, isDown: false });
  };
  const update = () => {
    const held = new Set(pointers.values());
    for (const key of timers.keys()) if (!held.has(key)) release(key);
    for (const key of held) if (key !== undefined && !timers.has(key)) press(key, REPEAT_DELAY);
  };
  return {
    isDown: (pointer: number) => pointers.has(pointer),
    /** A pointer went down on a key, or moved onto it, or to where none is. */
    move: (pointer: number, key: string | undefined) => {
      pointers.set(pointer, key);
      update();
    },
    lift: (pointer: number) => {
      pointers.delete(pointer);
      update();
    },
    releaseAll: () => {
      pointers.clear();
      update();
    },
  };
}
