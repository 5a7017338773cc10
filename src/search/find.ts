import MiniSearch, { type SearchResult } from 'minisearch';
import {
  type SearchConfig,
  type SearchDocument,
  type StoredFields,
  searchOptions,
} from './options.ts';
import { fold, termsOf, tokenize, wholeTermsOf } from './terms.ts';

/** Hits that a list shows at most. */
export const MOST_HITS = 16;
/** Characters of a query that are read; nobody types more, but some paste. */
const LONGEST_QUERY = 200;

/** How much more a section counts when its title is just what was asked for. */
const EXACT_BOOST = { page: 20, section: 10 };

/** What stands in a query for its grammar, and says nothing of what is looked for. */
const FILLER = new Set(
  (
    'a an and are as at be by can do does for from get has have how i if in into is it its me my ' +
    'of on or so than that the their there this to up use using was what when where which who why ' +
    'will with you your'
  ).split(' '),
);

/** One section that answers a query. */
export interface Hit extends StoredFields {
  id: string;
  score: number;
  /** Terms of the section that were found, folded, to be marked. */
  terms: string[];
  /** Heading that it is listed under, where the site has several. */
  group?: string;
}

export type SearchIndex = MiniSearch<SearchDocument>;

/**
 * Reads a serialized index.
 * @throws when it was written by another version of MiniSearch's format
 */
export function loadIndex(json: string, config: SearchConfig): SearchIndex {
  return MiniSearch.loadJSON<SearchDocument>(json, searchOptions(config));
}

/** The sections that answer a query, the best first. */
export function find(index: SearchIndex, config: SearchConfig, query: string): Hit[] {
  const asked = askedTerms(query.slice(0, LONGEST_QUERY), config);
  if (asked.length === 0) return [];
  const whole = fold(nameOf(query));
  const results = index.search(asked.map(({ words }) => words.join(' ')).join(' '), {
    boostDocument: (_id, _term, stored) => exactness(stored as unknown as StoredFields, whole),
  });
  return results
    .map((result) => ({ result, score: result.score * coverage(result, asked) ** 2 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_HITS)
    .map(({ result, score }) => hitOf(result, score, config));
}

/** One word of a query. */
interface Asked {
  /** As it was typed, and what else it may be called. */
  words: string[];
  /** Terms that are that word. */
  whole: Set<string>;
  /** Terms of its pieces. */
  parts: string[];
}

/** What is looked for, word by word, without filler as long as anything else is left. */
function askedTerms(query: string, { synonyms }: SearchConfig): Asked[] {
  const tokens = tokenize(query);
  const telling = tokens.filter((token) => !FILLER.has(fold(token)));
  return (telling.length > 0 ? telling : tokens).map((token) => {
    const words = [token, ...(synonyms[fold(token)] ?? [])];
    const whole = new Set(words.flatMap(wholeTermsOf));
    return { words, whole, parts: termsOf(token).filter((term) => !whole.has(term)) };
  });
}

/** How much of what was asked for a section answers, from 0 to 1. */
function coverage({ queryTerms }: SearchResult, asked: Asked[]): number {
  const answers = asked.map(({ whole, parts }) => {
    if (queryTerms.some((term) => whole.has(term))) return 1;
    // Pieces of a name are in many places where the name is not.
    return parts.filter((part) => queryTerms.includes(part)).length / (2 * parts.length);
  });
  return answers.reduce((sum, share) => sum + share, 0) / asked.length;
}

function exactness({ title, isPage }: StoredFields, whole: string): number {
  const name = nameOf(title);
  const isExact = [name, name.slice(name.lastIndexOf('.') + 1)].some(
    (part) => fold(part) === whole,
  );
  if (!isExact) return 1;
  return isPage ? EXACT_BOOST.page : EXACT_BOOST.section;
}

/** `createBody()` and ` createBody ` are both `createBody`. */
function nameOf(title: string): string {
  return title.replace(/\(.*\)\s*$/, '').trim();
}

function hitOf(result: SearchResult, score: number, { groups }: SearchConfig): Hit {
  const { id, href, html, isPage, text, title, titles, terms } = result;
  const group = Object.keys(groups)
    .filter((prefix) => `${id}`.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0];
  return {
    ...{ id, href, html, isPage, text, title, titles, terms, score },
    group: group === undefined ? undefined : groups[group],
  };
}
