import { SearchError, type SearchFailure } from '../../search/failure.ts';
import { createSearch, type Search } from '../../search/search.ts';
import type { Answer } from '../../search/shown.ts';

/** A request of the page; the response has the same id. Without a query, the index is only loaded. */
export interface SearchRequest {
  id: number;
  basePath: string;
  query?: string;
}

export interface SearchResponse {
  id: number;
  /** Missing if the index was only to be loaded. */
  answer?: Answer;
  error?: { failure: SearchFailure; message: string };
}

let search: Search | undefined;

addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  const { id, basePath, query } = data;
  search ??= createSearch(basePath, fetch);
  try {
    if (query !== undefined) respond({ id, answer: await search.find(query) });
    else {
      await search.load();
      respond({ id });
    }
  } catch (error) {
    const failure = error instanceof SearchError ? error.failure : 'network';
    respond({ id, error: { failure, message: String(error) } });
  }
});

function respond(response: SearchResponse): void {
  postMessage(response);
}
