import { useCallback, useEffect, useState } from 'react';
import type { SearchEngine } from '../../search/engine.ts';
import { SearchError, type SearchFailure } from '../../search/failure.ts';
import type { ShownHit } from '../../search/shown.ts';

/** Milliseconds after the last key before a query is asked. */
const DEBOUNCE = 200;

/** What there is to show for what was asked last. */
export type Outcome =
  | { state: 'idle' }
  | { state: 'found'; query: string; hits: ShownHit[] }
  | { state: 'failed'; failure: SearchFailure };

/** The outcome of a query once the reader stops typing; until it comes, the one before. */
export function useSearch(search: SearchEngine, query: string): [Outcome, retry: () => void] {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const asked = query.trim();
    if (asked === '') {
      setOutcome({ state: 'idle' });
      return;
    }
    let isLast = true;
    const show = (outcome: Outcome) => {
      if (isLast) setOutcome(outcome);
    };
    const timer = setTimeout(() => {
      search.find(asked).then(
        (hits) => show({ state: 'found', query: asked, hits }),
        (error) => show({ state: 'failed', failure: failureOf(error) }),
      );
    }, DEBOUNCE);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [search, query, attempt]);
  return [outcome, useCallback(() => setAttempt((count) => count + 1), [])];
}

function failureOf(error: unknown): SearchFailure {
  return error instanceof SearchError ? error.failure : 'network';
}
