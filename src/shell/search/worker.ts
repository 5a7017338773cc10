import type { Answer } from '../../search/answers.ts';
import { createSearch, type Search } from '../../search/search.ts';
import { IndexVersionError } from '../../search/versionError.ts';

/** A request of the page; the response has the same id. Without a query, the index is only loaded. */
export interface SearchRequest {
  id: number;
  basePath: string;
  query?: string;
}

/** The first one says that the worker has started, and has the id 0. */
export interface SearchResponse {
  id: number;
  /** Missing if the index was only to be loaded. */
  answer?: Answer;
  error?: { message: string; isOtherVersion: boolean };
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
    const isOtherVersion = error instanceof IndexVersionError;
    respond({ id, error: { message: String(error), isOtherVersion } });
  }
});

respond({ id: 0 });

function respond(response: SearchResponse): void {
  postMessage(response);
}
