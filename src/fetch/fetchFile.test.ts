import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileError, fetchJson, fetchText, STALL_SECONDS } from './fetchFile.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a host that sends a text piece by piece, with a pause before each. */
function slowHost(pieces: (string | Uint8Array)[], seconds: number): typeof fetch {
  return async (_url, { signal } = {}) => {
    const encoder = new TextEncoder();
    const rest = [...pieces];
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const pausing = new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
      vi.advanceTimersByTime(1000 * seconds);
      await pausing;
      if (signal?.aborted) return controller.error(signal.reason);
      const piece = rest.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
    };
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
  };
}

const createHost = (response: Response | Error) => async () => {
  if (response instanceof Error) throw response;
  return response.clone();
};

it('waits for a slow host as long as something arrives', async () => {
  const pieces = ['it ', 'takes ', 'a ', 'minute'];
  const text = await fetchText('/x', { fetch: slowHost(pieces, STALL_SECONDS - 1) });
  expect(text).toBe('it takes a minute');
});

it('keeps characters that arrive in two pieces', async () => {
  const bytes = new TextEncoder().encode('größe');
  const pieces = [bytes.slice(0, 3), bytes.slice(3, 6), bytes.slice(6)];
  expect(await fetchText('/x', { fetch: slowHost(pieces, 1) })).toBe('größe');
});

it('gives up when nothing arrives', async () => {
  const fetching = fetchText('/x', { fetch: slowHost(['a', 'b'], STALL_SECONDS + 1) });
  await expect(fetching).rejects.toThrow(FileError);
  await expect(fetching).rejects.toThrow('/x could not be loaded. no byte for 10 seconds');
});

it.each([
  ['status 404', new Response('', { status: 404 })],
  ['the host sent a page instead', new Response('', { headers: { 'content-type': 'text/html' } })],
  ['Failed to fetch', new TypeError('Failed to fetch')],
])('throws a FileError: %s', async (reason, response) => {
  const fetching = fetchText('/x', { fetch: createHost(response) });
  await expect(fetching).rejects.toThrow(FileError);
  await expect(fetching).rejects.toThrow(reason);
});

it('throws the reason of an abort as it is', async () => {
  const leaving = new AbortController();
  leaving.abort(new Error('the page was left'));
  const fetching = fetchText('/x', {
    signal: leaving.signal,
    fetch: createHost(new Error('aborted')),
  });
  await expect(fetching).rejects.toThrow(new Error('the page was left'));
});

it('reads an object that has the keys', async () => {
  const fetch = createHost(Response.json({ a: 1, b: 2 }));
  expect(await fetchJson<{ a: number }>('/x', ['a'], { fetch })).toEqual({ a: 1, b: 2 });
});

it.each(['{"b": 1}', '[]', 'null', '5', '{"a": 1', '<!doctype html>'])(
  'refuses %s',
  async (text) => {
    const fetching = fetchJson<{ a: number }>('/x', ['a'], {
      fetch: createHost(new Response(text)),
    });
    await expect(fetching).rejects.toThrow('/x is damaged, or belongs to another version');
  },
);

it.each([
  ['a page', new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a damaged file', new Response('{"a": 1')],
])('asks the host if the browser has kept %s', async (_what, kept) => {
  const fetch: typeof globalThis.fetch = async (_url, { cache } = {}) =>
    cache === 'reload' ? Response.json({ a: 1 }) : kept;
  expect(await fetchJson<{ a: number }>('/x', ['a'], { fetch })).toEqual({ a: 1 });
});
