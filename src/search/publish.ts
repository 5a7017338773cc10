import { documentsOf, type SearchedSite } from './documents.ts';
import { INDEX_FORMAT, type IndexFile } from './loadIndex.ts';

/** The content of SEARCH_POINTER. */
export interface SearchPointer {
  /** Path of the current index below the base path. */
  index: string;
}

/**
 * The index of a whole site, serialized: the text of its sections, which the reader's browser inverts. That
 * is a third smaller than with an inverted index, which would repeat every word.
 */
export function buildIndex(site: SearchedSite): string {
  const { basePath, search, terms } = site.config;
  return JSON.stringify({
    format: INDEX_FORMAT,
    basePath,
    documents: documentsOf(site),
    synonyms: [
      ...terms.map(({ term, aliases }) => [term, ...aliases]),
      ...Object.entries(search.synonyms).flatMap(([word, names]) =>
        names.map((name) => [name, word]),
      ),
    ],
    config: search,
  } satisfies IndexFile);
}

/** The file that names the current index. */
export function searchPointer(index: string): string {
  return JSON.stringify({ index } satisfies SearchPointer);
}
