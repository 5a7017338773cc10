import type { Answer } from '../../search/answers.ts';
import { createSearch, type Search } from '../../search/search.ts';
import { IndexVersionError } from '../../search/versionError.ts';

/** A request from the page; the response has the same id. */
export interface SearchRequest {
  id: number;
  basePath: string;
  query: string;
}

/** A response. The first one, with id 0, reports that the worker has started. */
export interface SearchResponse {
  id: number;
  answer?: Answer;
  error?: { message: string; isOtherVersion: boolean };
}

let search: Search | undefined;

addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  const { id, basePath, query } = data;
  search ??= createSearch(basePath, fetch);
  try {
    respond({ id, answer: await search(query) });
  } catch (error) {
    const isOtherVersion = error instanceof IndexVersionError;
    respond({ id, error: { message: String(error), isOtherVersion } });
  }
});

respond({ id: 0 });

function respond(response: SearchResponse): void {
  postMessage(response);
}
