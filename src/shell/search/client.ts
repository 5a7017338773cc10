import { FileError } from '../../fetch/fetchFile.ts';
import { loadPart } from '../../fetch/part.ts';
import { trustedScriptUrl } from '../../fetch/trusted.ts';
import type { Answer } from '../../search/answers.ts';
import type { Search } from '../../search/search.ts';
import { IndexVersionError } from '../../search/versionError.ts';
import type { SearchRequest, SearchResponse } from './worker.ts';
import workerUrl from './worker.ts?worker&url';

/** Maximum time for the worker to start, in milliseconds. Its 9 KB take 2 seconds on a slow phone network. */
const START_TIMEOUT = 10_000;

interface Pending {
  query: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Stops the search in a worker that was created last. */
let stopFormer: () => void = () => undefined;

/**
 * Creates a search that runs in a worker, so that it never delays typing, or in the page if the worker can't start.
 * Replaces the former one, as dev does after each save.
 */
export function createBackgroundSearch(basePath: string): Search {
  stopFormer();
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let search: Promise<Search> | undefined;

  const loadSearch = async () => {
    const { createSearch } = await loadPart(import('../../search/search.ts'));
    return createSearch(basePath, window.fetch.bind(window));
  };
  const searchHere: Search = async (query) => {
    search ??= loadSearch().catch((error) => {
      search = undefined;
      throw error;
    });
    const find = await search;
    return find(query);
  };

  let worker = startWorker();
  const giveUp = () => {
    worker?.terminate();
    worker = undefined;
    for (const { query, resolve, reject } of pending.values())
      searchHere(query).then(resolve, reject);
    pending.clear();
  };
  const timer = setTimeout(giveUp, START_TIMEOUT);
  worker?.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
    clearTimeout(timer);
    const { id, answer, error } = data;
    const request = pending.get(id);
    pending.delete(id);
    if (answer) request?.resolve(answer);
    else if (error?.isOtherVersion) request?.reject(new IndexVersionError(error.message));
    else request?.reject(new FileError(error?.message));
  });
  // The worker's script could not be loaded or run.
  worker?.addEventListener('error', giveUp);
  stopFormer = () => {
    clearTimeout(timer);
    worker?.terminate();
  };

  return (query) => {
    if (!worker) return searchHere(query);
    const id = ++lastId;
    const request: SearchRequest = { id, basePath, query };
    worker.postMessage(request);
    return new Promise((resolve, reject) => pending.set(id, { query, resolve, reject }));
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  } catch (error) {
    console.warn('Web workers are unavailable; searching on the main thread instead.', error);
    return undefined;
  }
}
