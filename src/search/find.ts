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

/**
 * How much more when it is spelled the same, too: nobody types capitals without need (`TYPE`), and
 * some leave them out where they belong (`fixture`).
 */
const SPELLING_BOOST = { capitals: 2, small: 1.5 };

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
  const names = namesOf(query, asked);
  const spelling = spelled(query);
  const boosts = new Map<unknown, number>();
  const results = index.search(asked.map(({ words }) => words.join(' ')).join(' '), {
    boostDocument: (id, _term, stored) => {
      // Asked for each term that a section has.
      const boost = boosts.get(id) ?? exactness(stored as unknown as StoredFields, names, spelling);
      boosts.set(id, boost);
      return boost;
    },
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

/** What is looked for, word by word. */
function askedTerms(query: string, { synonyms }: SearchConfig): Asked[] {
  return telling(query).map((token) => {
    const name = fold(token);
    // A query may be "constructor", which every object has.
    const also = Object.hasOwn(synonyms, name) ? synonyms[name] : undefined;
    const words = [token, ...(also ?? [])];
    const whole = new Set(words.flatMap(wholeTermsOf));
    return { words, whole, parts: termsOf(token).filter((term) => !whole.has(term)) };
  });
}

/** The words of a text, without filler as long as anything else is left. */
function telling(text: string): string[] {
  const tokens = tokenize(text);
  const rest = tokens.filter((token) => !FILLER.has(fold(token)));
  return rest.length > 0 ? rest : tokens;
}

/** What a section may be called that is just what was asked for. */
function namesOf(query: string, asked: Asked[]): Set<string> {
  const [only, ...others] = asked;
  const also = only && others.length === 0 ? only.words : [];
  return new Set([query, ...also].map(keyOf));
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

/** How much a section gains by its title, alone or with one of those above it. */
function exactness(
  { title, titles, isPage }: StoredFields,
  names: Set<string>,
  spelling: string,
): number {
  const name = spelled(title);
  const own = name.slice(name.lastIndexOf('.') + 1);
  const forms = [name, own, ...titles.map((owner) => `${spelled(owner)}.${name}`)];
  if (!forms.some((form) => names.has(fold(form)))) return 1;
  const boost = isPage ? EXACT_BOOST.page : EXACT_BOOST.section;
  if (!forms.includes(spelling)) return boost;
  const isSmall = spelling === spelling.toLowerCase();
  return boost * (isSmall ? SPELLING_BOOST.small : SPELLING_BOOST.capitals);
}

/** What two names have in common that differ only in signs, case and filler: `createBody()`. */
function keyOf(text: string): string {
  return fold(spelled(text));
}

/** The same as it is spelled. */
function spelled(text: string): string {
  return telling(text).join(' ');
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
