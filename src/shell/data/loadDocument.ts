import { FileError, STALL_SECONDS } from '../../fetch/fetchFile.ts';

/**
 * Leaves for a new document.
 * @throws FileError if the host doesn't respond: the browser's error page has no way back. A service worker has one.
 */
export async function loadDocument(href: string): Promise<never> {
  if (!navigator.serviceWorker?.controller) await request(href);
  const { href: target } = new URL(href, location.href);
  // After Back, the address has changed already, and a hash alone would load nothing.
  if (target === location.href) location.reload();
  else location.assign(target);
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
