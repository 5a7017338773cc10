import { SEARCH_POINTER } from '../address/address.ts';
import { SearchError } from './failure.ts';
import { find, loadIndex, type SearchIndex } from './find.ts';
import type { SearchConfig, Signs } from './options.ts';
import { createShow, type ShownHit } from './shown.ts';

/** What lies at SEARCH_POINTER. */
export interface SearchPointer {
  /** Path of the current index below the base path. */
  index: string;
  config: SearchConfig;
  signs: Signs;
}

export interface SearchEngine {
  /** Fetches the index, once; after a failure the next call tries again. */
  load: () => Promise<void>;
  /** @throws SearchError when there is no index */
  find: (query: string) => Promise<ShownHit[]>;
}

/** Searches the site below a base path. */
export function createEngine(basePath: string, fetch: typeof globalThis.fetch): SearchEngine {
  const show = createShow();
  let loading: Promise<{ index: SearchIndex; config: SearchConfig }> | undefined;

  const getText = async (path: string) => {
    const response = await fetch(`${basePath}/${path.replace(/^\//, '')}`).catch((error) => {
      throw new SearchError('network', String(error));
    });
    if (!response.ok) throw new SearchError('network', `${path}: ${response.status}`);
    return response.text();
  };

  const start = async () => {
    const {
      index: path,
      config,
      signs,
    } = JSON.parse(await getText(SEARCH_POINTER)) as SearchPointer;
    const json = await getText(path);
    try {
      return { index: loadIndex(json, config, signs), config };
    } catch (error) {
      throw new SearchError('version', String(error));
    }
  };

  const loaded = () => {
    loading ??= start().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    load: async () => {
      await loaded();
    },
    find: async (query) => {
      const { index, config } = await loaded();
      return find(index, config, query).map(show);
    },
  };
}
