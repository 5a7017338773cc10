import type { SearchEngine } from '../../search/engine.ts';
import { SearchError } from '../../search/failure.ts';
import type { ShownHit } from '../../search/shown.ts';
import type { Answer, Question } from './worker.ts';

interface Asker {
  query?: string;
  resolve: (hits: ShownHit[]) => void;
  reject: (error: Error) => void;
}

/**
 * Searches in a worker, so that typing never waits for it; on the page itself where the browser
 * gives it no worker.
 */
export function createSearch(basePath: string): SearchEngine {
  const waiting = new Map<number, Asker>();
  let lastId = 0;
  let here: Promise<SearchEngine> | undefined;

  const askHere = async (query?: string): Promise<ShownHit[]> => {
    here ??= import('../../search/engine.ts').then(({ createEngine }) =>
      createEngine(basePath, window.fetch.bind(window)),
    );
    const engine = await here;
    if (query !== undefined) return engine.find(query);
    await engine.load();
    return [];
  };

  const worker = startWorker();
  let isBroken = worker === undefined;
  worker?.addEventListener(
    'message',
    ({ data: { id, hits = [], error } }: MessageEvent<Answer>) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (error) asker?.reject(new SearchError(error.failure, error.message));
      else asker?.resolve(hits);
    },
  );
  // Its script could not be had or run: whoever waits is answered here.
  worker?.addEventListener('error', () => {
    for (const { query, resolve, reject } of waiting.values()) askHere(query).then(resolve, reject);
    waiting.clear();
    isBroken = true;
  });

  const ask = (query?: string): Promise<ShownHit[]> => {
    if (isBroken) return askHere(query);
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { query, resolve, reject });
      worker?.postMessage({ id, basePath, query } satisfies Question);
    });
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
    console.warn('This browser runs no worker; the page itself searches.', error);
    return undefined;
  }
}
