/** Seconds until a script counts as missing: on slow 2G, 100 KB take 20 seconds. */
export const SCRIPT_SECONDS = 30;

/**
 * Waits for a part of the app, which a dynamic import loads.
 * @throws if it can't be loaded or run, or takes longer than SCRIPT_SECONDS
 */
export async function loadPart<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new Error(`No script for ${SCRIPT_SECONDS} seconds.`);
    timer = setTimeout(reject, 1000 * SCRIPT_SECONDS, error);
  });
  return Promise.race([part, late]).finally(() => clearTimeout(timer));
}
