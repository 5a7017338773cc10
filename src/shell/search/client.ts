import { SearchError } from '../../search/failure.ts';
import type { Search } from '../../search/search.ts';
import type { Answer } from '../../search/shown.ts';
import type { SearchRequest, SearchResponse } from './worker.ts';

interface Pending {
  query?: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const NOTHING: Answer = { hits: [], alsoSearched: [] };

/** Searches in a worker, so that it never delays typing, or in the page if the worker can't start. */
export function createBackgroundSearch(basePath: string): Search {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let search: Promise<Search> | undefined;

  const searchHere = async (query?: string): Promise<Answer> => {
    search ??= import('../../search/search.ts').then(({ createSearch }) =>
      createSearch(basePath, window.fetch.bind(window)),
    );
    const { load, find } = await search;
    if (query !== undefined) return find(query);
    await load();
    return NOTHING;
  };

  let worker = startWorker();
  worker?.addEventListener(
    'message',
    ({ data: { id, answer = NOTHING, error } }: MessageEvent<SearchResponse>) => {
      const request = pending.get(id);
      pending.delete(id);
      if (error) request?.reject(new SearchError(error.failure, error.message));
      else request?.resolve(answer);
    },
  );
  // Its script could not be loaded or run.
  worker?.addEventListener('error', () => {
    worker = undefined;
    for (const { query, resolve, reject } of pending.values())
      searchHere(query).then(resolve, reject);
    pending.clear();
  });

  const ask = (query?: string): Promise<Answer> => {
    if (!worker) return searchHere(query);
    const id = ++lastId;
    const request: SearchRequest = { id, basePath, query };
    worker.postMessage(request);
    return new Promise((resolve, reject) => pending.set(id, { query, resolve, reject }));
  };
  return {
    load: async () => {
      await ask();
    },
    find: ask,
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch (error) {
    console.warn('Web workers are unavailable; searching on the main thread instead.', error);
    return undefined;
  }
}
