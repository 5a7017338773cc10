import MiniSearch from 'minisearch';
import type { SearchSettings } from '../../search/find.ts';
import { indexOptions, type SearchDocument } from '../../search/options.ts';
import type { SearchPointer } from '../../search/search.ts';
import { createDocuments, idOfLink, type SearchedSite } from './documents.ts';

/** Returns the index of a site's documents in the format of MiniSearch, which readers fetch. */
export async function buildIndex(documents: SearchDocument[]): Promise<string> {
  const index = new MiniSearch(indexOptions());
  await index.addAllAsync(documents);
  return JSON.stringify(index);
}

/** Returns the file that names the current index. */
export function searchPointer(index: string, site: Pick<SearchedSite, 'config'>): string {
  return JSON.stringify({ index, ...readSettings(site) } satisfies SearchPointer);
}

/** Returns the settings that a search of the site needs in addition to its index. */
export function readSettings({ config }: Pick<SearchedSite, 'config'>): SearchSettings {
  const { boost, fuzzy, prefix, maxFuzzy, weights, bm25, popular } = config.search;
  return {
    options: {
      ...{ boost, fuzzy, prefix, maxFuzzy, weights, bm25 },
      popular: popular.map(idOfLink),
    },
    synonyms: config.terms.map(({ term, aliases }) => [term, ...aliases]),
  };
}

/** A search index that follows a site while it is being written. */
export interface LiveIndex {
  /** Replaces changed sections, adds new ones, and discards removed ones. */
  update: (site: SearchedSite) => void;
  /** Returns the index in the same format as `buildIndex`. */
  toJson: () => string;
}

/** Creates an empty index. MiniSearch's vacuuming frees the memory of discarded sections in the background. */
export function createLiveIndex(): LiveIndex {
  const index = new MiniSearch<SearchDocument>(indexOptions());
  const indexed = new Map<string, string>();
  return {
    update: (site) => {
      const documents = new Map(createDocuments(site).map((document) => [document.id, document]));
      for (const id of indexed.keys())
        if (!documents.has(id)) {
          index.discard(id);
          indexed.delete(id);
        }
      for (const [id, document] of documents) {
        const content = JSON.stringify(document);
        if (indexed.get(id) === content) continue;
        if (indexed.has(id)) index.replace(document);
        else index.add(document);
        indexed.set(id, content);
      }
    },
    toJson: () => JSON.stringify(index),
  };
}
