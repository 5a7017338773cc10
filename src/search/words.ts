import { fold, tokenize } from './terms.ts';

/** Words that serve only the grammar of a query. */
const STOP_WORDS = new Set(
  (
    'about again all an and any are as at a be been being between by can could did do does done explain for from get gets ' +
    'getting got had has have having how i if in into is it its just like make makes many me my need of on or ' +
    'our over please should so some still than that the their them then there these they this those to too true false up use ' +
    'used using via vs want was way we were what when where which while who why will with without would you your'
  ).split(' '),
);

/** Matches the ending after the apostrophe in "doesn't" and "I'm". */
const CONTRACTION = /['’](?:t|s|m|d|re|ve|ll)\b/gi;
const NEGATION =
  /\b(?:do|does|did|is|are|was|were|wo|wont|ca|can|should|could|would|have|has)n['’]?t\b/gi;

/** Returns the words of a text without stop words, unless it has no others. */
export function contentWords(text: string): string[] {
  const words = tokenize(text.replace(NEGATION, ' ').replace(CONTRACTION, ''));
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : tokenize(text);
}

/** Returns whether a word serves only the grammar of a query. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(fold(word));
}
