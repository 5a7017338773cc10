import { jailUrl } from 'virtual:lab';
import { fetchJson } from '../../fetch/fetchFile.ts';
import type { Message } from './protocol.ts';
import { type RenewOptions, renew } from './renew.ts';
import { isSaved, SAVED_SIZE, type SavedSize } from './savedFiles.ts';
import { isComplete, markComplete, storageKey, storedBuild } from './storage.ts';

/** The complete copy of the site in this browser. */
export interface SavedCopy {
  state: 'none' | 'current' | 'older';
  /** Download size of a new copy, in bytes; undefined offline. */
  download?: number;
}

/** Determines whether the whole site is saved, and in which build. */
export async function readCopy(base: string): Promise<SavedCopy> {
  const url = storageKey(base, SAVED_SIZE.slice(1));
  const size = await fetchJson<SavedSize>(url, ['build'], { cache: 'no-store' }).catch(() => null);
  if (!(await isComplete(base))) return { state: 'none', download: size?.download };
  const isCurrent = size === null || size.build === (await storedBuild(base));
  return { state: isCurrent ? 'current' : 'older', download: size?.download };
}

/**
 * Saves all pages, search, scenes, and the editor.
 * @throws with a message for the reader
 */
export async function saveAll(
  base: string,
  options: RenewOptions & { signal: AbortSignal },
): Promise<void> {
  // Prevents the browser from removing the copy when space is scarce. Not awaited, because Firefox shows a prompt.
  navigator.storage.persist().catch(console.warn);
  try {
    await renew(base, { ...options, isWanted: isSaved });
    await loadJail(options.signal);
    await markComplete(base);
  } catch (error) {
    if (options.signal.aborted) return;
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    const reason = isFull
      ? 'This browser has no space left for it.'
      : 'The site could not be reached, or has changed. Reload the page, then try again.';
    throw new Error(reason, { cause: error });
  }
}

/**
 * Loads the document that runs edited code once. Browsers don't request a document with an opaque origin through a
 * service worker, so only their own cache can store it.
 */
function loadJail(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.hidden = true;
    frame.src = jailUrl;
    frame.onload = () => {
      frame.remove();
      resolve();
    };
    signal.addEventListener('abort', () => {
      frame.remove();
      reject(signal.reason);
    });
    document.body.append(frame);
  });
}

/** Removes everything that this browser has stored of the site, except what it needs offline. */
export async function removeCopy(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    active?.postMessage({ remove: true } satisfies Message, [port2]);
  });
}
