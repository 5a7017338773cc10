import { PLAYGROUND, SCENE } from '../../article/attributes.ts';
import { orReload } from '../data/missingChunk.ts';
import { recall, remember } from '../data/storage.ts';

/** How near a scene comes before it is made ready, so that it runs when it is seen. */
const NEAR = '300px';

/**
 * Makes the scenes of an article live when the reader comes near, and its playground. Until then
 * nothing of them is loaded. What can't be shown stays what it is.
 * @returns what ends all of them
 */
export function watchScenes(article: HTMLElement, basePath: string): () => void {
  const figures = article.querySelectorAll<HTMLElement>(`[${SCENE}], [${PLAYGROUND}]`);
  const leaving = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        show(target as HTMLElement, basePath, leaving.signal);
      }
    },
    { rootMargin: NEAR },
  );
  for (const figure of figures) observer.observe(figure);
  return () => {
    observer.disconnect();
    leaving.abort();
  };
}

async function show(place: HTMLElement, basePath: string, signal: AbortSignal): Promise<void> {
  const site = {
    basePath,
    recall: (key: string) => recall('localStorage', key),
    remember: (key: string, value: string, what: string) =>
      remember('localStorage', key, value, what),
  };
  try {
    if (place.hasAttribute(SCENE)) {
      const { showScene } = await orReload(import('../../lab/page/showScene.tsx'));
      await showScene(place, site, signal);
    } else {
      const { showPlayground } = await orReload(import('../../lab/page/showPlayground.tsx'));
      await showPlayground(place, site, signal);
    }
  } catch (error) {
    if (!signal.aborted) console.warn('A scene could not be loaded.', error);
  }
}
