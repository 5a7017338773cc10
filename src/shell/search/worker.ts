import { createEngine } from '../../search/engine.ts';
import { SearchError, type SearchFailure } from '../../search/failure.ts';
import type { ShownHit } from '../../search/shown.ts';

/** What the page asks; the answer carries the same id. No query: only get ready. */
export interface Question {
  id: number;
  basePath: string;
  query?: string;
}

export interface Answer {
  id: number;
  hits?: ShownHit[];
  error?: { failure: SearchFailure; message: string };
}

let engine: ReturnType<typeof createEngine> | undefined;

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, basePath, query } = data;
  engine ??= createEngine(basePath, fetch);
  try {
    const hits = query === undefined ? await engine.load() : await engine.find(query);
    answer({ id, hits: hits ?? [] });
  } catch (error) {
    const failure = error instanceof SearchError ? error.failure : 'network';
    answer({ id, error: { failure, message: String(error) } });
  }
});

function answer(message: Answer): void {
  postMessage(message);
}
