import type { SearchConfig } from './options.ts';
import { fold, partsOf, stemOf, tokenize, wholeTermsOf } from './terms.ts';

/*
 * Reads a query word by word. A word that is in the index is never corrected to a similar one. Every
 * word can be the beginning of a longer one. An identifier that is not in the index, such as
 * another engine's, is split into its words.
 */

/** Words that are in a query for its grammar only. */
const STOP_WORDS = new Set(
  (
    'about again all an and any are as at a be between by can do does difference explain for from get has have how i if in ' +
    'into is it its many me my need of on or over so some than that the their there this to too up use ' +
    'using vs want was what when where which who why will with without you your'
  ).split(' '),
);

/** A query for a "list of classes" is a query for classes. */
const LIST_OF = /\b(?:lists?|kinds|sorts) of (?=.*\w)/gi;

/** Letters of a word within a compound; shorter ones occur in too many words by chance. */
const MIN_PART_LENGTH = 3;

/** Weights of terms other than the typed word itself. */
const WEIGHT = { synonym: 0.7, stem: 0.6, part: 0.5 };

/** How well a word is matched by something other than itself, from 0 to 1. */
const QUALITY = { synonym: 0.9, stem: 0.9, prefix: 0.85, similar: 0.7, parts: 0.6, someParts: 0.5 };

/** How the index is searched for a term. */
export interface Term {
  weight: number;
  /** Whether it matches longer words that start with it. */
  isPrefix: boolean;
  /** Whether it matches words of similar spelling. */
  isFuzzy: boolean;
}

/** One word of a query. */
export interface Word {
  /** Its own terms. */
  whole: string[];
  /** Terms of its synonyms in the site's config. */
  synonyms: string[];
  /** Grows as fewer sections have it: rare words say more about the query. */
  rarity: number;
  /** The beginning of other forms of the word. */
  stem?: string;
  /** Words of the index with a similar spelling, if it isn't one of them. */
  similar: Set<string>;
  isKnown: boolean;
  /** Cache of how well terms match it. */
  qualities: Map<string, number>;
  /** The words that a name of code is made of. */
  parts: Word[];
}

/** The terms of the index. */
export interface Vocabulary {
  has: (term: string) => boolean;
  /** Grows as fewer sections have a term, from 0.7 for one that is in all. */
  rarityOf: (term: string) => number;
  /** Terms with a spelling similar to a word's, or that start with it. */
  similarTo: (word: string) => string[];
}

/** The words of a query, without stop words. */
export function wordsOf(query: string, { synonyms }: SearchConfig, index: Vocabulary): Word[] {
  const wordOf = (token: string, parts: string[]): Word => {
    const name = fold(token);
    const whole = wholeTermsOf(token);
    // A query can be "constructor", which every object has.
    const others = Object.hasOwn(synonyms, name) ? (synonyms[name] ?? []) : [];
    const isForeign = others.length > 0;
    const isKnown = whole.some(index.has);
    return {
      ...{ whole, isKnown },
      synonyms: others.flatMap(wholeTermsOf),
      rarity: Math.max(...whole.map(index.rarityOf)),
      // With a synonym its other forms would only mislead: a collider is a fixture, not what collides.
      stem: isForeign ? undefined : stemOf(name),
      similar: new Set(isKnown || isForeign ? [] : index.similarTo(name)),
      parts: (isForeign ? [] : parts).map((part) => wordOf(part, [])),
      qualities: new Map(),
    };
  };
  const tokens = contentWords(query.replace(LIST_OF, ''));
  return tokens.map((token) => {
    const parts = partsOfName(token, index);
    return wordOf(token, parts.length > 1 ? withoutStopWords(parts) : []);
  });
}

/** The words that a name is made of, or an unknown compound, such as `softbody`. */
function partsOfName(token: string, { has, similarTo }: Vocabulary): string[] {
  const parts = partsOf(token);
  const word = fold(token);
  const isUnknown = parts.length === 1 && !wholeTermsOf(token).some(has);
  if (!isUnknown || similarTo(word).length > 0) return parts;
  return partsOfCompound(word, has) ?? parts;
}

/** The two known words of a compound; if there are several ways, the longest first word wins. */
function partsOfCompound(word: string, has: Vocabulary['has']): [string, string] | undefined {
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at--) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => wholeTermsOf(part).some(has))) return parts;
  }
  return undefined;
}

/** The words of a text, without stop words unless it has no others. */
export function contentWords(text: string): string[] {
  return withoutStopWords(tokenize(text));
}

/** Whether a word is in a query for its grammar only. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(fold(word));
}

function withoutStopWords(tokens: string[]): string[] {
  const rest = tokens.filter((token) => !isStopWord(token));
  return rest.length > 0 ? rest : tokens;
}

/** The terms to search the index for. */
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
  const { whole, synonyms, stem, isKnown, parts } = word;
  const isFuzzy = !isKnown && synonyms.length === 0;
  return [
    ...whole.map((name) => termOf(name, 1, true, isFuzzy)),
    ...synonyms.map((name) => termOf(name, WEIGHT.synonym)),
    ...(stem === undefined ? [] : [termOf(stem, WEIGHT.stem, true)]),
    ...(isKnown
      ? parts.flatMap(({ whole }) => whole.map((name) => termOf(name, WEIGHT.part)))
      : parts.flatMap(termsOfWord)),
  ];
}

function termOf(name: string, weight: number, isPrefix = false, isFuzzy = false): [string, Term] {
  return [name, { weight, isPrefix, isFuzzy }];
}

/** How well found terms match a word, from 0 to 1. */
export function matchQuality(word: Word, found: string[]): number {
  let best = 0;
  for (const term of found) best = Math.max(best, cachedQuality(word, term));
  const { parts, isKnown } = word;
  if (best === 1 || parts.length === 0) return best;
  // The parts of a name occur in many places where the name doesn't.
  const factor = isKnown ? QUALITY.someParts : QUALITY.parts;
  return Math.max(best, factor * mean(parts.map((part) => matchQuality(part, found))));
}

/** Cached, because each section with the term needs it. */
function cachedQuality(word: Word, term: string): number {
  const known = word.qualities.get(term);
  if (known !== undefined) return known;
  const quality = termQuality(word, term);
  word.qualities.set(term, quality);
  return quality;
}

function termQuality({ whole, synonyms, stem, similar }: Word, term: string): number {
  if (whole.includes(term)) return 1;
  if (synonyms.includes(term)) return QUALITY.synonym;
  if (stem !== undefined && term.startsWith(stem)) return QUALITY.stem;
  if (whole.some((start) => term.startsWith(start))) return QUALITY.prefix;
  return similar.has(term) ? QUALITY.similar : 0;
}

/** The average of numbers, 0 for none. */
export function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
}
