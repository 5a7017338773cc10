import { jailUrl } from 'virtual:lab';
import { isComplete, markComplete, type SiteCaches } from './caches.ts';
import { SAVED_SIZE, type SavedSize, savedNames } from './files.ts';
import { fetchFileList, fetchFresh, fill, hashOf, OtherBuildError } from './fill.ts';
import type { Message } from './protocol.ts';

/** The complete copy of the site in this browser. */
export interface Copy {
  state: 'none' | 'current' | 'older';
  /** Bytes to download for a new copy; undefined without a network. */
  download?: number;
}

/** Finds out whether all of the site is saved, and in which build. */
export async function readCopy(site: SiteCaches): Promise<Copy> {
  const size = await fetchSize(site).catch(() => undefined);
  const names = await site.names();
  const complete = await Promise.all(names.map((name) => isComplete(name, site)));
  const saved = names.filter((_, index) => complete[index]);
  const current = size ? site.nameOf(size.build) : names[0];
  const state = saved.includes(current ?? '') ? 'current' : saved.length > 0 ? 'older' : 'none';
  return { state, download: size?.download };
}

async function fetchSize({ base }: SiteCaches, signal?: AbortSignal): Promise<SavedSize> {
  return (await fetchFresh(base + SAVED_SIZE.slice(1), signal)).json();
}

/**
 * Saves all pages, search, scenes, and the editor.
 * @param onProgress gets the share that is saved, from 0 to 1
 * @throws with a message for the reader
 */
export async function saveAll(
  site: SiteCaches,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { base } = site;
  // Prevents the browser from removing the copy when space is scarce.
  const persisted = navigator.storage.persist();
  try {
    const response = await fetchFresh(base + SAVED_SIZE.slice(1), signal);
    const bytes = await response.arrayBuffer();
    const { build } = JSON.parse(new TextDecoder().decode(bytes)) as SavedSize;
    const files = await fetchFileList(base, signal);
    if (files.get(SAVED_SIZE.slice(1)) !== (await hashOf(bytes))) throw new OtherBuildError();
    const into = site.nameOf(build);
    const from = (await site.names()).filter((name) => name !== into);
    const names = savedNames(files.keys());
    const progress = (done: number, all: number) => onProgress(done / all);
    await fill({ base, files, names, into, from, signal, onProgress: progress });
    await loadJail(signal);
    await markComplete(into, site);
    await persisted;
  } catch (error) {
    if (signal.aborted) return;
    throw new Error(reasonOf(error), { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof OtherBuildError) return 'The site has changed. Reload the page.';
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'This browser has no space left for it.';
  return 'The site could not be reached. Try again.';
}

/**
 * Loads the document that runs edited code once. Browsers don't ask a service worker for a document with an opaque
 * origin, so only their own cache can have it.
 */
function loadJail(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    const end = () => {
      frame.remove();
      resolve();
    };
    frame.sandbox.add('allow-scripts');
    frame.hidden = true;
    frame.src = jailUrl;
    frame.onload = end;
    signal.addEventListener('abort', () => {
      frame.remove();
      reject(signal.reason);
    });
    document.body.append(frame);
  });
}

/** Removes everything that this browser has stored of the site, except what it needs without a network. */
export async function removeCopy(
  site: SiteCaches,
  { controller }: ServiceWorkerContainer,
): Promise<void> {
  for (const name of await site.names()) await caches.delete(name);
  controller?.postMessage({ restore: true } satisfies Message);
}
