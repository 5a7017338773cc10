import { orReload } from '../data/missingChunk.ts';
import { recall, remember } from '../data/storage.ts';

/** How near a scene comes before it is made ready, so that it runs when it is seen. */
const NEAR = '300px';

/**
 * Makes the scenes of an article live when the reader comes near. Until then nothing of them is
 * loaded. A scene that can't be shown stays the picture that it is.
 * @returns what ends all of them
 */
export function watchScenes(article: HTMLElement, basePath: string): () => void {
  const figures = article.querySelectorAll<HTMLElement>('[data-scene]');
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

async function show(figure: HTMLElement, basePath: string, signal: AbortSignal): Promise<void> {
  try {
    const { showScene } = await orReload(import('../../lab/page/showScene.tsx'));
    const site = {
      basePath,
      recall: (key: string) => recall('localStorage', key),
      remember: (key: string, value: string, what: string) =>
        remember('localStorage', key, value, what),
    };
    await showScene(figure, site, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('A scene could not be loaded.', error);
  }
}
