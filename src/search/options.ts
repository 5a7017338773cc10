import type { Options, SearchOptions, SearchResult } from 'minisearch';
import type { Config } from '../config/schema.ts';
import { isUnspaced, termsOf, tokenize } from './terms.ts';

/** One document of the index: a section of a page. */
export interface SearchDocument {
  /** Address below the base path with the anchor: `/world#step-the-world`. */
  id: string;
  title: string;
  /** Titles of the headings above it, outermost first. */
  titles: string[];
  text: string;
  /** Other words for the terms that it explains; missing for most sections. */
  aliases?: string[];
  href: string;
  isPage: boolean;
}

/** The fields that the index returns with a result. */
export type StoredFields = Omit<SearchDocument, 'id' | 'aliases'>;

/** A site's settings of the search; published with the index, so that both are of one build. */
export type SearchConfig = Config['search'];

/** What the links and symbols of a site say about its sections; published next to the index. */
export interface RankingSignals {
  /** The number of guides that link to a section, by the id of its document. */
  links: Record<string, number>;
  /** Ids of sections that are mostly links: they lead to other sections, and contain little text themselves. */
  lists: string[];
  /** Ids of sections and pages for the library's own developers; those of a page include its sections. */
  internals: string[];
  /** Other names of symbols by their title: `PolygonShape` is exported as `Polygon`, too. */
  names: Record<string, string[]>;
}

/** MiniSearch's options, the same for the build that writes the index and the browser that reads it. */
export function searchOptions(config: SearchConfig): Options<SearchDocument> {
  return {
    fields: ['title', 'titles', 'text', 'aliases'],
    storeFields: ['href', 'isPage', 'text', 'title', 'titles'],
    tokenize,
    processTerm: memoized(termsOf),
    searchOptions: queryOptions(config),
  };
}

/** The stored fields of a result, which MiniSearch doesn't type. */
export function storedFields({ href, isPage, text, title, titles }: SearchResult): StoredFields {
  return { href, isPage, text, title, titles };
}

/** Caches a function of a text. Texts repeat their words, so this halves the time to build the index. */
export function memoized<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const value = made.get(text) ?? make(text);
    made.set(text, value);
    return value;
  };
}

function queryOptions({ boost, fuzzy, prefix }: SearchConfig): SearchOptions {
  return {
    boost,
    // A pair of characters with another character is another pair, not a typo.
    fuzzy: (term) => (isUnspaced(term) ? false : fuzzy),
    prefix,
    maxFuzzy: 6,
    weights: { fuzzy: 0.45, prefix: 0.375 },
    bm25: { k: 1.2, b: 0.7, d: 0.5 },
  };
}
