import type { ActiveKeys } from 'planck';

/** A key that a scene listens to. */
export interface SceneKey {
  /** As in `KeyboardEvent.key`. */
  key: string;
  /** On a button: `←`, `Space`, `Z`. */
  label: string;
  /** For screen readers: "Left arrow". */
  name: string;
}

const ARROWS: SceneKey[] = [
  { key: 'ArrowLeft', label: '←', name: 'Left arrow' },
  { key: 'ArrowUp', label: '↑', name: 'Up arrow' },
  { key: 'ArrowDown', label: '↓', name: 'Down arrow' },
  { key: 'ArrowRight', label: '→', name: 'Right arrow' },
];
const SPACE = named(' ', 'Space');
const NAMED = [...ARROWS, SPACE, named('Enter'), named('Backspace'), named('Delete')];

/** The testbed's names of keys, each with the key that its button stands for. */
const TESTBED_KEYS: Record<string, string> = {
  left: 'ArrowLeft',
  up: 'ArrowUp',
  down: 'ArrowDown',
  right: 'ArrowRight',
  fire: ' ',
} satisfies Partial<Record<keyof ActiveKeys, string>>;

/**
 * Returns the keys that a scene seems to listen to: those in its code, and those that its instructions name. Arrow
 * keys and Space if there are none.
 * @param inCode from `keysInCode`
 * @param info the scene's instructions
 */
export function keysOf(inCode: readonly string[], info: string): SceneKey[] {
  const found = new Set([...inCode, ...keysInText(info)]);
  if (found.size === 0) return [...ARROWS, SPACE];
  const characters = [...found].filter((key) => /^[A-Z\d]$/.test(key)).sort();
  return [
    ...NAMED.filter(({ key }) => found.has(key)),
    // Without Shift, as from a keyboard.
    ...characters.map((character) => named(character.toLowerCase(), character)),
  ];
}

function named(key: string, label = key): SceneKey {
  return { key, label, name: label };
}

/**
 * Returns the keys whose names code compares or reads.
 * @param code a JavaScript module
 */
export function keysInCode(code: string): string[] {
  // Up to the end if a comment isn't closed: searching for each end would take minutes.
  const withoutComments = code.replace(/\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/.*/g, '');
  const all = (pattern: RegExp) =>
    [...withoutComments.matchAll(pattern)].map(([, found = '']) => found);
  const read = [
    ...all(/\bactiveKeys(?:\?\.|\.|\[\s*["'])(\w+)/g),
    ...all(/\{([^{}]*)\}\s*=\s*[\w.]*\bactiveKeys\b/g).flatMap(
      (names) => names.match(/\w+/g) ?? [],
    ),
  ];
  const compared = [
    ...all(/(?:\bchar|\bkey)\s*===?\s*["']([a-z\d ])["']/gi),
    ...all(/\bcase\s*["']([a-z\d ])["']\s*:/gi),
    ...all(/["'](Arrow(?:Left|Up|Down|Right)|Enter|Backspace|Delete)["']/g),
  ];
  const codes = all(/\b(?:code|keyCode)\s*===?\s*(\d+)/g).map((found) => CODES[found] ?? '');
  return [
    ...read.map((name) => TESTBED_KEYS[name] ?? upperCase(name)),
    ...compared.map(upperCase),
    ...codes,
  ];
}

/** By `KeyboardEvent.keyCode`. */
const CODES: Record<string, string> = {
  ...{ 13: 'Enter', 32: ' ', 37: 'ArrowLeft', 38: 'ArrowUp', 39: 'ArrowRight', 40: 'ArrowDown' },
  ...Object.fromEntries(
    [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((key) => [key.charCodeAt(0), key]),
  ),
};

/** Reads instructions such as "←/→: Drive, Z: Jump, 1-5: Drop" and "Use arrow keys, and Z or X to rotate". */
function keysInText(info: string): string[] {
  const symbols = ARROWS.filter(({ label }) => info.includes(label)).map(({ key }) => key);
  const words = /\barrow keys\b/i.test(info) ? ARROWS.map(({ key }) => key) : [];
  const space = /\bspace(?: ?bar)?\b/i.test(info) ? [' '] : [];
  const before = [...info.matchAll(/(?<![\w-])([A-Z\d])(?:-([A-Z\d]))?\s*:/g)];
  const between = [...info.matchAll(/\b([A-Z])(?: or |\/)([A-Z])\b/g)];
  return [
    ...[...symbols, ...words, ...space],
    ...before.flatMap(([, from = '', to = from]) => range(from, to)),
    ...between.flatMap(([, one = '', other = '']) => [one, other]),
  ];
}

function range(from: string, to: string): string[] {
  const [start, end] = [from.charCodeAt(0), to.charCodeAt(0)];
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) =>
    String.fromCharCode(start + index),
  );
}

function upperCase(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}
