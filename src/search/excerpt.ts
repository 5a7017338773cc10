import { fold, termsOf, tokensOf } from './terms.ts';

/** A piece of a text; marked where it is what the reader looked for. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** A stretch of a text, in UTF-16 code units. */
interface Range {
  start: number;
  end: number;
}

/** Characters of text that an excerpt shows. */
const LENGTH = 160;
/** Characters of it that stand before the first word that was found. */
const LEAD = 40;

/** The part of a text around what says most of why it was found, in pieces. */
export function excerpt(text: string, terms: string[], formsOf = termsOf): Piece[] {
  const found = mostTelling(text, terms, formsOf);
  const space = text.indexOf(' ', found - LEAD);
  const start = found <= LEAD ? 0 : space === -1 || space > found ? found : space + 1;
  const isCut = start + LENGTH < text.length;
  const shown = text.slice(start, start + LENGTH);
  const pieces = markTerms(isCut ? shown.replace(/\s+\S*$/, '') : shown, terms, formsOf);
  const dots = (text: string): Piece[] => [{ text, isMarked: false }];
  return [...(start > 0 ? dots('… ') : []), ...pieces, ...(isCut ? dots(' …') : [])];
}

/** Where the longest of the terms stands as a word of its own, else the first one at all. */
function mostTelling(text: string, terms: string[], formsOf: typeof termsOf): number {
  const ranges = rangesOf(text, terms, formsOf);
  const sought = new Set(terms);
  const wholes = ranges.filter(({ start, end }) => sought.has(fold(text.slice(start, end))));
  const length = ({ start, end }: Range) => end - start;
  return [...wholes].sort((a, b) => length(b) - length(a))[0]?.start ?? ranges[0]?.start ?? 0;
}

/** A text in pieces, of which those are marked that the index has under one of the terms. */
export function markTerms(text: string, terms: string[], formsOf = termsOf): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const addUpTo = (end: number, isMarked: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMarked });
    done = Math.max(done, end);
  };
  for (const { start, end } of rangesOf(text, terms, formsOf)) {
    addUpTo(start, false);
    addUpTo(end, true);
  }
  addUpTo(text.length, false);
  return pieces;
}

/**
 * Where the terms stand in a text. Neighbours may overlap where words are not spaced.
 * @param formsOf tells the terms of a token; one that remembers them is faster
 */
export function rangesOf(text: string, terms: string[], formsOf = termsOf): Range[] {
  const sought = new Set(terms);
  return tokensOf(text)
    .filter((token) => formsOf(token.text).some((term) => sought.has(term)))
    .map((token) => ({ start: token.start, end: token.start + token.text.length }));
}
