import { storedName } from './storage.ts';

const KEY = 'reloaded-for';

/** The parts of a window that a reload needs. */
interface Tab extends Pick<EventTarget, 'addEventListener'> {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  location: Pick<Location, 'reload'>;
}

/**
 * After a deploy, a tab of the old build can request a chunk that no longer exists. A reload gets the
 * new build, but only one for each chunk, or a broken chunk would reload the page forever. After that
 * the import fails.
 */
export function reloadOnceOnMissingChunk(tab: Tab): void {
  tab.addEventListener('vite:preloadError', (event) => {
    // Offline, the current page is better than an error page.
    if (!navigator.onLine) return;
    const chunk = (event as VitePreloadErrorEvent).payload.message;
    try {
      if (tab.sessionStorage.getItem(storedName(KEY)) === chunk) return;
      tab.sessionStorage.setItem(storedName(KEY), chunk);
    } catch (error) {
      console.warn(
        'A script of this page is missing, and the reload could not be recorded.',
        error,
      );
      return;
    }
    event.preventDefault();
    tab.location.reload();
  });
}

/** Waits for a chunk; forever if the page is being reloaded for it: then Vite's import returns nothing. */
export async function orReload<T>(chunk: Promise<T | undefined>): Promise<T> {
  return (await chunk) ?? new Promise(() => undefined);
}
