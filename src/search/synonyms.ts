import { wholeTermsOf } from './terms.ts';
import { contentWords } from './words.ts';

/** A reader's words in a query that stand for words of the site. */
export interface Synonym {
  /** What the site calls it: `sensor`. */
  name: string;
  /** Its terms. */
  targets: string[];
  /** Which words of the query it stands for: from the first up to, not including, the last. */
  from: number;
  to: number;
}

export interface Synonyms {
  within: (tokens: string[]) => Synonym[];
}

const MAX_WORDS = 3;

/** @param groups the site's name for something, followed by what readers call it */
export function createSynonyms(groups: string[][]): Synonyms {
  const byPhrase = new Map<string, string[]>();
  for (const [name = '', ...others] of groups)
    for (const other of others) {
      const key = keyOf(contentWords(other));
      const known = byPhrase.get(key) ?? [];
      if (key !== keyOf(contentWords(name)) && !known.includes(name))
        byPhrase.set(key, [...known, name]);
    }
  return {
    within: (tokens) => {
      const found: Synonym[] = [];
      for (let from = 0; from < tokens.length; from++)
        for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_WORDS); to++)
          for (const name of byPhrase.get(keyOf(tokens.slice(from, to))) ?? [])
            found.push({ name, from, to, targets: contentWords(name).flatMap(wholeTermsOf) });
      return found;
    },
  };
}

function keyOf(words: string[]): string {
  return words.map((word) => wholeTermsOf(word).at(-1)).join(' ');
}
