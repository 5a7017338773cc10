import { termsOf, tokensOf } from './terms.ts';

/** A piece of a text; marked where it is what the reader looked for. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Characters of text that an excerpt shows. */
const LENGTH = 160;
/** Characters of it that stand before the first word that was found. */
const LEAD = 40;

/** The part of a text around the first of the terms, in pieces. */
export function excerpt(text: string, terms: string[]): Piece[] {
  const found = rangesOf(text, terms)[0]?.start ?? 0;
  const space = text.indexOf(' ', found - LEAD);
  const start = found <= LEAD ? 0 : space === -1 || space > found ? found : space + 1;
  const isCut = start + LENGTH < text.length;
  const shown = text.slice(start, start + LENGTH);
  const pieces = markTerms(isCut ? shown.replace(/\s+\S*$/, '') : shown, terms);
  const dots = (text: string): Piece[] => [{ text, isMarked: false }];
  return [...(start > 0 ? dots('… ') : []), ...pieces, ...(isCut ? dots(' …') : [])];
}

/** A text in pieces, of which those are marked that the index has under one of the terms. */
export function markTerms(text: string, terms: string[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const addUpTo = (end: number, isMarked: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMarked });
    done = Math.max(done, end);
  };
  for (const { start, end } of rangesOf(text, terms)) {
    addUpTo(start, false);
    addUpTo(end, true);
  }
  addUpTo(text.length, false);
  return pieces;
}

/** Where the terms stand in a text. Neighbours may overlap where words are not spaced. */
export function rangesOf(text: string, terms: string[]): { start: number; end: number }[] {
  const sought = new Set(terms);
  return tokensOf(text)
    .filter((token) => termsOf(token.text).some((term) => sought.has(term)))
    .map((token) => ({ start: token.start, end: token.start + token.text.length }));
}
