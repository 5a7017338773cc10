const KEY = 'reloaded-for';

/**
 * After a deploy, a tab of the old build may ask for a chunk that is gone. Loading the page anew
 * gets the new build; but only once for the same chunk, or a chunk that is broken for good would
 * reload for ever. Then the error goes on to whoever asked for the chunk.
 */
export function reloadOnceOnMissingChunk(window: Window): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network the page that is there is worth more than one that can't come.
    if (!navigator.onLine) return;
    const chunk = event.payload.message;
    try {
      if (window.sessionStorage.getItem(KEY) === chunk) return;
      window.sessionStorage.setItem(KEY, chunk);
    } catch (error) {
      console.warn('A part of this page is missing, and a reload could not be noted.', error);
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}

/**
 * Waits for a chunk. When it is missing and the page is being reloaded for it, Vite's import gives
 * nothing; then nothing goes on either, for the page is about to go.
 */
export async function orReload<T>(chunk: Promise<T | undefined>): Promise<T> {
  return (await chunk) ?? new Promise(() => undefined);
}
