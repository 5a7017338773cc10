import { CELL } from '../content/page.ts';
import { fold, termsOf, tokensOf } from './terms.ts';

/** A piece of a text, marked if it matches the query. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** A stretch of a text, in UTF-16 code units. */
interface Range {
  start: number;
  end: number;
}

/** Maximum length of an excerpt, in UTF-16 code units. */
const MAX_LENGTH = 160;
/** Maximum length of the text before the best match. */
const MAX_LEAD = 40;

/**
 * The part of a text with the best match, with all matches marked.
 * @param passage where the best passage starts; without it, the part is around the longest match
 */
export function excerpt(
  text: string,
  terms: string[],
  formsOf = termsOf,
  passage?: number,
): Piece[] {
  const ranges = rangesOf(text, terms, formsOf);
  const match = bestMatch(text, terms, ranges);
  const start = passage ?? startBefore(text, match);
  const end = endAfter(text, start, match > start + MAX_LENGTH ? start : Math.max(match, start));
  const dots = (text: string): Piece[] => [{ text, isMarked: false }];
  return [
    ...(start > 0 ? dots('… ') : []),
    ...piecesOf(text, ranges, start, end).map(inOneLine),
    ...(end < text.length ? dots(' …') : []),
  ];
}

/** Lines of a section as one, with dashes between the cells of a table. */
function inOneLine({ text, isMarked }: Piece): Piece {
  return { text: text.replaceAll('\n', ' ').replaceAll(CELL, ' – '), isMarked };
}

/** Start of the longest term that is a whole word, or else of the first match. */
function bestMatch(text: string, terms: string[], ranges: Range[]): number {
  const sought = new Set(terms);
  const wholes = ranges.filter(({ start, end }) => sought.has(fold(text.slice(start, end))));
  const length = ({ start, end }: Range) => end - start;
  return [...wholes].sort((a, b) => length(b) - length(a))[0]?.start ?? ranges[0]?.start ?? 0;
}

/** Between words, unless there is no space close enough. */
function startBefore(text: string, match: number): number {
  if (match <= MAX_LEAD) return 0;
  const space = text.indexOf(' ', match - MAX_LEAD);
  return space === -1 || space > match ? match : space + 1;
}

/** Between words, unless all spaces are before the match. */
function endAfter(text: string, start: number, match: number): number {
  const shown = text.slice(start, start + MAX_LENGTH);
  if (start + shown.length === text.length) return text.length;
  const space = start + shown.search(/\s+\S*$/);
  // Never half a surrogate pair.
  return space > match ? space : start + shown.replace(/[\ud800-\udbff]$/, '').length;
}

/** A text in pieces, with every word marked that the index has under one of the terms. */
export function markTerms(text: string, terms: string[], formsOf = termsOf): Piece[] {
  return piecesOf(text, rangesOf(text, terms, formsOf), 0, text.length);
}

/** The pieces of a text from `from` to `to`, with the ranges marked. */
function piecesOf(text: string, ranges: Range[], from: number, to: number): Piece[] {
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

/**
 * Where the terms occur in a text. Neighbors can overlap in scripts without spaces.
 * @param formsOf returns the terms of a token; pass one that caches them if texts repeat their words
 */
export function rangesOf(text: string, terms: string[], formsOf = termsOf): Range[] {
  const sought = new Set(terms);
  return tokensOf(text)
    .filter((token) => formsOf(token.text).some((term) => sought.has(term)))
    .map((token) => ({ start: token.start, end: token.start + token.text.length }));
}
