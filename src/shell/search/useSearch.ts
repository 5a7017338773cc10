import { useCallback, useEffect, useState } from 'react';
import { SearchError, type SearchFailure } from '../../search/failure.ts';
import type { Search } from '../../search/search.ts';
import type { ShownHit } from '../../search/shown.ts';

/** Milliseconds from the last key to new results. */
const DEBOUNCE = 200;
/** Milliseconds from the last key to the search: most readers who pause for that long have finished. */
const SEARCH_DELAY = 120;

/** The state of the last search. */
export type Outcome =
  | { state: 'idle' }
  | { state: 'found'; query: string; hits: ShownHit[] }
  | { state: 'failed'; failure: SearchFailure };

const IDLE: Outcome = { state: 'idle' };

/** The outcome of a query once the reader stops typing; until then, that of the query before. */
export function useSearch(search: Search, query: string): [Outcome, retry: () => void] {
  const [outcome, setOutcome] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (query === '') {
      setOutcome(IDLE);
      return;
    }
    let isLast = true;
    const typedAt = performance.now();
    const timer = setTimeout(async () => {
      const answer = ask(search, query);
      await until(typedAt + DEBOUNCE);
      const outcome = await answer;
      if (isLast) setOutcome(outcome);
    }, SEARCH_DELAY);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [search, query, attempt]);
  // The effect runs only after an empty query has been rendered.
  return [query === '' ? IDLE : outcome, useCallback(() => setAttempt((count) => count + 1), [])];
}

async function ask(search: Search, query: string): Promise<Outcome> {
  try {
    return { state: 'found', query, hits: await search.find(query) };
  } catch (error) {
    return { state: 'failed', failure: error instanceof SearchError ? error.failure : 'network' };
  }
}

/** @param time in milliseconds, on the clock of `performance.now()` */
function until(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time - performance.now()));
}
