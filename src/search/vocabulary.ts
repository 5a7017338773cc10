import { closest, distance } from 'fastest-levenshtein';
import { memoize } from '../content/memoize.ts';
import { stemWord } from './stem.ts';

/** The terms of an index, and other meanings of a word. */
export interface Vocabulary {
  has: (term: string) => boolean;
  /** Returns other forms of a word, such as "collision" for "collide". */
  sameStem: (word: string) => string[];
  /** Returns corrections of a word that begins no term, or words that begin alike: "gravity" for "gravitation". */
  corrected: (word: string) => string[];
}

/** Number of letters that all forms of a word begin with. */
const STEM_START = 3;
/** Minimum number of letters that related words begin with, and minimum fraction of the word. */
const RELATED = { letters: 5, share: 0.45 };

/**
 * Creates the vocabulary of an index.
 * @param terms of an index
 * @param options of MiniSearch, so that a word can have the same number of edits
 */
export function createVocabulary(
  terms: string[],
  { fuzzy, maxFuzzy }: { fuzzy: number; maxFuzzy: number },
): Vocabulary {
  const all = new Set(terms);
  const toForm = memoize(stemWord);
  const startingWith = (start: string) => terms.filter((term) => term.startsWith(start));
  const maxEdits = (length: number) =>
    fuzzy < 1 ? Math.min(maxFuzzy, Math.round(length * fuzzy)) : fuzzy;
  const similar = (word: string) =>
    [closest(word, terms)].filter((term) => distance(word, term) <= maxEdits(word.length));
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
    sameStem: (word) => {
      const stem = toForm(word);
      const near = stem === '' ? [] : startingWith(word.slice(0, STEM_START));
      return near.filter((term) => term !== word && toForm(term) === stem);
    },
    corrected: (word) => {
      if (startingWith(word).length > 0) return [];
      const swapped = neighborsSwapped(word).filter((term) => all.has(term));
      return [swapped, similar(word), related(word)].find(({ length }) => length > 0) ?? [];
    },
  };
}

/**
 * Returns the word with each pair of neighboring letters swapped, the most common typo, which MiniSearch counts as two
 * edits.
 */
function neighborsSwapped(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2),
  );
}
