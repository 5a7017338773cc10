import { loadPart } from '../../fetch/part.ts';
import type { PageView } from '../../site/view.ts';
import type { SiteOfScenes } from './scenes.ts';
import { usePagePart } from './usePagePart.ts';

/** Runs samples below their code. Loads nothing before a reader presses "Run". */
export function useSamples(view: PageView, site: SiteOfScenes) {
  const { loadThen } = usePagePart(view, async (article, signal) => {
    const { startSamples } = await loadPart(import('./samples.ts'));
    return startSamples(article, view, site, signal);
  });
  return (article: HTMLElement, button: HTMLElement) =>
    loadThen(article, (run) => run(button), 'The sample could not be loaded.');
}
