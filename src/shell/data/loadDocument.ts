import { FileError, STALL_SECONDS } from '../../fetch/fetchFile.ts';
import { serviceWorkers } from './serviceWorkers.ts';

/**
 * Leaves for a new document.
 * @param signal says that the reader goes elsewhere
 * @throws FileError if the host doesn't respond: the browser's error page has no way back. A service worker has one.
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
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(1000 * STALL_SECONDS) });
    await response.body?.cancel();
  } catch (error) {
    throw new FileError(`${href} could not be loaded. ${error}`);
  }
}
