import { SearchError, type SearchFailure } from '../../search/failure.ts';
import { createSearch, type Search } from '../../search/search.ts';
import type { ShownHit } from '../../search/shown.ts';

/** A request of the page; the response has the same id. Without a query, the index is only loaded. */
export interface SearchRequest {
  id: number;
  basePath: string;
  query?: string;
}

export interface SearchResponse {
  id: number;
  hits?: ShownHit[];
  error?: { failure: SearchFailure; message: string };
}

let search: Search | undefined;

addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  const { id, basePath, query } = data;
  search ??= createSearch(basePath, fetch);
  try {
    const hits = query === undefined ? await search.load() : await search.find(query);
    respond({ id, hits: hits ?? [] });
  } catch (error) {
    const failure = error instanceof SearchError ? error.failure : 'network';
    respond({ id, error: { failure, message: String(error) } });
  }
});

function respond(response: SearchResponse): void {
  postMessage(response);
}
