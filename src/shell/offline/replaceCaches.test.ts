import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyOf, markComplete, siteCaches } from './caches.ts';
import { replaceCaches } from './replaceCaches.ts';

const ORIGIN = 'https://example.org';
const BASE = '/docs/';
const site = siteCaches(BASE);
const [OLD, NEW] = [site.nameOf('old'), site.nameOf('new')];

/** The text of each file that the host has now, by its name. */
let host: Record<string, string>;
/** Files that the host has already replaced, although its list of files still has the hashes of the others. */
let deployed: Record<string, string>;
/** Names of the files that were downloaded. */
let fetched: string[];
/** What the browser has stored: caches by name, and in them texts by key. */
let stored: Map<string, Map<string, string>>;

beforeEach(() => {
  host = { 'index.html': 'new home', 'world.html': 'world', 'world.json': 'data' };
  deployed = {};
  fetched = [];
  stored = new Map();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (url: string) => {
    const name = decodeURI(url).slice(BASE.length);
    if (name === 'assets/manifest.json') return Response.json({ files: hashes() });
    fetched.push(name);
    const text = deployed[name] ?? host[name];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => {
      const text = stored.get(cacheName)?.get(key);
      return text === undefined ? undefined : new Response(text);
    },
    open: async (name: string) => ({
      put: async (key: string, response: Response) => store(name, key, await response.text()),
      keys: async () => [...(stored.get(name)?.keys() ?? [])].map((key) => ({ url: ORIGIN + key })),
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function hashes(): Record<string, string> {
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return Object.fromEntries(Object.entries(host).map(([name, text]) => [name, hashOf(text)]));
}

function store(cache: string, key: string, text: string): void {
  stored.set(cache, (stored.get(cache) ?? new Map()).set(key, text));
}

/** Stores what a reader has opened in a build, by paths below the base path. */
function read(cache: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) store(cache, keyOf(BASE, path), text);
}

it('copies what has not changed, downloads what has, and removes the earlier build', async () => {
  read(OLD, { '': 'old home', world: 'world', 'removed.json': '' });
  await replaceCaches(site, [OLD], NEW);
  expect(fetched).toEqual(['index.html']);
  expect([...stored.keys()]).toEqual([NEW]);
  expect(Object.fromEntries(stored.get(NEW) ?? [])).toEqual({
    '/docs/': 'new home',
    '/docs/world': 'world',
  });
});

it('downloads nothing for readers who save data: the earlier build stays', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  read(OLD, { '': 'old home' });
  await replaceCaches(site, [OLD], NEW);
  expect(fetched).toEqual([]);
  expect([...stored.keys()]).toEqual([OLD]);
});

it('keeps the earlier build while the host is between two others', async () => {
  deployed['index.html'] = 'newer home';
  read(OLD, { '': 'old home' });
  await expect(replaceCaches(site, [OLD], NEW)).rejects.toThrow('index.html is of another build');
  expect(Object.fromEntries(stored.get(OLD) ?? [])).toEqual({ '/docs/': 'old home' });
  expect(stored.get(NEW)?.size ?? 0).toBe(0);
});

it('keeps a complete copy until there is another', async () => {
  read(OLD, { '': 'old home' });
  await markComplete(OLD, site);
  await replaceCaches(site, [OLD], NEW);
  expect([...stored.keys()]).toEqual([OLD]);
  await markComplete(NEW, site);
  await replaceCaches(site, [OLD], NEW);
  expect([...stored.keys()]).toEqual([NEW]);
  expect(fetched).toEqual([]);
});

it('keeps the caches of this build, of later ones, and of other sites', async () => {
  const [later, other] = [site.nameOf('later'), siteCaches('/other/').nameOf('old')];
  for (const name of [NEW, later, other]) read(name, { '': 'home' });
  await replaceCaches(site, [OLD, NEW, other], NEW);
  expect([...stored.keys()]).toEqual([NEW, later, other]);
});
