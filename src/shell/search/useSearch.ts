import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../../search/answers.ts';
import type { Search } from '../../search/search.ts';

/** Milliseconds from the last key to new results. */
const DEBOUNCE = 200;
/** Milliseconds from the last key to the search: most readers who pause for that long have finished. */
const SEARCH_DELAY = 120;

/** The state of the last search; `loading` while the first one waits for the index. */
export type Outcome =
  | { state: 'idle' }
  | { state: 'loading'; query: string }
  | ({ state: 'found'; query: string } & Answer)
  | { state: 'failed'; query: string; error: unknown };

const IDLE: Outcome = { state: 'idle' };

/**
 * Returns the outcome of a query once the reader stops typing; until then, that of the query before. An empty query is
 * answered by what most readers look for.
 * @param isUrgent whether the reader waits for it, which makes the search start without delay
 */
export function useSearch(
  search: Search,
  query: string,
  isUrgent: boolean,
): [Outcome, retry: () => void] {
  const [outcome, setOutcome] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  const isLoaded = useRef(false);
  useEffect(() => {
    const hasDelay = query !== '' && !isUrgent;
    let isLast = true;
    const typedAt = performance.now();
    const timer = setTimeout(
      async () => {
        const answer = ask(search, query);
        if (!isLoaded.current) setOutcome({ state: 'loading', query });
        if (hasDelay) await until(typedAt + DEBOUNCE);
        const outcome = await answer;
        if (outcome.state === 'found') isLoaded.current = true;
        if (isLast) setOutcome(outcome);
      },
      hasDelay ? SEARCH_DELAY : 0,
    );
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [search, query, isUrgent, attempt]);
  // The effect runs only after another kind of query has been rendered.
  const isStale = outcome.state !== 'idle' && (outcome.query === '') !== (query === '');
  return [isStale ? IDLE : outcome, useCallback(() => setAttempt((count) => count + 1), [])];
}

async function ask(search: Search, query: string): Promise<Outcome> {
  try {
    return { state: 'found', query, ...(await search.find(query)) };
  } catch (error) {
    console.warn('Search could not be loaded.', error);
    return { state: 'failed', query, error };
  }
}

/** @param time in milliseconds, on the clock of `performance.now()` */
function until(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time - performance.now()));
}
