/**
 * Returns the browser's service workers. Undefined where there are none: without https, and in a frame that another
 * site has sandboxed, where even reading the property throws.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    // The site works without them.
    return undefined;
  }
}
