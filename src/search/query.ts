import { isUnspaced, splitParts, toTerm } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Weights } from './weights.ts';
import { contentWords, isStopWord } from './words.ts';

/*
 * Reads a query word by word, into the terms that MiniSearch looks up. A word that is in the index is never corrected
 * to a similar one. A word that stands alone can be the beginning of a longer one. A name that is not in the index,
 * such as another engine's, is split into its words.
 */

/** One word of a query. */
export interface Word {
  /** Its own term. */
  term: string;
  /** All terms that it can stand for, with their weights from 0 to 1. */
  terms: Map<string, number>;
  /** Whether the index has none of them, so that MiniSearch looks for similar terms. */
  isFuzzy: boolean;
  /** Whether MiniSearch looks for longer terms. */
  isUnfinished: boolean;
  /** Weight from 0 to 1: parts of an indexed name have less weight than the name. */
  weight: number;
  /**
   * Other words that are searched for it: the site's name for a reader's word, or the correction of a misspelled one.
   */
  instead: string[];
}

export interface Query {
  words: Word[];
  /** Whether it contains a name from code. */
  isCode: boolean;
}

/** Index and settings that queries are read with. */
export interface Reader {
  vocabulary: Vocabulary;
  /** The site's names for a reader's word, by its term. */
  synonyms: Map<string, string[]>;
  weights: Weights;
}

/** Minimum length of a word that is searched as the beginning of another. */
const MIN_PREFIX_LENGTH = 2;
/** Matches characters and capitals that only names in code have. */
const CODE = /[a-z][A-Z]|\w[_.]\w|\w\(|->|::|^b2[A-Z]/;

/** Reads a query for an index. */
export function readQuery(text: string, reader: Reader): Query {
  const isCode = CODE.test(text.trim());
  const tokens = contentWords(text);
  return {
    words: tokens.flatMap((token) => readToken(token, tokens.length === 1, isCode, reader)),
    isCode,
  };
}

/** Maps readers' words to the site's names. Skips phrases, which the index has as aliases. */
export function groupSynonyms(groups: string[][]): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const [name = '', ...others] of groups)
    for (const other of others.filter((word) => !/\s/.test(word)))
      synonyms.set(toTerm(other), [...(synonyms.get(toTerm(other)) ?? []), name]);
  return synonyms;
}

/** Reads a token: one word, or a name with its parts. */
function readToken(token: string, isOnly: boolean, isCode: boolean, reader: Reader): Word[] {
  const { vocabulary, weights } = reader;
  const whole = readWord(token, isOnly, reader);
  const isFound = [...whole.terms.keys()].some(vocabulary.has);
  const parts = splitParts(token).filter((part) => !isNoise(part, isCode));
  const isSplit = parts.length > 1 || (!isFound && parts.some((part) => part !== token));
  if (!isSplit) return [whole];
  const words = parts.map((part) => readWord(part, false, reader));
  if (!isFound) return words;
  return [whole, ...words.map((word) => ({ ...word, weight: weights.parts }))];
}

function readWord(token: string, isOnly: boolean, reader: Reader): Word {
  const { vocabulary, synonyms, weights } = reader;
  const own = toTerm(token);
  const terms = new Map([[own, 1]]);
  const addMeanings = (others: string[], weight: number) => {
    for (const term of others) if (!terms.has(term)) terms.set(term, weight);
  };
  addMeanings(vocabulary.sameStem(own), weights.form.stem);
  const isIndexed = vocabulary.has(own) || terms.size > 1;
  const names = synonyms.get(own) ?? [];
  // A different number is not a typo, and neither is a different pair of unspaced characters.
  const isFuzzy = !isIndexed && !isUnspaced(own) && !/\d/.test(own);
  const corrected = isFuzzy ? vocabulary.corrected(own) : [];
  addMeanings(corrected, weights.form.corrected);
  addMeanings(names.flatMap(contentWords).map(toTerm), weights.form.synonym);
  return {
    ...{ term: own, terms, isFuzzy, weight: 1 },
    isUnfinished: (isOnly || !isIndexed) && own.length >= MIN_PREFIX_LENGTH,
    instead: [...corrected, ...names],
  };
}

/**
 * Returns whether a part carries no meaning: prefixes of names in C++ (`b2World`, `m_stack`), and outside code, single
 * letters and stop words.
 */
function isNoise(part: string, isCode: boolean): boolean {
  return part === 'b2' || part === 'm' || (!isCode && (part.length === 1 || isStopWord(part)));
}
