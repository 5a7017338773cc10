import { useLayoutEffect, useRef } from 'react';
import { reportFailure } from '../../fetch/retry.ts';
import type { PageView } from '../../site/view.ts';

/**
 * Loads a part of an article on first use. The part belongs to one page, even while it is still loading.
 * @param start loads and returns it; the signal aborts when the reader leaves the page
 */
export function usePagePart<T>(
  view: PageView,
  start: (article: HTMLElement, signal: AbortSignal) => Promise<T>,
) {
  const part = useRef<Promise<T>>(undefined);
  const leaving = useRef(new AbortController());
  useLayoutEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      part.current = undefined;
    };
  }, [view]);

  const load = (article: HTMLElement): Promise<T> => {
    const { signal } = leaving.current;
    part.current ??= start(article, signal).catch((error) => {
      // The reader has left the page, so nothing awaits the result.
      if (signal.aborted) return new Promise<never>(() => undefined);
      part.current = undefined;
      throw error;
    });
    return part.current;
  };
  /** Loads the part and passes it on. If that fails, a message offers to try again. */
  const loadThen = (article: HTMLElement, use: (part: T) => void, failure: string): Promise<void> =>
    load(article).then(use, (error) =>
      reportFailure(failure, error, () => loadThen(article, use, failure)),
    );
  return { load, loadThen, isRequested: () => part.current !== undefined };
}
