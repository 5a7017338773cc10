import type { Options, SearchOptions } from 'minisearch';
import type { Config } from '../config/schema.ts';

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

/** How MiniSearch reads and asks the index. Build and browser both take it from here. */
export function searchOptions(config: Config['search']): Options<SearchDocument> {
  return {
    fields: ['title', 'titles', 'text'],
    storeFields: ['href', 'html', 'isPage', 'text', 'title', 'titles'],
    searchOptions: queryOptions(config),
  };
}

function queryOptions({ boost, fuzzy, prefix }: Config['search']): SearchOptions {
  return {
    boost,
    fuzzy,
    prefix,
    maxFuzzy: 6,
    weights: { fuzzy: 0.45, prefix: 0.375 },
    bm25: { k: 1.2, b: 0.7, d: 0.5 },
  };
}
