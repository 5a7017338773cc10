import { FileError, STALL_SECONDS } from '../../fetch/fetchFile.ts';
import { isRouteStatus, RouteError } from './routeError.ts';
import { serviceWorkers } from './serviceWorkers.ts';

/**
 * Leaves for a new document.
 * @param signal aborts when the reader navigates elsewhere
 * @throws FileError if the host doesn't respond and there is no service worker, because the browser's error page has no
 * way back. RouteError if the host has no page for the address, not even an error page
 */
export async function loadDocument(href: string, signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  if (!serviceWorkers()?.controller) await request(href);
  signal.throwIfAborted();
  // After Back, the address has already changed, and assigning one with only a new hash would load nothing.
  if (href === location.href) location.reload();
  else location.assign(href);
  // Never resolves, because the new document replaces this one.
  return new Promise(() => undefined);
}

async function request(href: string): Promise<void> {
  const signal = AbortSignal.timeout(1000 * STALL_SECONDS);
  const response = await fetch(href, { signal }).catch((error) => {
    throw new FileError(`${href} could not be loaded. ${error}`);
  });
  await response.body?.cancel();
  const { status, headers } = response;
  // The browser would show bare text, or its own error page.
  if (isRouteStatus(status) && !headers.get('content-type')?.includes('html'))
    throw new RouteError(status, new URL(href).pathname);
}
