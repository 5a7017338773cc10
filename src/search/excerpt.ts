import { CELL } from '../content/page.ts';
import { readTokens, tokenize, toTerms } from './terms.ts';

/** A piece of a text, marked if it matches the query. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** A range of a text, in UTF-16 code units. */
interface Range {
  start: number;
  end: number;
}

/** Maximum length of an excerpt, in UTF-16 code units. */
const MAX_LENGTH = 160;
/** Matches sentences, list items, and rows of tables. */
const PASSAGE = /[^\n]+?(?:[.!?:](?= [\p{Lu}"(])|(?=\n|$))/gu;

/**
 * Returns the part of a text that begins with the passage most relevant to a query, with all matches marked.
 * @param findRarity returns the weight of a term
 */
export function excerptAround(
  text: string,
  terms: string[],
  findRarity: (term: string) => number = () => 1,
): Piece[] {
  const ranges = findRanges(text, terms);
  const passage = findBestPassage(text, terms, findRarity);
  const match = ranges.find(({ start }) => start >= passage);
  const isFar = match !== undefined && match.end > passage + MAX_LENGTH;
  const start = isFar ? match.start : passage;
  const end = findEnd(text, start, match?.end ?? start);
  const pieces = cutPieces(text, ranges, start, end);
  const dots = (text: string): Piece[] => [{ text, isMarked: false }];
  return [
    ...(start > 0 ? dots('… ') : []),
    ...pieces.map(({ text, isMarked }) => ({ text: joinLines(text), isMarked })),
    ...(end < text.length ? dots(' …') : []),
  ];
}

/** Matches empty cells, and those with a dash, together with the ends of their neighbors. */
const CELLS = new RegExp(`${CELL}(?:[– ${CELL}]*${CELL})?`, 'g');

/** Joins the lines of a section, with dashes between the filled cells of a table. */
export function joinLines(text: string): string {
  return text.replaceAll('\n', ' ').replace(CELLS, ' – ');
}

/** Finds the start of the passage with the most relevant terms; of several, the first. */
function findBestPassage(
  text: string,
  terms: string[],
  findRarity: (term: string) => number,
): number {
  const sought = new Set(terms);
  let best = { start: 0, worth: 0 };
  for (const { 0: passage, index } of text.matchAll(PASSAGE)) {
    const found = new Set(
      tokenize(passage)
        .flatMap(toTerms)
        .filter((term) => sought.has(term)),
    );
    const worth = [...found].reduce((sum, term) => sum + (findRarity(term) || 1), 0);
    if (worth > best.worth) best = { start: index, worth };
  }
  // Skips empty cells at the start of a row.
  return best.start + (/^[\s–]*/.exec(text.slice(best.start))?.[0].length ?? 0);
}

/** Finds the end of an excerpt. It is between words, unless all spaces are before the match. */
function findEnd(text: string, start: number, match: number): number {
  const visible = text.slice(start, start + MAX_LENGTH);
  if (start + visible.length === text.length) return text.length;
  const space = start + visible.search(/\s+\S*$/);
  // Never split a surrogate pair.
  return space >= match ? space : start + visible.replace(/[\ud800-\udbff]$/, '').length;
}

/** Splits a text into pieces, with every word marked that the index has under one of the terms. */
export function markTerms(text: string, terms: string[]): Piece[] {
  return cutPieces(text, findRanges(text, terms), 0, text.length);
}

/** Returns the pieces of a text from `from` to `to`, with the ranges marked. */
function cutPieces(text: string, ranges: Range[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let done = from;
  const addUpTo = (end: number, isMarked: boolean) => {
    const limited = Math.min(end, to);
    if (limited > done) pieces.push({ text: text.slice(done, limited), isMarked });
    done = Math.max(done, limited);
  };
  for (const { start, end } of ranges) {
    addUpTo(start, false);
    addUpTo(end, true);
  }
  addUpTo(to, false);
  return pieces;
}

/** Finds the positions of terms in a text. Neighbors can overlap in scripts without spaces. */
export function findRanges(text: string, terms: string[]): Range[] {
  const sought = new Set(terms);
  return readTokens(text)
    .filter((token) => toTerms(token.text).some((term) => sought.has(term)))
    .map((token) => ({ start: token.start, end: token.start + token.text.length }));
}
