import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { needsRenewal, renew } from './renew.ts';
import { isSaved } from './savedFiles.ts';
import { cacheName, downloadsName, markComplete, storageKey } from './storage.ts';

const ORIGIN = 'https://example.org';
const BASE = '/docs/';
const [FILES, DOWNLOADS] = [cacheName(BASE), downloadsName(BASE)];

/** Current text of each file on the host, by name. */
let host: Record<string, string>;
/** Files that the host has already replaced, although its list still has the old hashes. */
let deployed: Record<string, string>;
/** Names of the files that were downloaded. */
let fetched: string[];
/** Content of the browser's caches: texts by key, by the name of the cache. */
let stored: Map<string, Map<string, string>>;

beforeEach(() => {
  host = {
    'index.html': 'new home',
    'world.html': 'world',
    'world.json': 'data',
    'offline.build.json': 'new build',
  };
  deployed = {};
  fetched = [];
  stored = new Map();
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => Promise<void>) => work() },
  });
  vi.stubGlobal('fetch', async (url: string, { integrity }: RequestInit) => {
    const name = decodeURI(url).slice(BASE.length);
    if (name === 'assets/manifest.json') return Response.json({ files: hashes() });
    fetched.push(name);
    const text = deployed[name] ?? host[name] ?? '';
    if (computeHash(text) !== integrity) throw new TypeError(`${name} has another hash`);
    return new Response(text);
  });
  vi.stubGlobal('caches', {
    delete: async (name: string) => stored.delete(name),
    match: async (key: string) => find(FILES, key) ?? find(DOWNLOADS, key),
    open: async (name: string) => ({
      match: async (key: string) => find(name, key),
      put: async (key: string, response: Response) => store(name, key, await response.text()),
      delete: async (key: string) => stored.get(name)?.delete(key),
      keys: async () => [...(stored.get(name)?.keys() ?? [])].map((key) => ({ url: ORIGIN + key })),
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const computeHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

function hashes(): Record<string, string> {
  return Object.fromEntries(Object.entries(host).map(([name, text]) => [name, computeHash(text)]));
}

function store(cache: string, key: string, text: string): void {
  stored.set(cache, (stored.get(cache) ?? new Map()).set(key, text));
}

function find(cache: string, key: string): Response | undefined {
  const text = stored.get(cache)?.get(key);
  return text === undefined ? undefined : new Response(text);
}

/** Stores what a reader has opened, by paths below the base path. */
function read(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) store(FILES, storageKey(BASE, path), text);
}

it('downloads what has changed, says so, and removes what the host has no more', async () => {
  read({ '': 'old home', world: 'world', 'removed.json': '', 'offline.build.json': 'old build' });
  const replaced: string[] = [];
  await renew(BASE, { onReplaced: (key) => replaced.push(key) });
  expect(fetched).toEqual(['index.html', 'offline.build.json']);
  expect(replaced).toContain('/docs/');
  expect(replaced).not.toContain('/docs/world');
  expect([...stored.keys()]).toEqual([FILES]);
  expect(Object.fromEntries(stored.get(FILES) ?? [])).toEqual({
    '/docs/': 'new home',
    '/docs/world': 'world',
    '/docs/offline.build.json': 'new build',
  });
});

it('stores the files that are wanted, with the same content once', async () => {
  host['assets/copy.json'] = 'data';
  const shares: number[] = [];
  await renew(BASE, { isWanted: isSaved, onProgress: (share) => shares.push(share) });
  expect(fetched).toEqual(['world.json', 'offline.build.json']);
  expect(shares).toEqual([0.5, 1]);
  expect(find(FILES, '/docs/assets/copy.json')).toBeDefined();
});

it('replaces nothing while the host is between two others, and continues later', async () => {
  deployed['world.html'] = 'newer world';
  read({ '': 'old home', world: 'old world' });
  await expect(renew(BASE)).rejects.toThrow('world.html has another hash');
  expect(Object.fromEntries(stored.get(FILES) ?? [])).toEqual({
    '/docs/': 'old home',
    '/docs/world': 'old world',
  });
  // The failure doesn't wait for the other download.
  await expect.poll(() => stored.get(DOWNLOADS)?.size).toBe(1);
  deployed = {};
  fetched = [];
  await renew(BASE);
  expect(fetched).toEqual(['world.html', 'offline.build.json']);
  expect(Object.fromEntries(stored.get(FILES) ?? [])).toEqual({
    '/docs/': 'new home',
    '/docs/world': 'world',
    '/docs/offline.build.json': 'new build',
  });
});

it('needs renewal after a new build, unless readers save data or have a complete copy', async () => {
  read({ 'offline.build.json': '{"build":"old"}' });
  expect(await needsRenewal(BASE, 'old')).toBe(false);
  expect(await needsRenewal(BASE, 'new')).toBe(true);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(await needsRenewal(BASE, 'new')).toBe(false);
  vi.stubGlobal('navigator', {});
  await markComplete(BASE);
  expect(await needsRenewal(BASE, 'new')).toBe(false);
});
