import { afterEach, expect, it, vi } from 'vitest';
import { matchIn, siteCaches } from './caches.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Replaces the browser's caches, the oldest first, by what each has stored at `/docs/world`. */
function stubCaches(texts: Record<string, string | undefined>): void {
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(texts),
    match: async (key: string, { cacheName }: { cacheName: string }) => {
      const text = key === '/docs/world' ? texts[cacheName] : undefined;
      return text === undefined ? undefined : new Response(text);
    },
  });
}

it('finds a file in the newest cache of the site that has it', async () => {
  stubCaches({
    'offline:/docs/:1': 'oldest',
    'offline:/docs/:2': 'old',
    'offline:/docs/:3': undefined,
    'offline:/docs/v2/:4': 'another site',
    'another script': 'other',
  });
  const names = await siteCaches('/docs/').names();
  expect(names).toEqual(['offline:/docs/:3', 'offline:/docs/:2', 'offline:/docs/:1']);
  expect(await (await matchIn(names, '/docs/', 'world'))?.text()).toBe('old');
  expect(await matchIn(names, '/docs/', 'body')).toBeUndefined();
});
