import { SEARCH_POINTER } from '../address/address.ts';
import { fetchAsset } from '../fetch/fetchAsset.ts';
import { fetchJson } from '../fetch/fetchFile.ts';
import { openIndex, readIndexFile } from './loadIndex.ts';
import { createPartedAnswers } from './partedAnswers.ts';
import type { SearchPointer } from './publish.ts';
import { type Answer, createAnswers } from './shown.ts';

export interface Search {
  /** Fetches the index, once; after a failure the next call tries again. */
  load: () => Promise<void>;
  /**
   * Answers a query; an empty one by what most readers look for.
   * @throws when the index can't be loaded, or has the format of another version of the site
   */
  find: (query: string) => Promise<Answer>;
}

/** The search of the site below a base path, on the calling thread. */
export function createSearch(basePath: string, fetch: typeof globalThis.fetch): Search {
  let loading: Promise<(query: string) => Answer | Promise<Answer>> | undefined;

  const urlOf = (path: string) => `${basePath}/${path.replace(/^\//, '')}`;
  const fetchPart = (path: string) => fetchAsset(urlOf(path), { fetch });

  const loadOnce = async () => {
    const pointer = await fetchJson<SearchPointer>(urlOf(SEARCH_POINTER), ['index'], { fetch });
    const file = readIndexFile(await fetchPart(pointer.index));
    const { catalog } = file;
    return catalog
      ? createPartedAnswers({ ...file, catalog }, fetchPart)
      : createAnswers(openIndex(file));
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
