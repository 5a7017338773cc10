import type { ActiveKeys } from 'planck';

/**
 * Key codes of `KeyboardEvent.keyCode`, by `KeyboardEvent.key`; letters and digits aside. What a page is
 * read and left by is not among them: Tab, Escape, Page Down and alike stay the browser's.
 */
const CODES = new Map(
  Object.entries({
    Backspace: 8,
    Enter: 13,
    ' ': 32,
    ArrowLeft: 37,
    ArrowUp: 38,
    ArrowRight: 39,
    ArrowDown: 40,
    Delete: 46,
  }),
);

/** Keys that stand for a direction or for firing: arrows, W A S D, space and Enter. */
const NAMED = {
  left: [37, 65],
  up: [38, 87],
  right: [39, 68],
  down: [40, 83],
  fire: [32, 13],
} satisfies Partial<Record<keyof ActiveKeys, number[]>>;

/**
 * The code by which examples know a key: that of the capital letter or the digit, or the one that
 * browsers give it in `keyCode`. Undefined for other keys, which no scene hears of.
 * @param key as in `KeyboardEvent.key`
 */
export function codeOfKey(key: string): number | undefined {
  return /^[a-z\d]$/i.test(key) ? key.toUpperCase().charCodeAt(0) : CODES.get(key);
}

/** The keys that are held, in the words of a testbed. */
export interface HeldKeys {
  /** Stays the same object, since examples keep it. */
  active: ActiveKeys;
  /** Codes of all keys that are held. */
  codes: () => number[];
  set: (code: number, isHeld: boolean) => void;
}

export function createHeldKeys(): HeldKeys {
  const held = new Set<number>();
  const active: ActiveKeys = {};
  return {
    active,
    codes: () => [...held],
    set: (code, isHeld) => {
      if (isHeld) held.add(code);
      else held.delete(code);
      const char = String.fromCharCode(code);
      if (/\w/.test(char)) active[char as keyof ActiveKeys] = isHeld;
      for (const [name, codes] of Object.entries(NAMED))
        active[name as keyof typeof NAMED] = codes.some((code) => held.has(code));
    },
  };
}
