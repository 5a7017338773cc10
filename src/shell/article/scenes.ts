import { PLAYGROUND, SCENE, WIRED } from '../../article/attributes.ts';
import { loadPart } from '../../fetch/part.ts';
import { reportFailure } from '../../fetch/retry.ts';
import type { ShellConfig } from '../../site/shellConfig.ts';
import { recall, remember } from '../data/storage.ts';

/** Distance from the window at which a scene starts loading, so that it is running when it scrolls into view. */
const LOAD_MARGIN = '300px';

/** What scenes need of the site's config. */
export type SiteOfScenes = Pick<ShellConfig, 'basePath' | 'reference' | 'labPages'>;

/**
 * Loads and starts the scenes of an article, and its playground, when they, or text that controls them, approach the
 * window. A scene that fails keeps its picture, and a message offers to load all failed scenes again.
 * @returns a function that stops all of them
 */
export function watchScenes(article: HTMLElement, site: SiteOfScenes): () => void {
  const figures = article.querySelectorAll<HTMLElement>(`[${SCENE}], [${PLAYGROUND}]`);
  const texts = article.querySelectorAll<HTMLElement>(`[${WIRED}]`);
  const waiting = new Set(figures);
  const failed = new Set<HTMLElement>();
  const leaving = new AbortController();
  const start = async (figure: HTMLElement) => {
    try {
      await show(figure, site, leaving.signal);
    } catch (error) {
      if (leaving.signal.aborted) return;
      failed.add(figure);
      const what = figure.hasAttribute(SCENE) ? 'A scene' : 'The playground';
      reportFailure(`${what} could not be loaded.`, error, () => {
        const figures = [...failed];
        failed.clear();
        figures.forEach(start);
      });
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const figure = findFigure(target as HTMLElement, article);
        if (figure && waiting.delete(figure)) start(figure);
      }
    },
    { rootMargin: LOAD_MARGIN },
  );
  for (const target of [...figures, ...texts]) observer.observe(target);
  return () => {
    observer.disconnect();
    leaving.abort();
  };
}

/** Returns the scene that a text controls, or the figure itself. */
function findFigure(target: HTMLElement, article: HTMLElement): HTMLElement | null {
  const scene = target.getAttribute(WIRED);
  return scene === null ? target : article.querySelector(`[${SCENE}="${scene}"]`);
}

async function show(
  container: HTMLElement,
  site: SiteOfScenes,
  signal: AbortSignal,
): Promise<void> {
  const context = { ...site, recall, remember };
  if (container.hasAttribute(SCENE)) {
    const part = await loadPart(import('../../lab/page/scene/showScene.tsx'));
    await part.showScene(container, context, signal);
  } else {
    const part = await loadPart(import('../../lab/page/playground/showPlayground.tsx'));
    await part.showPlayground(container, context, signal);
  }
}
