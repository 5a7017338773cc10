import { distance } from 'fastest-levenshtein';
import { memoized } from './memoized.ts';
import { stemOf } from './stem.ts';

/** The terms of an index, and what else a word can mean. */
export interface Vocabulary {
  has: (term: string) => boolean;
  startsAny: (start: string) => boolean;
  /** Other forms of a word, such as "collision" for "collide". */
  sameStem: (word: string) => string[];
  /** What a word that the index doesn't have is corrected to, or words that begin alike: "gravity" for "gravitation". */
  corrected: (word: string) => string[];
}

/** Letters that all forms of a word begin with. */
const STEM_START = 3;
/** Letters that related words begin with, and which share of the word they are. */
const RELATED = { letters: 5, share: 0.45 };

/**
 * @param terms of an index
 * @param maxEdits how many edits MiniSearch allows for a word of this length
 */
export function createVocabulary(
  terms: string[],
  maxEdits: (length: number) => number,
): Vocabulary {
  const all = new Set(terms);
  const formOf = memoized(stemOf);
  const startingWith = (start: string) => terms.filter((term) => term.startsWith(start));
  const similar = (word: string) => {
    const most = maxEdits(word.length);
    const near = terms
      .filter((term) => Math.abs(term.length - word.length) <= most)
      .map((term) => ({ term, count: distance(word, term) }));
    const least = Math.min(most, ...near.map(({ count }) => count));
    return near.filter(({ count }) => count === least).map(({ term }) => term);
  };
  const related = (word: string) => {
    const least = Math.max(RELATED.letters, Math.ceil(RELATED.share * word.length));
    for (let end = word.length; end >= least; end--) {
      const found = startingWith(word.slice(0, end)).sort((a, b) => a.length - b.length);
      if (found.length > 0) return found.slice(0, 1);
    }
    return [];
  };
  return {
    has: (term) => all.has(term),
    startsAny: (start) => terms.some((term) => term.startsWith(start)),
    sameStem: (word) => {
      const stem = formOf(word);
      const near = stem === '' ? [] : startingWith(word.slice(0, STEM_START));
      return near.filter((term) => term !== word && formOf(term) === stem);
    },
    corrected: (word) => {
      const ways = [swapped, similar, related];
      for (const way of ways) {
        const found = way(word).filter((term) => all.has(term));
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

/** The word with two neighboring letters swapped, the most common typo; for MiniSearch it is two edits. */
function swapped(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2),
  );
}
