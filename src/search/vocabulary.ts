import { typos } from './distance.ts';
import { memoized } from './memoized.ts';
import { stemOf } from './stem.ts';
import { isUnspaced } from './terms.ts';

/** The terms of an index, and the ways in which a word can mean one of them. */
export interface Vocabulary {
  has: (term: string) => boolean;
  /** Other forms of the word. */
  sameStem: (word: string) => string[];
  /** Longer terms that start with it. */
  startingWith: (start: string) => string[];
  /** The most similar terms, for a misspelled word. */
  similarTo: (word: string) => string[];
  /** The same for a word that is like none: the nearest terms, however far. */
  nearestTo: (word: string) => string[];
}

/** Letters that all forms of a word begin with. */
const STEM_START = 3;
const MAX_TYPOS = 2;
/** More terms than this are guesswork. */
const MAX_SIMILAR = 8;

/**
 * @param byTerm a map with the terms as its keys
 * @param fuzzy typos for each letter of a word
 */
export function createVocabulary(byTerm: ReadonlyMap<string, unknown>, fuzzy: number): Vocabulary {
  const terms = [...byTerm.keys()].sort();
  const formOf = memoized(stemOf);

  const firstFrom = (start: string) => {
    let [low, high] = [0, terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const startingWith = (start: string) => {
    const from = firstFrom(start);
    let to = from;
    while (terms[to]?.startsWith(start)) to += 1;
    return terms.slice(from, to);
  };

  const closest = (word: string, max: number) => {
    const close = terms
      .map((term) => ({ term, count: typos(word, term, max) }))
      .filter(({ count }) => count <= max);
    const least = Math.min(...close.map(({ count }) => count));
    const best = close.filter(({ count }) => count === least).map(({ term }) => term);
    return best.slice(0, MAX_SIMILAR);
  };

  return {
    has: (term) => byTerm.has(term),
    sameStem: (word) => {
      const stem = formOf(word);
      if (stem === '') return [];
      return startingWith(word.slice(0, STEM_START)).filter(
        (term) => term !== word && formOf(term) === stem,
      );
    },
    startingWith: (start) => startingWith(start).filter((term) => term !== start),
    // A pair of characters with another character is another pair, not a typo.
    similarTo: (word) =>
      isUnspaced(word) || /\d/.test(word)
        ? []
        : closest(word, Math.min(MAX_TYPOS, Math.floor(word.length * fuzzy))),
    nearestTo: (word) => (isUnspaced(word) ? [] : closest(word, Math.floor(word.length / 2))),
  };
}
