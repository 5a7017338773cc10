import { distance } from 'fastest-levenshtein';

/** A page as lists show it. */
export interface ListedPage {
  /** Below the base path. */
  path: string;
  title: string;
}

const MAX_PAGES = 5;
/** Share of the words that a page must have in common with a path, where words with typos count in part. */
const MIN_SCORE = 0.5;
/** A word with more typos than one in three letters is another word; two swapped letters count as two. */
const LETTERS_PER_TYPO = 3;

/**
 * Returns the words of a path, in small letters: `/api/classes/RevoluteJoint.html` has `api classes revolute joint`.
 */
export function pathWords(path: string): string[] {
  return path
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '' && word !== 'index');
}

/** Returns the pages whose paths are nearest to one that doesn't exist, the nearest first; none if all are far away. */
export function nearestPages(path: string, pages: ListedPage[]): ListedPage[] {
  const wanted = pathWords(path);
  return pages
    .map((page) => ({ page, score: score(wanted, pathWords(page.path)) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

/** How much two lists of words have in common, from 0 to 1. The last word of a path says most. */
function score(wanted: string[], words: string[]): number {
  if (wanted.length === 0 || words.length === 0) return 0;
  const weigh = (index: number) => (index === wanted.length - 1 ? 2 : 1);
  const found = wanted.reduce(
    (sum, word, index) =>
      sum + weigh(index) * Math.max(...words.map((one) => similarity(word, one))),
    0,
  );
  const all = wanted.length + 1;
  // Of two pages with all words, the one with fewer others is nearer.
  const extra = Math.max(0, words.length - wanted.length);
  return found / all - extra / 100;
}

function similarity(a: string, b: string): number {
  // Another number is no typo: the fourth step of a tutorial is not the fifth.
  if (/^\p{N}+$/u.test(a)) return a === b ? 1 : 0;
  const length = Math.max(a.length, b.length);
  const max = Math.floor(length / LETTERS_PER_TYPO);
  const count = distance(a, b);
  return count > max ? 0 : 1 - count / length;
}
