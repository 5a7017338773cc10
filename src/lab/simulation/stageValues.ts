import type { Stage, Tone } from '../model/scene.ts';

/*
 * Values that a scene returns for display. Its code isn't always typed, so a value of another type throws an error
 * that explains it to the author, instead of failing while it is sent to the page.
 */

/** Maximum number of facts: nobody can read more on a picture. */
const MAX_FACTS = 100;
/** Maximum length of a text, in UTF-16 code units. */
const MAX_TEXT = 2000;

export type DisplayValue = string | number | boolean;

/**
 * Returns the facts of a scene, without those that are missing.
 * @throws with the name of a fact that can't be shown
 */
export function readFacts({ facts }: Pick<Stage, 'facts'>): Record<string, DisplayValue> {
  const values: Record<string, DisplayValue> = {};
  const given: Record<string, unknown> = facts?.() ?? {};
  let count = 0;
  // Copies no more than a page shows, however many facts there are.
  for (const name in given) {
    if (!Object.hasOwn(given, name)) continue;
    if (++count > MAX_FACTS) break;
    values[name] = toDisplayValue(given[name], `the fact "${name}"`);
  }
  return values;
}

/**
 * Returns a value as the page shows it: empty if it is missing.
 * @param what names it in the error
 * @throws if it is an object, a function, or a symbol
 */
export function toDisplayValue(value: unknown, what: string): DisplayValue {
  switch (typeof value) {
    case 'number':
    case 'boolean':
      return value;
    case 'string':
      return value.length > MAX_TEXT ? value.slice(0, MAX_TEXT) : value;
    case 'bigint':
      return String(value);
    default:
      if (value === undefined || value === null) return '';
      throw new TypeError(`${what} can't be shown: return a string, number, or boolean`);
  }
}

/** @throws if a tone has no numbers to play */
export function checkTones(tones: readonly Tone[]): void {
  for (const { frequency, duration, slideTo = 0, delay = 0, volume = 0 } of tones) {
    if ([frequency, duration, slideTo, delay, volume].some((value) => typeof value !== 'number'))
      throw new TypeError(
        "a tone can't be played: its frequency, duration, slideTo, delay, and volume are numbers",
      );
  }
}
