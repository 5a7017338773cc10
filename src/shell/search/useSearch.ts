import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../../search/answers.ts';
import type { Search } from '../../search/search.ts';

/** Delay between the last key press and new results, in milliseconds. */
const DEBOUNCE = 200;
/**
 * Delay between the last key press and the search, in milliseconds. Most readers who pause for that long have finished
 * typing.
 */
const SEARCH_DELAY = 120;

/** Outcome of the last search; `loading` while the first search waits for the index. */
export type Outcome =
  | { state: 'idle' }
  | { state: 'loading'; query: string }
  | ({ state: 'found'; query: string } & Answer)
  | { state: 'failed'; query: string; error: unknown };

const IDLE: Outcome = { state: 'idle' };

/**
 * Returns the outcome of a query once the reader stops typing; until then, that of the previous query. An empty query
 * returns the sections that most readers look for.
 * @param isUrgent whether the reader is waiting, so that the search starts without delay
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
        const rest = typedAt + DEBOUNCE - performance.now();
        if (hasDelay) await new Promise((resolve) => setTimeout(resolve, rest));
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
    return { state: 'found', query, ...(await search(query)) };
  } catch (error) {
    console.warn('Search could not be loaded.', error);
    return { state: 'failed', query, error };
  }
}
