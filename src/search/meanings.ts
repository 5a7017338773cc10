import { wholeTermsOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Weights } from './weights.ts';

/** The terms of an index that a word can mean, and how likely each is meant, from 0 to 1. */
export type Meanings = Map<string, number>;

/** Letters from which a word is searched as the beginning of another. */
const MIN_PREFIX_LENGTH = 2;

/**
 * The terms that a typed word can mean: itself, other forms of it, and longer words that begin with it.
 * @param canBeUnfinished whether the reader can still be typing it; a word that is no term can always be
 */
export function meaningsOf(
  token: string,
  canBeUnfinished: boolean,
  { has, sameStem, startingWith }: Vocabulary,
  quality: Weights['quality'],
): Meanings {
  const meanings: Meanings = new Map();
  const [start = '', ...others] = wholeTermsOf(token);
  for (const form of [start, ...others]) {
    if (has(form)) mean(meanings, form, 1);
    for (const other of sameStem(form)) mean(meanings, other, quality.stem);
  }
  const isKnown = meanings.size > 0;
  if (start.length < MIN_PREFIX_LENGTH || (isKnown && !canBeUnfinished)) return meanings;
  for (const term of startingWith(start)) {
    const typed = Math.sqrt(start.length / term.length);
    mean(meanings, term, typed * (isKnown ? quality.prefix : quality.unfinished));
  }
  return meanings;
}

/** Adds a term, unless it is already meant with a higher quality. */
export function mean(meanings: Meanings, term: string, quality: number): void {
  if (quality > (meanings.get(term) ?? 0)) meanings.set(term, quality);
}
