/** Letters that work as arrow keys, by their place on an English keyboard: a French one has Z in that of W. */
export const WASD: Record<string, string> = {
  w: 'ArrowUp',
  a: 'ArrowLeft',
  s: 'ArrowDown',
  d: 'ArrowRight',
};

/** Returns the letter that an English keyboard has in the place of a key: `w` for `KeyW`; '' for keys without one. */
export function letterAt(code = ''): string {
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : '';
}

/**
 * Returns what a key would type on an English keyboard without Caps Lock: `p` for `P`, and also for `з`, which a Russian
 * keyboard has in the place of P. If a keyboard only arranges Latin letters differently, the typed letter counts.
 */
export function toLatin(key: string, code?: string): string {
  if (key.length > 1) return key;
  return (/\P{ASCII}/u.test(key) && letterAt(code)) || key.toLowerCase();
}

/** Returns the name by which a scene that lists its keys knows one: the key, its Latin letter, or else an arrow key. */
export function findKeyName(names: readonly string[], key: string, code?: string): string {
  const letter = toLatin(key, code);
  const arrow = WASD[letterAt(code)] ?? letter;
  return [key, letter, arrow].find((name) => names.includes(name)) ?? letter;
}
