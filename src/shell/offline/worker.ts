/*
 * The service worker. It stores what the reader loads, and serves it when the network fails. The build writes it to
 * sw.js, preceded by a line that defines BUILD.
 *
 * Files with a hash in their name come from the cache, everything else from the network first, so a fresh page never
 * gets old files. The content of hashed files is verified, because a wrong one would stay until the next build. A new
 * worker replaces the old one as soon as it is installed, and then renews the stored files.
 */
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cleanPath, dataPath, OFFLINE_PATH, percentDecode } from '../../address/address.ts';
import type { Tab, Worker, WorkerBuild } from './protocol.ts';
import { needsRenewal, renew } from './renew.ts';
import {
  FILE_HASHES,
  isAsset,
  isPageData,
  SAVED_SIZE,
  SERVICE_WORKER,
  storedPath,
} from './savedFiles.ts';
import { isAltered, toStorable } from './storable.ts';
import { cacheName, findStored, isComplete, storageKey, storedBuild } from './storage.ts';

declare const BUILD: WorkerBuild;
declare const self: Worker;

/** Time after which the stored version of a page is served, in seconds. */
const TIME_LIMIT = 3;
const NEVER_STORED = [SERVICE_WORKER, FILE_HASHES, SAVED_SIZE];

const base = new URL(self.registration.scope).pathname;
/** Ids of tabs that display a stored file which the host has replaced. */
const outdated = new Set<string>();

/** Returns the path of a file of the site below the base path, or undefined for all other addresses. */
function sitePath(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const isOfSite = origin === location.origin && pathname.startsWith(base);
  return isOfSite ? percentDecode(pathname.slice(base.length)) : undefined;
}

/** Returns the path under which the response to a request is stored. All forms of a page's address share one. */
function storedAt(request: Request): string {
  const path = sitePath(request.url) ?? '';
  return isDocument(request) ? cleanPath(`/${path}`).slice(1) : path;
}

function isDocument({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('accept') === 'text/html';
}

const options: NonNullable<ConstructorParameters<typeof NetworkFirst>[0]> = {
  cacheName: cacheName(base),
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => storageKey(base, storedAt(request)),
      cacheWillUpdate: async ({ request, response }) =>
        toStorable(response, storedAt(request), BUILD.hashes),
      cachedResponseWillBeUsed: async ({ request, cachedResponse, state = {} }) => {
        if (!cachedResponse || (await isAltered(cachedResponse, storedAt(request), BUILD.hashes)))
          return undefined;
        state.isDisplayed = true;
        return cachedResponse;
      },
      fetchDidSucceed: async ({ request, response }) => replaceWrong(response, storedAt(request)),
      cacheDidUpdate: async ({ request, oldResponse, newResponse, event, state }) => {
        if (!oldResponse || (await oldResponse.text()) === (await newResponse.text())) return;
        const { resultingClientId, clientId } = event as Record<string, string | undefined>;
        const id = resultingClientId || clientId || '';
        // The host was too slow, so the tab displays the stored version.
        if (state?.isDisplayed) outdated.add(id);
        await reportReplaced(
          storageKey(base, storedAt(request)),
          state?.isDisplayed ? undefined : id,
        );
      },
    },
  ],
};
const pageOptions = { ...options, networkTimeoutSeconds: TIME_LIMIT };

const assets = new CacheFirst(options);
const otherFiles = new NetworkFirst(options);
const pageData = new NetworkFirst(pageOptions);
const pages = new NetworkFirst({
  ...pageOptions,
  plugins: [
    ...(options.plugins ?? []),
    { handlerDidError: async ({ request }) => missingPage(storedAt(request)) },
  ],
});

/** Returns the response, or if it is a wrong one from the browser's own cache, the host's current one. */
async function replaceWrong(response: Response, path: string): Promise<Response> {
  const wrong = await isAltered(response, path, BUILD.hashes);
  return wrong ? fetch(storageKey(base, path), { cache: 'reload' }) : response;
}

/** Sends all tabs, or all others, the key of a stored file that the host has replaced. */
async function reportReplaced(key: string, except?: string): Promise<void> {
  for (const tab of await self.clients.matchAll({ type: 'window' }))
    if (tab.id !== except) tab.postMessage(key);
}

/** Returns the page that says what is saved. It displays the requested page if only the data of that page is stored. */
async function missingPage(path: string): Promise<Response> {
  const page = await findStored(base, OFFLINE_PATH.slice(1));
  if (!page) return Response.error();
  if (!(await findStored(base, dataPath(`/${path}`).slice(1)))) return page;
  // Hides the page's message until the app has replaced it (styles/base.css).
  const html = (await page.text()).replace('<html', '<html data-loading');
  return new Response(html, { headers: page.headers });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = sitePath(request.url);
  if (path === undefined || request.method !== 'GET' || request.headers.has('range')) return;
  // Ignores requests that need the host's current files.
  if (['no-store', 'reload'].includes(request.cache) || NEVER_STORED.includes(`/${path}`)) return;
  event.respondWith(strategyFor(request, path).handle({ event, request }));
});

function strategyFor(request: Request, path: string): CacheFirst | NetworkFirst {
  if (isDocument(request)) return pages;
  if (isAsset(path)) return assets;
  return isPageData(path) ? pageData : otherFiles;
}

self.addEventListener('install', (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  // A complete copy already contains these files, and they match its data.
  if (!(await isComplete(base))) await storeShell();
  await self.skipWaiting();
}

/** Stores the files needed by the page that replaces missing ones. */
async function storeShell(): Promise<void> {
  const cache = await caches.open(cacheName(base));
  const store = async (name: string) => {
    const path = storedPath(name);
    const sent = await fetch(storageKey(base, name), {
      cache: isAsset(name) ? 'default' : 'no-cache',
    });
    const stored = await toStorable(await replaceWrong(sent, path), path, BUILD.hashes);
    if (!stored) throw new Error(`${name} has the status ${sent.status}, or is another file`);
    await cache.put(storageKey(base, path), stored);
  };
  await Promise.all(BUILD.shell.map(store));
  // There is nothing to renew if the reader has not opened anything before.
  if ((await storedBuild(base)) === undefined)
    await cache.put(storageKey(base, SAVED_SIZE.slice(1)), Response.json({ build: BUILD.id }));
}

/** Removes all stored files but those of the shell, so a network that fails meanwhile leaves a page to display. */
async function removeCopy(): Promise<void> {
  // Offline, the shell of the copy has to do.
  await storeShell().catch(console.warn);
  const cache = await caches.open(cacheName(base));
  const kept = new Set([...BUILD.shell.map(storedPath), SAVED_SIZE.slice(1)]);
  for (const request of await cache.keys())
    if (!kept.has(sitePath(request.url) ?? '')) await cache.delete(request);
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { data, source, ports } = event;
  if ('remove' in data)
    event.waitUntil(removeCopy().finally(() => ports[0]?.postMessage('removed')));
  else if ('activate' in data) event.waitUntil(self.skipWaiting());
  else event.waitUntil(onDisplayed(source, data.shown));
});

/** Reports to a tab that it displays an outdated file. A tab that sends this message is ready to receive others. */
async function onDisplayed(tab: Tab, key: string): Promise<void> {
  if (outdated.has(tab.id)) tab.postMessage(key);
  if (await needsRenewal(base, BUILD.id)) await renew(base, { onReplaced: reportReplaced });
}
