import { SEARCH_POINTER } from '../address/address.ts';
import { fetchAsset } from '../fetch/fetchAsset.ts';
import { fetchJson } from '../fetch/fetchFile.ts';
import { type Answer, createAnswers } from './answers.ts';
import { openIndex, type SearchSettings } from './find.ts';

/** Content of SEARCH_POINTER: the path of the index, and how to search it. */
export interface SearchPointer extends SearchSettings {
  /** Path of the current index below the base path. */
  index: string;
}

/**
 * Answers a query; for an empty one, returns the sections that most readers look for. The first query fetches the index;
 * after a failure, the next one tries again.
 * @throws FileError if the index can't be loaded, and IndexVersionError if another version of the site published it
 */
export type Search = (query: string) => Promise<Answer>;

/** Creates the search of the site below a base path, on the calling thread. */
export function createSearch(basePath: string, fetch: typeof globalThis.fetch): Search {
  let loading: Promise<(query: string) => Answer> | undefined;

  const toUrl = (path: string) => `${basePath}/${path.replace(/^\//, '')}`;
  const loadOnce = async () => {
    const pointer = await fetchJson<SearchPointer>(toUrl(SEARCH_POINTER), ['index'], { fetch });
    const json = await fetchAsset(toUrl(pointer.index), { fetch });
    return createAnswers(openIndex(json, pointer));
  };
  return async (query) => {
    loading ??= loadOnce().catch((error) => {
      loading = undefined;
      throw error;
    });
    const answer = await loading;
    return answer(query);
  };
}
