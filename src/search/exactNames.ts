import type { SearchDocument } from './documents.ts';
import type { Query } from './query.ts';
import { wholeTermsOf } from './terms.ts';
import { contentWords } from './words.ts';

/** What a document can be called, in forms that queries are compared with. */
export interface Title {
  /** Spellings of its title, alone and after each title above it, under every name that these have. */
  spellings: string[];
  /** The title alone, for comparison: names that differ only in punctuation, case, number, and stop words are equal. */
  own: string[];
  /** The same after each title above it. */
  member: string[];
}

/** What a query can be the name of. */
export interface Names {
  /** Keys of the query: a title with the same key ranks first. */
  keys: Set<string>;
  /** The query as it was spelled, with its capitals. */
  spelling: string;
  /** Whether it is one word in small letters, which is more often a word than a name. */
  isPlain: boolean;
  /** Whether it can be the beginning of a name. */
  isUnfinished: boolean;
  /** Key of the member that it calls on some object: `ball.getPosition()`. */
  member?: string;
}

/** Code that names a member: what it is called on, the name, and arguments. */
const CODE = /^(?:[\w$]+(?:\[\w*\])?(?:\.|->|::|#))+(?<member>[\w$]+)\s*(?:\(.*)?$/s;

/**
 * What a query can be the name of: a title, or a member in a piece of code.
 * @param read what the query was read as
 */
export function namesOf(query: string, read: Pick<Query, 'corrections' | 'isUnknown'>): Names {
  const called = query.replace(/\(.*$/s, '');
  const member = CODE.exec(query.trim())?.groups?.member;
  return {
    keys: new Set([query, called, ...read.corrections].map(keyOf).filter(Boolean)),
    spelling: spellingOf(query),
    isUnfinished: read.isUnknown,
    isPlain: /^\s*[a-z]+\s*$/.test(query),
    member: member && keyOf(member),
  };
}

/** @param owners other names of each title above */
export function titleOf(
  { title, titles, names = [] }: SearchDocument,
  owners: (title: string) => string[],
): Title {
  const own = [title, ...names];
  const above = titles.flatMap((name) => [name, ...owners(name)]);
  const pairs = above.flatMap((owner) => own.map((name) => [owner, name] as const));
  return {
    spellings: [
      ...own.map(spellingOf),
      ...pairs.map(([owner, name]) => `${spellingOf(owner)}.${spellingOf(name)}`),
    ],
    own: own.map(keyOf),
    member: pairs.map(([owner, name]) => `${keyOf(owner)} ${keyOf(name)}`),
  };
}

function keyOf(text: string): string {
  const words = spellingOf(text).split(/[ .]/);
  return words.map((word) => wholeTermsOf(word).at(-1)).join(' ');
}

function spellingOf(text: string): string {
  return contentWords(text).join(' ');
}
