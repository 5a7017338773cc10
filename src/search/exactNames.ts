import { contentWords } from './query.ts';
import { fold, partsOf, wholeTermsOf } from './terms.ts';

/** The forms of a title that queries are compared with. */
export interface Title {
  /** Its words as they are spelled, without punctuation and stop words. */
  spelling: string;
  /** The same for names that differ only in punctuation, case, and stop words. */
  key: string;
  /** The words that it is made of, folded and in the singular, each once. */
  words: string[];
}

/** What a query can be the name of. */
export interface Names {
  /** Keys of the query: a title with the same key ranks first. */
  keys: Set<string>;
  /** The query as it was spelled, with its capitals. */
  spelling: string;
  /** Key of the member that it calls on some object: `ball.getPosition()`. */
  member?: string;
}

/** Code that names a member: what it is called on, the name, and arguments. */
const CODE = /^(?:[\w$]+(?:\[\w*\])?(?:\.|->|::|#))+(?<member>[\w$]+)\s*(?:\(.*)?$/s;

/** What a query can be the name of: a title, or a member in a piece of code. */
export function namesOf(query: string): Names {
  const called = query.replace(/\(.*$/s, '');
  const member = CODE.exec(query.trim())?.groups?.member;
  return {
    keys: new Set([query, called].map(keyOf).filter(Boolean)),
    spelling: spellingOf(query),
    member: member && keyOf(member),
  };
}

/** The forms of a title that queries are compared with. */
export function titleOf(text: string): Title {
  const words = contentWords(text).flatMap(partsOf);
  return {
    spelling: spellingOf(text),
    key: keyOf(text),
    words: [...new Set(words.map((word) => wholeTermsOf(word).at(-1) ?? ''))],
  };
}

function keyOf(text: string): string {
  return fold(spellingOf(text)).replaceAll('.', ' ');
}

function spellingOf(text: string): string {
  return contentWords(text).join(' ');
}
