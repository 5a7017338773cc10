import { useLayoutEffect, useRef } from 'react';
import type { PageView } from '../../site/view.ts';
import { orReload } from '../data/missingChunk.ts';
import { announce } from './announce.ts';
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

  return (article: HTMLElement, button: HTMLElement) => {
    const { signal } = leaving.current;
    runner.current ??= orReload(import('./samples.ts')).then(({ startSamples }) =>
      startSamples(article, view, site, signal),
    );
    runner.current.then(
      ({ run }) => run(button),
      (error) => {
        if (signal.aborted) return;
        console.warn('The samples of this page could not be loaded.', error);
        runner.current = undefined;
        announce('The sample could not be loaded. Reload the page and try again.');
      },
    );
  };
}
