import { useCallback, useEffect, useState } from 'react';
import type { SearchEngine } from '../../search/engine.ts';
import { SearchError, type SearchFailure } from '../../search/failure.ts';
import type { ShownHit } from '../../search/shown.ts';

/** Milliseconds after the last key before results change. */
const DEBOUNCE = 200;
/** And before they are looked for: who pauses for that long is mostly done, and then they are there. */
const HEAD_START = 120;

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
    const typedAt = performance.now();
    const timer = setTimeout(async () => {
      const answer = ask(search, asked);
      await until(typedAt + DEBOUNCE);
      const outcome = await answer;
      if (isLast) setOutcome(outcome);
    }, HEAD_START);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [search, query, attempt]);
  return [outcome, useCallback(() => setAttempt((count) => count + 1), [])];
}

async function ask(search: SearchEngine, query: string): Promise<Outcome> {
  try {
    return { state: 'found', query, hits: await search.find(query) };
  } catch (error) {
    return { state: 'failed', failure: failureOf(error) };
  }
}

/** @param time as `performance.now()` has it */
function until(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time - performance.now()));
}

function failureOf(error: unknown): SearchFailure {
  return error instanceof SearchError ? error.failure : 'network';
}
