/*
 * The service worker: stores what the reader loads, and shows it when the network fails. The build writes it to
 * sw.js, with a line before it that defines BUILD.
 *
 * Each build has a cache. Files with a hash in their name come from any cache, everything else from the network
 * first, so a fresh page never gets old files. Files with a hash are compared with it, because a wrong one would stay
 * until the next build. A new worker replaces the old one as soon as it is installed, since it serves pages of both
 * builds; the cache of the old build goes when no tab shows it.
 */
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  cleanPath,
  dataPath,
  OFFLINE_PATH,
  percentDecode,
  sidebarPath,
} from '../../address/address.ts';
import type { PageView } from '../../site/view.ts';
import { keyOf, matchIn, readBefore, siteCaches, writeBefore } from './caches.ts';
import {
  FILE_HASHES,
  isAsset,
  isPageData,
  SAVED_SIZE,
  SERVICE_WORKER,
  storedPath,
} from './files.ts';
import { fetchFresh } from './fill.ts';
import type { LoadedDocument, Message, Tab, Worker, WorkerBuild } from './protocol.ts';
import { replaceCaches } from './replaceCaches.ts';
import { isWrong, storable } from './storable.ts';

declare const BUILD: WorkerBuild;

const worker = self as unknown as Worker;
/** Seconds after which a page is shown as it was read before. */
const TIME_LIMIT = 3;

const base = new URL(worker.registration.scope).pathname;
const site = siteCaches(base);
const cacheName = site.nameOf(BUILD.id);
/** Names of the caches of other builds: earlier ones, and a later one while its worker is being installed. */
const others = async () => (await site.names()).filter((name) => name !== cacheName);

/** The path of a file of the site below the base path, or undefined for all other addresses. */
function pathOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const isOfSite = origin === location.origin && pathname.startsWith(base);
  return isOfSite ? percentDecode(pathname.slice(base.length)) : undefined;
}

/** Where a page is stored, for any form of its address. */
const documentPath = (path: string) => cleanPath(`/${path}`).slice(1);
const pageDataPath = (path: string) => dataPath(`/${path}`).slice(1);

type Options = NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>;

/** @param storedAt the path under which a file is stored */
function strategyOptions(storedAt: (path: string) => string): Options {
  const pathIn = ({ url }: Request) => storedAt(pathOf(url) ?? '');
  return {
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keyOf(base, pathIn(request)),
        cacheWillUpdate: async ({ request, response }) =>
          storable(response, pathIn(request), BUILD.hashes),
        // The address of the request is that of the key.
        cachedResponseWillBeUsed: async ({ request, cachedResponse, state = {} }) => {
          const path = pathIn(request);
          // What was read in an earlier build.
          const found = cachedResponse ?? (await matchIn(await others(), base, path));
          if (!found || (await isWrong(found, path, BUILD.hashes))) return undefined;
          state.shown = found.clone();
          return found;
        },
        fetchDidSucceed: async ({ request, response, event, state }) => {
          // The host was too slow.
          if (state?.shown) event.waitUntil(compare(state.shown, response.clone(), event));
          return replaceWrong(response, pathIn(request));
        },
      },
    ],
  };
}

/** Returns the response, or if that is a wrong one of the browser's own cache, what the host has. */
async function replaceWrong(response: Response, path: string): Promise<Response> {
  const wrong = await isWrong(response, path, BUILD.hashes);
  return wrong ? fetch(keyOf(base, path), { cache: 'reload' }) : response;
}

/** Ids of tabs that show something stored, which the host has replaced. */
const outdated = new Set<string>();

/** Sends a tab a message if what it got from a cache isn't what the host has sent since. */
async function compare(shown: Response, sent: Response, event: object): Promise<void> {
  if ((await shown.text()) === (await sent.text())) return;
  const { resultingClientId, clientId } = event as Record<string, string | undefined>;
  const id = resultingClientId || clientId || '';
  outdated.add(id);
  (await worker.clients.get(id))?.postMessage(true);
}

const fileOptions = strategyOptions((path) => path);
const pageOptions = strategyOptions(documentPath);
const assets = new CacheFirst(fileOptions);
const pageData = new NetworkFirst({ ...fileOptions, networkTimeoutSeconds: TIME_LIMIT });
const otherFiles = new NetworkFirst(fileOptions);
const pages = new NetworkFirst({
  ...pageOptions,
  networkTimeoutSeconds: TIME_LIMIT,
  plugins: [
    ...(pageOptions.plugins ?? []),
    { handlerDidError: async ({ request }) => missingPage(pathOf(request.url) ?? '') },
  ],
});

/** The page that says what is saved. It shows the requested page if only the data of that is stored. */
async function missingPage(path: string): Promise<Response> {
  const names = [cacheName, ...(await others())];
  const page = await matchIn(names, base, OFFLINE_PATH.slice(1));
  if (!page) return Response.error();
  if (!(await matchIn(names, base, pageDataPath(path)))) return page;
  // Hides its message until the app has replaced it (styles/base.css).
  const html = (await page.text()).replace('<html', '<html data-loading');
  return new Response(html, { headers: page.headers });
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (path === undefined || request.method !== 'GET' || request.headers.has('range')) return;
  // Requests that need what is on the host now.
  if (['no-store', 'reload'].includes(request.cache) || NEVER_STORED.includes(`/${path}`)) return;
  // Workbox declares its own type of fetch events.
  event.respondWith(strategyFor(request, path).handle({ event, request } as never));
});

const NEVER_STORED = [SERVICE_WORKER, FILE_HASHES, SAVED_SIZE];

function strategyFor({ mode }: Request, path: string): CacheFirst | NetworkFirst {
  if (mode === 'navigate') return pages;
  if (isAsset(path)) return assets;
  return isPageData(path) ? pageData : otherFiles;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  await storeShell();
  await worker.skipWaiting();
}

/** Stores what the page for missing pages needs. */
async function storeShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  const store = async (name: string) => {
    const path = storedPath(name);
    const sent = await fetch(keyOf(base, name), { cache: isAsset(name) ? 'default' : 'no-cache' });
    const stored = await storable(await replaceWrong(sent, path), path, BUILD.hashes);
    if (!stored) throw new Error(`${name} has the status ${sent.status}, or is another file`);
    await cache.put(keyOf(base, path), stored);
  };
  await Promise.all(BUILD.shell.map(store));
}

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const earlier = await others();
  const ids = earlier.length > 0 ? tabs.map(({ id }) => id) : [];
  await writeBefore(cacheName, site, { tabs: ids, caches: earlier });
  await worker.clients.claim();
}

worker.addEventListener('message', (event) => {
  const message = event.data as Message;
  const { source } = event;
  if ('restore' in message) event.waitUntil(storeShell());
  else if ('activate' in message) event.waitUntil(worker.skipWaiting());
  else if (source) event.waitUntil(onLoaded(source, message));
});

type LoadedMessage = Extract<Message, { document: unknown }>;

/** A page has loaded these addresses, some of them before this worker controlled it. */
async function onLoaded(tab: Tab, { loaded, document }: LoadedMessage): Promise<void> {
  const before = await readBefore(cacheName, site);
  // Only a tab that was open before can show an older build, or one that got what was stored.
  const wasOpen = before.tabs.includes(tab.id);
  if (outdated.has(tab.id) || (wasOpen && (await isOld(document)))) tab.postMessage(true);
  await storeMissing(loaded);
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tabs.some(({ id }) => before.tabs.includes(id)))
    await replaceCaches(site, before.caches, cacheName);
}

/** Whether the host has another version of a document; false while the host can't be reached. */
async function isOld({ path, parts }: LoadedDocument): Promise<boolean> {
  const textOf = async (name: string) => (await fetchFresh(keyOf(base, name))).text();
  const dataName = pageDataPath(path.slice(1));
  // Stored when the tab loaded the page. The document itself can be that of another tab, which is newer.
  const read = await matchIn(await others(), base, dataName);
  try {
    const html = await textOf(path.slice(1));
    if (!parts.every((part) => html.includes(part))) return true;
    return read !== undefined && (await read.text()) !== (await textOf(dataName));
  } catch {
    // No network: the tab reports again with the next worker.
    return false;
  }
}

/** Stores what a page has loaded, and its data and sidebar, with which other pages can lead back to it. */
async function storeMissing([page = '', ...files]: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const names = await site.names();
  const store = async (url: string, storedAt: (path: string) => string) => {
    const path = pathOf(url);
    if (path === undefined || NEVER_STORED.includes(`/${path}`)) return;
    const at = storedAt(path);
    if (await matchIn(names, base, at)) return;
    const response = await storable(await replaceWrong(await fetch(url), at), at, BUILD.hashes);
    if (response) await cache.put(keyOf(base, at), response);
  };
  const storeFile = (url: string) => store(url, (path) => path);
  const storeData = async () => {
    const name = pageDataPath(pathOf(page) ?? '');
    await storeFile(location.origin + keyOf(base, name));
    const view: PageView | undefined = await (await matchIn([cacheName], base, name))?.json();
    if (view?.sidebar === undefined) return;
    await storeFile(location.origin + keyOf(base, sidebarPath(view.sidebar).slice(1)));
  };
  // What can't be loaded now is stored when it is read again.
  await Promise.allSettled([store(page, documentPath), storeData(), ...files.map(storeFile)]);
}
