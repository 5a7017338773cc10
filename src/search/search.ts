import { SEARCH_POINTER } from '../address/address.ts';
import { SearchError } from './failure.ts';
import { find, loadIndex, type SearchIndex } from './find.ts';
import type { RankingSignals, SearchConfig } from './options.ts';
import { createPresenter, type ShownHit } from './shown.ts';

/** The content of SEARCH_POINTER. */
export interface SearchPointer {
  /** Path of the current index below the base path. */
  index: string;
  config: SearchConfig;
  signals: RankingSignals;
}

export interface Search {
  /** Fetches the index, once; after a failure the next call tries again. */
  load: () => Promise<void>;
  /** @throws SearchError when the index cannot be loaded */
  find: (query: string) => Promise<ShownHit[]>;
}

/** The search of the site below a base path, on the calling thread. */
export function createSearch(basePath: string, fetch: typeof globalThis.fetch): Search {
  const present = createPresenter();
  let loading: Promise<{ index: SearchIndex; config: SearchConfig }> | undefined;

  const fetchText = async (path: string) => {
    const response = await fetch(`${basePath}/${path.replace(/^\//, '')}`).catch((error) => {
      throw new SearchError('network', String(error));
    });
    if (!response.ok) throw new SearchError('network', `${path}: ${response.status}`);
    return response.text();
  };

  const loadOnce = async () => {
    const pointer: SearchPointer = JSON.parse(await fetchText(SEARCH_POINTER));
    const json = await fetchText(pointer.index);
    try {
      return { index: loadIndex(json, pointer.config, pointer.signals), config: pointer.config };
    } catch (error) {
      throw new SearchError('version', String(error));
    }
  };

  const loaded = () => {
    loading ??= loadOnce().catch((error) => {
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
      return find(index, config, query).map(present);
    },
  };
}
