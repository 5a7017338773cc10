import type { Options, SearchOptions } from 'minisearch';
import type { Config } from '../config/schema.ts';
import { isUnspaced, termsOf, tokenize } from './terms.ts';

/** One document of the index: a section of a page. */
export interface SearchDocument {
  /** Address below the base path with the anchor: `/world#step-the-world`. */
  id: string;
  title: string;
  titles: string[];
  text: string;
  href: string;
  html: string;
  isPage: boolean;
}

/** What a document is shown by: everything but its id. */
export type StoredFields = Omit<SearchDocument, 'id'>;

/** How a site's pages are searched; travels with the index, so that both are of one build. */
export type SearchConfig = Config['search'];

/** What pages tell of sections by their links; travels beside the index. */
export interface Signs {
  /** How many guides link to a section, by the id of its document. */
  links: Record<string, number>;
  /** Sections that are little else than links: they lead to answers, and are none. */
  lists: string[];
  /** What else symbols are called, by their own name: `PolygonShape` is exported as `Polygon`, too. */
  names: Record<string, string[]>;
}

/** How MiniSearch reads and asks the index. Build and browser both take it from here. */
export function searchOptions(config: SearchConfig): Options<SearchDocument> {
  return {
    fields: ['title', 'titles', 'text'],
    storeFields: ['href', 'html', 'isPage', 'text', 'title', 'titles'],
    tokenize,
    processTerm: remembered(termsOf),
    searchOptions: queryOptions(config),
  };
}

/** Texts repeat their words: taking each apart once makes the index in half the time. */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
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
    // A pair of signs that differs in one is another pair.
    fuzzy: (term) => (isUnspaced(term) ? false : fuzzy),
    prefix,
    maxFuzzy: 6,
    weights: { fuzzy: 0.45, prefix: 0.375 },
    bm25: { k: 1.2, b: 0.7, d: 0.5 },
  };
}
