import { tokenize, wholeTermsOf } from './terms.ts';
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
  /** @param all the words of the query together with those that are in it for its grammar only */
  within: (tokens: string[], all?: string[]) => Synonym[];
}

const MAX_WORDS = 3;

/** @param groups the site's name for something, followed by what readers call it */
export function createSynonyms(groups: string[][]): Synonyms {
  const byPhrase = new Map<string, { name: string; needed: string[] }[]>();
  for (const [name = '', ...others] of groups)
    for (const other of others) {
      const words = contentWords(other);
      const key = keyOf(words);
      // Alone, the last word of "many bodies" is about something else.
      const needed = words.length === 1 ? tokenize(other) : [];
      if (key !== keyOf(contentWords(name)))
        byPhrase.set(key, [...(byPhrase.get(key) ?? []), { name, needed }]);
    }
  return {
    within: (tokens, all = tokens) => {
      const found: Synonym[] = [];
      const asked = new Set(all.map((word) => keyOf([word])));
      const isAsked = (word: string) => asked.has(keyOf([word]));
      for (let from = 0; from < tokens.length; from++)
        for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_WORDS); to++) {
          const known = byPhrase.get(keyOf(tokens.slice(from, to))) ?? [];
          const names = known.filter(({ needed }) => needed.every(isAsked)).map(({ name }) => name);
          for (const name of new Set(names))
            found.push({ name, from, to, targets: contentWords(name).flatMap(wholeTermsOf) });
        }
      return found;
    },
  };
}

function keyOf(words: string[]): string {
  return words.map((word) => wholeTermsOf(word).at(-1)).join(' ');
}
