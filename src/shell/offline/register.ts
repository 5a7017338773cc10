/**
 * Registers the service worker, which stores what the reader loads. Without https, browsers have none, except on
 * the reader's own machine.
 */
export async function registerWorker(basePath: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // A Message of protocol.ts.
  const report = () =>
    serviceWorker.controller?.postMessage({
      loaded: [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)],
    });
  serviceWorker.oncontrollerchange = report;
  report();
  await serviceWorker
    .register(`${basePath}/sw.js`, { updateViaCache: 'none' })
    .catch((error) => console.warn('Pages are not saved for offline.', error));
}
