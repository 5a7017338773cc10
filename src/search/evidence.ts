import { FIELDS, FIRST_TEXT_FIELD, type Field, type Inverted } from './inverted.ts';
import type { Word } from './query.ts';

/** What the index says about one word of a query, by the number of a document. */
export interface Evidence {
  word: Word;
  /** Grows as fewer documents have the word (inverse document frequency). */
  rarity: number;
  /** How often each document has it, weighted by field and length: the frequency of BM25F. */
  frequency: Float32Array;
  /** How well each document has it, from 0 to 1. */
  quality: Float32Array;
  /** The same for its title, the titles above, and its aliases alone. */
  named: Float32Array;
}

/** A match of this quality is the word itself. */
const SURE = 0.8;

/**
 * Collects the matches of a word. Fields are added up before they are saturated, as in BM25F: Robertson,
 * Zaragoza, and Taylor, "Simple BM25 extension to multiple weighted fields" (2004).
 */
export function evidenceOf(
  word: Word,
  index: Inverted,
  count: number,
  { length: byLength, field: fieldBoost }: { length: number; field: Record<Field, number> },
): Evidence {
  const frequency = new Float32Array(count);
  const quality = new Float32Array(count);
  const named = new Float32Array(count);
  const fieldWeights = FIELDS.map((field) => fieldBoost[field]);
  for (const [term, match] of word.terms) {
    const postings = index.postings.get(term) ?? [];
    for (let at = 0; at < postings.length; at += 3) {
      const document = postings[at] as number;
      const field = postings[at + 1] as number;
      const times = postings[at + 2] as number;
      const isText = field >= FIRST_TEXT_FIELD;
      const length = (index.lengths[field]?.[document] ?? 0) / (index.averages[field] ?? 1);
      // A section with many aliases is not less about each.
      const discount = isText ? 1 - byLength + byLength * length : 1;
      frequency[document] =
        (frequency[document] as number) + (match * (fieldWeights[field] ?? 0) * times) / discount;
      if (match > (quality[document] as number)) quality[document] = match;
      if (!isText && match > (named[document] as number)) named[document] = match;
    }
  }
  let sure = 0;
  let any = 0;
  for (const value of quality) {
    if (value > 0) any += 1;
    if (value >= SURE) sure += 1;
  }
  const rarity = Math.log(1 + count / Math.max(sure || any, 1));
  return { word, rarity, frequency, quality, named };
}
