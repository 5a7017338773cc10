import { loadPart } from '../../fetch/part.ts';
import { reportFailure } from '../../fetch/retry.ts';
import type { PageView } from '../../site/view.ts';
import type { SiteOfScenes } from './scenes.ts';
import { usePagePart } from './usePagePart.ts';

/** Runs samples below their code. Loads nothing before a reader presses "Run". */
export function useSamples(view: PageView, site: SiteOfScenes) {
  const { load } = usePagePart(view, async (article, signal) => {
    const { startSamples } = await loadPart(import('./samples.ts'));
    return startSamples(article, view, site, signal);
  });
  const run = (article: HTMLElement, button: HTMLElement): Promise<void> =>
    load(article).then(
      (samples) => samples.run(button),
      (error) =>
        reportFailure('The sample could not be loaded.', error, () => run(article, button)),
    );
  return run;
}
