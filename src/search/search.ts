import { SEARCH_POINTER } from '../address/address.ts';
import { SearchError } from './failure.ts';
import { openIndex, readIndexFile } from './loadIndex.ts';
import { createPartedAnswers } from './partedAnswers.ts';
import type { SearchPointer } from './publish.ts';
import { type Answer, createAnswers } from './shown.ts';

export interface Search {
  /** Fetches the index, once; after a failure the next call tries again. */
  load: () => Promise<void>;
  /**
   * Answers a query; an empty one by what most readers look for.
   * @throws SearchError when the index cannot be loaded
   */
  find: (query: string) => Promise<Answer>;
}

/** The search of the site below a base path, on the calling thread. */
export function createSearch(basePath: string, fetch: typeof globalThis.fetch): Search {
  let loading: Promise<(query: string) => Answer | Promise<Answer>> | undefined;

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
      const file = readIndexFile(json);
      const { catalog } = file;
      return catalog
        ? createPartedAnswers({ ...file, catalog }, fetchText)
        : createAnswers(openIndex(file));
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
      const answer = await loaded();
      return answer(query);
    },
  };
}
