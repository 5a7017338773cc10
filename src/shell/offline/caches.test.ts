import { afterEach, expect, it, vi } from 'vitest';
import { matchIn, siteCaches, storable } from './caches.ts';

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

/** A response as a browser returns it for a file of the site. */
function response(status: number, properties: Partial<Response> = {}): Response {
  const response = new Response('text', { status, headers: { 'Content-Type': 'text/plain' } });
  for (const [name, value] of Object.entries({ type: 'basic', ...properties }))
    Object.defineProperty(response, name, { value });
  return response;
}

it('stores no errors, no parts of files, and nothing of other sites', () => {
  const found = response(200);
  expect(storable(found)).toBe(found);
  expect(storable(response(404))).toBeUndefined();
  expect(storable(response(206))).toBeUndefined();
  expect(storable(response(200, { type: 'cors' }))).toBeUndefined();
});

it('stores a response to which the host has redirected as if it had not', async () => {
  const stored = storable(response(200, { redirected: true }));
  expect(stored?.redirected).toBe(false);
  expect(stored?.headers.get('Content-Type')).toBe('text/plain');
  expect(await stored?.text()).toBe('text');
});
