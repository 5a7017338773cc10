import type { Synonyms } from './synonyms.ts';
import { partsOf, wholeTermsOf } from './terms.ts';
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
  /** The terms that it can mean, and how likely each is meant, from 0 to 1. */
  terms: Map<string, number>;
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

/** Letters of a word within a compound; shorter ones occur in too many words by chance. */
const MIN_PART_LENGTH = 3;
/** Letters from which a word is searched as the beginning of another. */
const MIN_PREFIX_LENGTH = 2;

/** Corrections of a misspelled word that readers are told. */
const MAX_CORRECTIONS = 2;

/** Signs and capitals that only names of code have. */
const CODE = /[a-z][A-Z]|\w[_.]\w|\w\(|->|::|^b2[A-Z]/;

export interface Reader {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  weights: Weights;
  /** Whether the last word can be the beginning of another. */
  prefix: boolean;
}

/** Reads a query for an index. */
export function readQuery(text: string, { vocabulary, synonyms, weights, prefix }: Reader): Query {
  const tokens = contentWords(text);
  const alsoSearched: string[] = [];
  const corrections: string[] = [];
  const { quality } = weights;

  const meanings = (token: string, isLast: boolean): Map<string, number> => {
    const terms = new Map<string, number>();
    const add = (found: Iterable<string>, quality: number) => {
      for (const term of found) if (quality > (terms.get(term) ?? 0)) terms.set(term, quality);
    };
    const whole = wholeTermsOf(token);
    add(whole.filter(vocabulary.has), 1);
    for (const form of whole) add(vocabulary.sameStem(form), quality.stem);
    const isKnown = terms.size > 0;
    const start = whole[0] ?? '';
    if (prefix && start.length >= MIN_PREFIX_LENGTH && (isLast || !isKnown))
      for (const term of vocabulary.startingWith(start))
        add(
          [term],
          (isKnown ? quality.prefix : quality.unfinished) * (start.length / term.length) ** 0.5,
        );
    if (terms.size === 0) {
      const similar = vocabulary.similarTo(start);
      add(similar, quality.similar);
      alsoSearched.push(...similar.slice(0, MAX_CORRECTIONS));
      if (tokens.length === 1) corrections.push(...similar);
    }
    return terms;
  };

  const words = tokens.flatMap((token, at): Word[] => {
    const isLast = at === tokens.length - 1;
    const terms = meanings(token, isLast);
    const parts = partsOf(token).filter((part) => !isStopWord(part) && !isPrefix(part));
    const partsWeight = terms.size > 0 ? weights.parts : 1;
    if (parts.length > 1 || (terms.size === 0 && parts.some((part) => part !== token)))
      return [
        ...(terms.size > 0 ? [{ token, terms, weight: 1 }] : []),
        ...parts.map((part) => ({
          token: part,
          terms: meanings(part, isLast),
          weight: partsWeight,
        })),
      ];
    const compound =
      terms.size === 0 ? partsOfCompound(token.toLowerCase(), vocabulary) : undefined;
    if (compound)
      return compound.map((part) => ({ token: part, terms: meanings(part, false), weight: 1 }));
    return [{ token, terms, weight: 1 }];
  });
  joinNeighbors(words, vocabulary, quality.joined);
  for (const { name, targets, from, to } of synonyms.within(words.map(({ token }) => token))) {
    alsoSearched.push(name);
    for (const word of words.slice(from, to))
      for (const term of targets)
        word.terms.set(term, Math.max(word.terms.get(term) ?? 0, quality.synonym));
  }
  return {
    ...{ words, corrections },
    isUnknown: tokens.length === 1 && !wholeTermsOf(tokens[0] ?? '').some(vocabulary.has),
    isCode: CODE.test(text.trim()),
    alsoSearched: [...new Set(alsoSearched)],
  };
}

/** A letter, or the prefix of names in C++: `b2World`, `m_stack`. */
function isPrefix(part: string): boolean {
  return part.length === 1 || part === 'b2';
}

/** Two neighbors can be one word of the site: `ray cast` is `raycast`, too. */
function joinNeighbors(words: Word[], vocabulary: Vocabulary, quality: number): void {
  words.slice(1).forEach((second, at) => {
    const first = words[at];
    if (!first) return;
    const joined = `${first.token}${second.token}`.toLowerCase();
    if (!vocabulary.has(joined)) return;
    for (const word of [first, second])
      word.terms.set(joined, Math.max(word.terms.get(joined) ?? 0, quality));
  });
}

/** The two known words of a compound; if there are several ways, the longest first word wins. */
function partsOfCompound(word: string, { has }: Vocabulary): [string, string] | undefined {
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at--) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => wholeTermsOf(part).some(has))) return parts;
  }
  return undefined;
}
