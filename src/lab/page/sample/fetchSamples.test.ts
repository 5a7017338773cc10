import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchSamples, readSampleHash, sampleHash } from './fetchSamples.ts';

const SITE = 'https://planck.example';
let fetched: string[];

beforeEach(() => {
  fetched = [];
  vi.stubGlobal('location', { href: `${SITE}/docs/playground`, origin: SITE });
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return Response.json({ samples: [] });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['/', '/world', '/api/classes/Body', '/größe und %'])('links to a sample of %s', (path) => {
  expect(readSampleHash(sampleHash(path, { id: '1f0c2d3e' }))).toEqual({ path, id: '1f0c2d3e' });
});

it.each(['', '#code=1.abc', '#sample=world~1f', '#sample=/world', '#sample=/world~'])(
  'reads no sample from %j',
  (hash) => {
    expect(readSampleHash(hash)).toBeUndefined();
  },
);

it('fetches the file next to the page', async () => {
  await fetchSamples('/docs', '/world');
  await fetchSamples('', '/world/ray-cast');
  expect(fetched).toEqual([
    `${SITE}/docs/world.samples.json`,
    `${SITE}/world/ray-cast.samples.json`,
  ]);
});

// What is fetched runs as code of the site.
it.each([
  ['', '//evil.example/world'],
  ['/docs', '/../evil/world'],
  ['/docs', '/%2e%2e/evil/world'],
  ['/docs', '/a/../../evil'],
])('fetches nothing from elsewhere: base %j, path %j', async (basePath, path) => {
  const { path: named } = readSampleHash(`#sample=${path}~1f`) ?? { path };
  await expect(fetchSamples(basePath, named)).rejects.toThrow('is not a page of this site');
  expect(fetched).toEqual([]);
});
