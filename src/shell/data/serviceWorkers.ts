/**
 * Returns the browser's service workers. Undefined without https, and in a frame that another site has sandboxed, where
 * even reading the property throws.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    // The site works without service workers.
    return undefined;
  }
}
