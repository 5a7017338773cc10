import { distance } from 'fastest-levenshtein';
import type { PageView } from '../../../site/view.ts';

export type ListedPage = Pick<PageView, 'path' | 'title'>;

const MAX_PAGES = 5;
/** Minimum fraction of words that a page's path must share with the given one; words with typos count in part. */
const MIN_SCORE = 0.5;
/** Minimum letters per typo: a word with more typos is a different word. */
const LETTERS_PER_TYPO = 3;

/** Returns the words of a path in lower case: `/api/classes/RevoluteJoint.html` has `api classes revolute joint`. */
export function pathWords(path: string): string[] {
  return path
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '' && word !== 'index');
}

/**
 * Returns the pages whose paths are nearest to one that doesn't exist, nearest first; empty if all are too different.
 */
export function nearestPages(path: string, pages: ListedPage[]): ListedPage[] {
  const wanted = pathWords(path);
  return pages
    .map((page) => ({ page, score: score(wanted, pathWords(page.path)) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

/** Scores the similarity of two lists of words from 0 to 1. The last word of a path has the greatest weight. */
function score(wanted: string[], words: string[]): number {
  if (wanted.length === 0 || words.length === 0) return 0;
  const weigh = (index: number) => (index === wanted.length - 1 ? 2 : 1);
  const found = wanted.reduce(
    (sum, word, index) =>
      sum + weigh(index) * Math.max(...words.map((one) => similarity(word, one))),
    0,
  );
  const all = wanted.length + 1;
  // Among pages with all words, the one with fewer additional words is nearer.
  const extra = Math.max(0, words.length - wanted.length);
  return found / all - extra / 100;
}

/** Returns how many letters differ; two that are swapped count as one. */
function countTypos(a: string, b: string): number {
  const count = distance(a, b);
  const letters = (word: string) => [...word].sort().join('');
  return count === 2 && letters(a) === letters(b) ? 1 : count;
}

function similarity(a: string, b: string): number {
  // A different number is not a typo: the fourth step of a tutorial is not the fifth.
  if (/^\p{N}+$/u.test(a)) return a === b ? 1 : 0;
  const length = Math.max(a.length, b.length);
  const max = Math.floor(length / LETTERS_PER_TYPO);
  const count = countTypos(a, b);
  return count > max ? 0 : 1 - count / length;
}
