import { FileError, STALL_SECONDS } from '../../fetch/fetchFile.ts';
import { isRouteStatus, RouteError } from './routeError.ts';
import { serviceWorkers } from './serviceWorkers.ts';

/**
 * Leaves for a new document.
 * @param signal says that the reader goes elsewhere
 * @throws FileError if the host doesn't respond: the browser's error page has no way back. A service worker has one.
 * RouteError if the host has no page for the address, not even one that says so
 */
export async function loadDocument(href: string, signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  if (!serviceWorkers()?.controller) await request(href);
  signal.throwIfAborted();
  // After Back, the address has changed already, and a hash alone would load nothing.
  if (href === location.href) location.reload();
  else location.assign(href);
  // The new document replaces this one.
  return new Promise(() => undefined);
}

async function request(href: string): Promise<void> {
  const signal = AbortSignal.timeout(1000 * STALL_SECONDS);
  const response = await fetch(href, { signal }).catch((error) => {
    throw new FileError(`${href} could not be loaded. ${error}`);
  });
  await response.body?.cancel();
  const { status, headers } = response;
  // Without a page for it, the browser would show a bare text, or its own page.
  if (isRouteStatus(status) && !headers.get('content-type')?.includes('html'))
    throw new RouteError(status, new URL(href).pathname);
}
