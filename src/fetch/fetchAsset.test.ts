import { expect, it } from 'vitest';
import { hash } from '../build/cache/cache.ts';
import { fetchAsset } from './fetchAsset.ts';
import { FileError } from './fetchFile.ts';

const TEXT = 'const größe = 1;';
const URL = `/assets/code-${hash(TEXT).slice(0, 8)}.js`;

/** Creates a host with these responses, one after the other. */
function createHost(...texts: string[]) {
  const caches: (string | undefined)[] = [];
  const fetch: typeof globalThis.fetch = async (_url, { cache } = {}) => {
    caches.push(cache);
    return new Response(texts.shift());
  };
  return { fetch, caches };
}

it('returns a text that has the hash of its name', async () => {
  const { fetch, caches } = createHost(TEXT);
  expect(await fetchAsset(URL, { fetch })).toBe(TEXT);
  expect(caches).toEqual([undefined]);
});

it('fetches a damaged one again, past the cache of the browser', async () => {
  const { fetch, caches } = createHost(TEXT.slice(1), TEXT);
  expect(await fetchAsset(URL, { fetch })).toBe(TEXT);
  expect(caches).toEqual([undefined, 'reload']);
});

it('throws if it is damaged on the host', async () => {
  const { fetch } = createHost(TEXT.slice(1), TEXT.slice(1));
  await expect(fetchAsset(URL, { fetch })).rejects.toThrow(FileError);
});

it('does not check a name without a hash', async () => {
  const { fetch } = createHost('anything');
  expect(await fetchAsset('/@lab/runner.js', { fetch })).toBe('anything');
});
