import type { SearchDocument } from './documents.ts';
import { aliasesOf } from './inverted.ts';
import type { Word } from './query.ts';
import { partsOf, wholeTermsOf } from './terms.ts';
import { contentWords } from './words.ts';

/** A phrase that stands for a document: the terms of each of its words, and how rare each word is. */
export interface Phrase {
  words: { terms: string[]; rarity: number }[];
  rarity: number;
  /** How much it counts, from 0 to 1. */
  weight: number;
}

/** A title counts in full; together with one above it, a little less. */
const WITH_TITLE_ABOVE = 0.85;

/** All phrases of a document. */
export function phrasesOf(
  document: SearchDocument,
  rarityOf: (terms: string[]) => number,
): Phrase[] {
  const phrase = (texts: string[], weight = 1): Phrase => {
    const words = texts.flatMap(contentWords).flatMap((token) => {
      const whole = wholeTermsOf(token);
      // The whole name matches each of its parts.
      return partsOf(token).map((part) => [...new Set([...wholeTermsOf(part), ...whole])]);
    });
    const rated = words.map((terms) => ({ terms, rarity: rarityOf(terms) }));
    return { words: rated, rarity: rated.reduce((sum, { rarity }) => sum + rarity, 0), weight };
  };
  const { title, titles } = document;
  return [
    phrase([title]),
    ...aliasesOf(document).map((alias) => phrase([alias])),
    ...titles.slice(0, 1).map((above) => phrase([above, title], WITH_TITLE_ABOVE)),
  ];
}

/**
 * How much of a phrase is in a query, and of the query in the phrase: 1 when both are the same.
 * @param words of the query, with their rarity
 */
export function phraseShare(phrase: Phrase, words: { word: Word; rarity: number }[]): number {
  const found = words.map(() => 0);
  let inPhrase = 0;
  for (const { terms, rarity } of phrase.words) {
    let best = 0;
    words.forEach(({ word }, at) => {
      const quality = Math.max(...terms.map((term) => word.terms.get(term) ?? 0));
      best = Math.max(best, quality);
      found[at] = Math.max(found[at] ?? 0, quality);
    });
    inPhrase += best * rarity;
  }
  let inQuery = 0;
  let all = 0;
  words.forEach(({ word, rarity }, at) => {
    inQuery += (found[at] ?? 0) * rarity * word.weight;
    all += rarity * word.weight;
  });
  return (
    (phrase.weight * (inPhrase / Math.max(phrase.rarity, 1e-9)) * inQuery) / Math.max(all, 1e-9)
  );
}
