import { closest, distance } from 'fastest-levenshtein';

/**
 * Returns the candidate that the writer most likely meant, ignoring case. Guards against typos: up to
 * a third of the letters, or two in a short word, can be wrong, but not all of them.
 */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  if (list.length === 0) return undefined;
  const best = closest(
    word.toLowerCase(),
    list.map((candidate) => candidate.toLowerCase()),
  );
  const maxEdits = Math.max(2, Math.floor(word.length / 3));
  const edits = distance(word.toLowerCase(), best);
  if (edits > maxEdits || edits >= word.length) return undefined;
  return list.find((candidate) => candidate.toLowerCase() === best);
}

/** Returns `did you mean "x"?`, or the given fix if no candidate is close. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const guess = findNearest(word, candidates);
  return guess === undefined ? otherwise : `did you mean "${guess}"?`;
}
