import type { Evidence } from './evidence.ts';
import { memoized } from './memoized.ts';
import { termsOf, tokenize } from './terms.ts';

/** A stretch of a section that can answer on its own: a table row, a list item, or a sentence. */
export interface Passage {
  /** Where it starts in the text, in UTF-16 code units. */
  start: number;
  text: string;
}

/** The passages of a text, in order. */
export function passagesOf(text: string): Passage[] {
  return [...text.matchAll(/[^\n]+?(?:[.!?:](?= [\p{Lu}"(])|(?=\n|$))/gu)].map((match) => ({
    start: match.index,
    text: match[0],
  }));
}

/** Finds the passage of a text with most of a query. Texts are read once. */
export function createPassages() {
  const formsOf = memoized(termsOf);
  const read = memoized((text: string) =>
    passagesOf(text).map((passage) => ({
      ...passage,
      terms: new Set(tokenize(passage.text).flatMap(formsOf)),
    })),
  );
  /** @returns the passage, and the share of the query that it has, from 0 to 1 */
  return (text: string, evidence: Evidence[]): { start: number; share: number } => {
    const all = evidence.reduce((sum, { rarity, word }) => sum + rarity * word.weight, 0);
    let best = { start: 0, share: 0 };
    for (const { start, terms } of read(text)) {
      let share = 0;
      for (const { word, rarity } of evidence) {
        let quality = 0;
        for (const [term, match] of word.terms)
          if (match > quality && terms.has(term)) quality = match;
        share += (quality * rarity * word.weight) / all;
      }
      if (share > best.share) best = { start, share };
    }
    return best;
  };
}
