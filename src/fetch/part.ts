/** Maximum time for loading a script, in seconds. On slow 2G, 100 KB take 20 seconds. */
export const SCRIPT_SECONDS = 30;

/**
 * Waits for a part of the app that a dynamic import loads.
 * @throws if it can't be loaded or run, or takes longer than SCRIPT_SECONDS. Also throws if a listener of
 * `vite:preloadError` has handled the failure, because the import then resolves without a module
 */
export async function loadPart<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new Error(`No script for ${SCRIPT_SECONDS} seconds.`);
    timer = setTimeout(reject, 1000 * SCRIPT_SECONDS, error);
  });
  const loaded = await Promise.race([part, late]).finally(() => clearTimeout(timer));
  if (loaded === undefined) throw new Error('The script could not be loaded.');
  return loaded;
}
