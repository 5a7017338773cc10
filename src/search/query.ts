import type { SearchConfig } from './options.ts';
import { fold, partsOf, stemOf, tokenize, wholeTermsOf } from './terms.ts';

/*
 * What is looked for, word by word. A word that the index knows is taken as it is, for whatever else
 * is spelled like it is not what was typed; any may be the start of a longer one. A name of code that
 * the index doesn't know, such as another engine's, is taken by its pieces.
 */

/** What stands in a query for its grammar, and says nothing of what is looked for. */
const FILLER = new Set(
  (
    'a about again all an and any are as at be between by can do does difference explain for from get has have how i if in ' +
    'into is it its many me my need of on or over so some than that the their there this to too up use ' +
    'using vs want was what when where which who why will with without you your'
  ).split(' '),
);

/** Who looks for a list of classes looks for classes. */
const COUNTING = /\b(?:lists?|kinds|sorts) of (?=.*\w)/gi;

/** Letters of a word within a word; fewer are in too many words by chance. */
const SHORTEST_PART = 3;

/** How much a term counts that is not the typed word itself. */
const WEIGHT = { synonym: 0.7, stem: 0.6, piece: 0.5 };

/** How well a word is answered by what is found for it, from 0 to 1. */
const WORTH = { synonym: 0.9, stem: 0.9, start: 0.85, similar: 0.7, pieces: 0.6, somePieces: 0.5 };

/** A term to ask the index for. */
export interface Term {
  weight: number;
  /** Whether longer words that start with it will do. */
  isPrefix: boolean;
  /** Whether words that are spelled like it will do. */
  isFuzzy: boolean;
}

/** One word of a query. */
export interface Word {
  /** Terms that are that word. */
  whole: string[];
  /** Terms of what else it may be called, as the site says. */
  synonyms: string[];
  /** How few sections have it; rare words tell more of what is looked for. */
  rarity: number;
  /** The start of other forms of the word. */
  stem?: string;
  /** Words of the index that are spelled like it, if it isn't one of them. */
  similar: Set<string>;
  isKnown: boolean;
  /** How well terms answer it, as far as they were looked at. */
  worths: Map<string, number>;
  /** The words that a name of code is made of. */
  pieces: Word[];
}

/** What the index can tell of its terms. */
export interface Vocabulary {
  has: (term: string) => boolean;
  /** Grows as fewer sections have a term, from 0.7 for one that all have. */
  rarityOf: (term: string) => number;
  /** Those that are spelled like a word, or start with it. */
  similarTo: (word: string) => string[];
}

/** The words of a query that tell what is looked for. */
export function wordsOf(query: string, { synonyms }: SearchConfig, index: Vocabulary): Word[] {
  const wordOf = (token: string, parts: string[]): Word => {
    const name = fold(token);
    const whole = wholeTermsOf(token);
    // A query may be "constructor", which every object has.
    const others = Object.hasOwn(synonyms, name) ? (synonyms[name] ?? []) : [];
    const isForeign = others.length > 0;
    const isKnown = whole.some(index.has);
    return {
      ...{ whole, isKnown },
      synonyms: others.flatMap(wholeTermsOf),
      rarity: Math.max(...whole.map(index.rarityOf)),
      // What it is called here says it all: a collider is a fixture, and nothing that collides.
      stem: isForeign ? undefined : stemOf(name),
      similar: new Set(isKnown || isForeign ? [] : index.similarTo(name)),
      pieces: (isForeign ? [] : parts).map((part) => wordOf(part, [])),
      worths: new Map(),
    };
  };
  const tokens = telling(query.replace(COUNTING, ''));
  return tokens.map((token) => {
    const parts = partsOfName(token, index);
    return wordOf(token, parts.length > 1 ? withoutFiller(parts) : []);
  });
}

/** The words that a name is made of; of a word that resembles none of the index, those that it is written from. */
function partsOfName(token: string, { has, similarTo }: Vocabulary): string[] {
  const parts = partsOf(token);
  const word = fold(token);
  const isStrange = parts.length === 1 && !wholeTermsOf(token).some(has);
  if (!isStrange || similarTo(word).length > 0) return parts;
  return partsOfCompound(word, has) ?? parts;
}

/** Two words in one, as in `softbody`; where there are several ways, the one with the longest first word. */
function partsOfCompound(word: string, has: Vocabulary['has']): [string, string] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => wholeTermsOf(part).some(has))) return parts;
  }
  return undefined;
}

/** The words of a text, without filler as long as anything else is left. */
export function telling(text: string): string[] {
  return withoutFiller(tokenize(text));
}

/** Whether a word says nothing of what is looked for. */
export function isFiller(word: string): boolean {
  return FILLER.has(fold(word));
}

function withoutFiller(tokens: string[]): string[] {
  const rest = tokens.filter((token) => !isFiller(token));
  return rest.length > 0 ? rest : tokens;
}

/** What the index is asked for to find words. */
export function queryTerms(words: Word[]): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const [name, term] of words.flatMap(termsOfWord)) {
    const { weight = 0, isPrefix = false, isFuzzy = false } = terms.get(name) ?? {};
    terms.set(name, {
      weight: Math.max(weight, term.weight),
      isPrefix: isPrefix || term.isPrefix,
      isFuzzy: isFuzzy || term.isFuzzy,
    });
  }
  return terms;
}

function termsOfWord(word: Word): [string, Term][] {
  const { whole, synonyms, stem, isKnown, pieces } = word;
  const open = !isKnown && synonyms.length === 0;
  return [
    ...whole.map((name) => termOf(name, 1, true, open)),
    ...synonyms.map((name) => termOf(name, WEIGHT.synonym)),
    ...(stem === undefined ? [] : [termOf(stem, WEIGHT.stem, true)]),
    ...(isKnown
      ? pieces.flatMap(({ whole }) => whole.map((name) => termOf(name, WEIGHT.piece)))
      : pieces.flatMap(termsOfWord)),
  ];
}

function termOf(name: string, weight: number, isPrefix = false, isFuzzy = false): [string, Term] {
  return [name, { weight, isPrefix, isFuzzy }];
}

/** How well a word is answered by terms that were found, from 0 to 1. */
export function worthOf(word: Word, found: string[]): number {
  let most = 0;
  for (const term of found) most = Math.max(most, worthOfTerm(word, term));
  const { pieces, isKnown } = word;
  if (most === 1 || pieces.length === 0) return most;
  // Pieces of a name are in many places where the name is not.
  const factor = isKnown ? WORTH.somePieces : WORTH.pieces;
  return Math.max(most, factor * mean(pieces.map((piece) => worthOf(piece, found))));
}

/** Asked again for each section that has the term. */
function worthOfTerm(word: Word, term: string): number {
  const known = word.worths.get(term);
  if (known !== undefined) return known;
  const worth = newWorthOfTerm(word, term);
  word.worths.set(term, worth);
  return worth;
}

function newWorthOfTerm({ whole, synonyms, stem, similar }: Word, term: string): number {
  if (whole.includes(term)) return 1;
  if (synonyms.includes(term)) return WORTH.synonym;
  if (stem !== undefined && term.startsWith(stem)) return WORTH.stem;
  if (whole.some((start) => term.startsWith(start))) return WORTH.start;
  return similar.has(term) ? WORTH.similar : 0;
}

/** The average of numbers, 0 for none. */
export function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
}
