import { closest, distance } from 'fastest-levenshtein';

/**
 * The candidate that a person most likely meant, or undefined when none is near:
 * more than a third of the letters wrong (at least two may be) is no slip of the finger, nor is a word without a right one.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  if (list.length === 0) return undefined;
  const best = closest(
    word.toLowerCase(),
    list.map((candidate) => candidate.toLowerCase()),
  );
  const found = list.find((candidate) => candidate.toLowerCase() === best);
  const allowed = Math.max(2, Math.floor(word.length / 3));
  const wrong = distance(word.toLowerCase(), best);
  return wrong <= allowed && wrong < word.length ? found : undefined;
}

/** What may be written, and what was probably meant: for lists that are short enough to be read. */
export function nearestOf(word: string, candidates: string[], valid: string): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? valid : `did you mean "${guess}"? (${valid})`;
}

/** `did you mean "x"?`, or the given advice where nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? otherwise : `did you mean "${guess}"?`;
}
