import { useLayoutEffect, useRef } from 'react';
import { loadPart } from '../../fetch/part.ts';
import { reportFailure } from '../../fetch/retry.ts';
import type { PageView } from '../../site/view.ts';
import type { SampleRunner } from './samples.ts';
import type { SiteOfScenes } from './scenes.ts';

/** Runs samples below their code. Nothing of it is loaded before a reader presses "Run". */
export function useSamples(view: PageView, site: SiteOfScenes) {
  const runner = useRef<Promise<SampleRunner>>(undefined);
  const leaving = useRef(new AbortController());

  // Results belong to one page, even while they are still loading.
  useLayoutEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      runner.current = undefined;
    };
  }, [view]);

  const run = (article: HTMLElement, button: HTMLElement) => {
    const { signal } = leaving.current;
    runner.current ??= loadPart(import('./samples.ts')).then(({ startSamples }) =>
      startSamples(article, view, site, signal),
    );
    runner.current.then(
      ({ run }) => run(button),
      (error) => {
        if (signal.aborted) return;
        runner.current = undefined;
        reportFailure('The sample could not be loaded.', error, () => run(article, button));
      },
    );
  };
  return run;
}
