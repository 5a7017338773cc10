/** Seconds until a script counts as missing: on slow 2G, 100 KB take 20 seconds. */
export const SCRIPT_SECONDS = 30;

/**
 * Waits for a part of the app, which a dynamic import loads.
 * @throws if it can't be loaded or run, or takes longer than SCRIPT_SECONDS, and if a listener of `vite:preloadError`
 * handled that it can't be loaded: the import then has no module
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
