import { type Meanings, mean, meaningsOf } from './meanings.ts';
import type { Synonyms } from './synonyms.ts';
import { fold, partsOf, tokenize, wholeTermsOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Weights } from './weights.ts';
import { contentWords, isStopWord } from './words.ts';

/*
 * Reads a query word by word. A word that is in the index is never corrected to a similar one. The last
 * word can be the beginning of a longer one. A name that is not in the index, such as another engine's,
 * is split into its words.
 */

/** One word of a query. */
export interface Word {
  /** As it was typed. */
  token: string;
  terms: Meanings;
  /** What it was corrected to, if it is misspelled. */
  similar: string[];
  /** How much it counts, from 0 to 1: parts of a known name count less than the name. */
  weight: number;
}

export interface Query {
  words: Word[];
  /** Whether it is one word that the index doesn't have. */
  isUnknown: boolean;
  /** Whether it has a name of code. */
  isCode: boolean;
  /** What it can be instead, if it is one misspelled word. */
  corrections: string[];
  /** Other words that were searched, too: the site's own for a reader's, or for misspelled ones. */
  alsoSearched: string[];
}

/** What queries are read with. */
export interface Reader {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  weights: Weights;
  /** Whether the last word can be the beginning of another. */
  prefix: boolean;
}

/** A query for a "list of classes" is a query for classes. */
const LIST_OF = /\b(?:lists?|kinds|sorts) of (?=.*\w)/gi;
/** Letters of a word within a compound; shorter ones occur in too many words by chance. */
const MIN_PART_LENGTH = 3;
/** Corrections of a misspelled word that readers see. */
const MAX_CORRECTIONS = 2;
/** Signs and capitals that only names of code have. */
const CODE = /[a-z][A-Z]|\w[_.]\w|\w\(|->|::|^b2[A-Z]/;

/** Reads a query for an index. */
export function readQuery(text: string, reader: Reader): Query {
  const { vocabulary, synonyms, weights, prefix } = reader;
  const tokens = contentWords(text.replace(LIST_OF, ''));
  const words = tokens.flatMap((token, at) =>
    wordsOf(token, prefix && at === tokens.length - 1, reader),
  );
  const known = synonyms.within(
    words.map(({ token }) => token),
    [...words.map(({ token }) => token), ...tokenize(text)],
  );
  for (const { targets, from, to } of known)
    for (const { terms } of words.slice(from, to))
      for (const target of targets) mean(terms, target, weights.quality.synonym);
  const corrected = words.flatMap(({ similar }) => similar.slice(0, MAX_CORRECTIONS));
  return {
    words,
    isUnknown: tokens.length === 1 && !wholeTermsOf(tokens[0] ?? '').some(vocabulary.has),
    isCode: CODE.test(text.trim()),
    corrections: tokens.length === 1 ? words.flatMap(({ similar }) => similar) : [],
    alsoSearched: [...new Set([...corrected, ...known.map(({ name }) => name)])],
  };
}

/** The words of a token: itself, and the words that a name or an unknown compound is made of. */
function wordsOf(token: string, isLast: boolean, { vocabulary, weights }: Reader): Word[] {
  const wordOf = (token: string, weight: number): Word => {
    const terms = meaningsOf(token, isLast, vocabulary, weights.quality);
    const similar = terms.size > 0 ? [] : vocabulary.similarTo(fold(token));
    for (const term of similar) mean(terms, term, weights.quality.similar);
    return { token, terms, similar, weight };
  };
  const whole = wordOf(token, 1);
  const isFound = whole.terms.size > 0;
  const parts = partsOf(token).filter((part) => !isStopWord(part) && !isPrefix(part));
  if (parts.length > 1 || (!isFound && parts.some((part) => part !== token))) {
    const others = parts.map((part) => wordOf(part, isFound ? weights.parts : 1));
    return isFound ? [whole, ...others] : others;
  }
  const compound = isFound ? undefined : partsOfCompound(fold(token), vocabulary);
  return compound ? compound.map((part) => wordOf(part, 1)) : [whole];
}

/** A letter, or the prefix of names in C++: `b2World`, `m_stack`. */
function isPrefix(part: string): boolean {
  return part.length === 1 || part === 'b2';
}

/** The two known words of a compound; if there are several ways, the longest first word wins. */
function partsOfCompound(word: string, { has }: Vocabulary): [string, string] | undefined {
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at--) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => wholeTermsOf(part).some(has))) return parts;
  }
  return undefined;
}
