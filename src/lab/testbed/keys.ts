import type { ActiveKeys } from 'planck';

/**
 * Values of `KeyboardEvent.keyCode` by `KeyboardEvent.key`, except letters and digits. Keys that navigate
 * the page, such as Tab, Escape, and Page Down, are left to the browser.
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

/** The keys of `activeKeys` that have names. */
export const TESTBED_KEYS = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', ' '];

/** Key codes of the testbed's named keys. */
const NAMED = {
  left: [37, 65],
  up: [38, 87],
  right: [39, 68],
  down: [40, 83],
  fire: [32, 13],
} satisfies Partial<Record<keyof ActiveKeys, number[]>>;

/**
 * Returns the `keyCode` of a key, which examples compare; undefined for keys that scenes don't receive.
 * @param key as in `KeyboardEvent.key`
 */
export function toKeyCode(key: string): number | undefined {
  return /^[a-z\d]$/i.test(key) ? key.toUpperCase().charCodeAt(0) : CODES.get(key);
}

export type HeldKeys = ReturnType<typeof createHeldKeys>;

/** Keeps which keys are held down, as a testbed exposes them. */
export function createHeldKeys() {
  const held = new Set<number>();
  const active: ActiveKeys = {};
  return {
    /** Always the same object, because examples keep it. */
    active,
    /** Key codes of all keys that are held down. */
    codes: () => [...held],
    set: (code: number, isHeld: boolean) => {
      if (isHeld) held.add(code);
      else held.delete(code);
      const char = String.fromCharCode(code);
      if (/\w/.test(char)) active[char as keyof ActiveKeys] = isHeld;
      for (const [name, codes] of Object.entries(NAMED))
        active[name as keyof typeof NAMED] = codes.some((code) => held.has(code));
    },
  };
}
