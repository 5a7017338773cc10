import { expect, it } from 'vitest';
import { hashOfFile } from '../../build/hosts/fileHashes.ts';
import { INLINE_DATA_ID } from '../data/firstView.ts';
import { isAltered, toStorable } from './storable.ts';

const HASHES = { 'assets/start-1.js': hashOfFile(Buffer.from('right')).slice(0, 20) };

/** Returns a response as a browser does for a file of the site. */
function response(
  status: number,
  properties: Partial<Response> = {},
  text = 'text',
  type = 'text/plain',
): Response {
  const response = new Response(text, { status, headers: { 'Content-Type': type } });
  for (const [name, value] of Object.entries({ type: 'basic', ...properties }))
    Object.defineProperty(response, name, { value });
  return response;
}

/** Returns the document of the page with this path, or of anything else without one. */
function html(path?: string): Response {
  const data = JSON.stringify({ view: { path } });
  const text = path === undefined ? 'Log in' : `<script id="${INLINE_DATA_ID}">${data}</script>`;
  return response(200, {}, text, 'text/html; charset=utf-8');
}

const isStored = async (response: Response, path: string) =>
  (await toStorable(response, path, HASHES)) !== undefined;

it('stores no errors, no parts of files, and nothing of other sites', async () => {
  expect(await isStored(response(200), 'x.txt')).toBe(true);
  expect(await isStored(response(404), 'x.txt')).toBe(false);
  expect(await isStored(response(206), 'x.txt')).toBe(false);
  expect(await isStored(response(200, { type: 'cors' }), 'x.txt')).toBe(false);
});

it('stores a response to which the host has redirected as if it had not', async () => {
  const stored = await toStorable(response(200, { redirected: true }), 'x.txt', HASHES);
  expect(stored?.redirected).toBe(false);
  expect(stored?.headers.get('Content-Type')).toBe('text/plain');
  expect(await stored?.text()).toBe('text');
});

it('stores an asset only if it has the hash of the build', async () => {
  expect(await isStored(response(200, {}, 'right'), 'assets/start-1.js')).toBe(true);
  expect(await isStored(response(200, {}, 'wrong'), 'assets/start-1.js')).toBe(false);
  expect(await isStored(response(200, {}, 'right'), 'assets/of-another-build.js')).toBe(false);
  expect(await isAltered(response(200), 'assets/of-another-build.js', HASHES)).toBe(false);
});

it('stores HTML only if it is a page of the site, and no page that a host sends for missing ones', async () => {
  expect(await isStored(html('/world'), 'world')).toBe(true);
  expect(await isStored(html('/world'), 'former-name-of-world')).toBe(true);
  expect(await isStored(html('/'), '')).toBe(true);
  expect(await isStored(html(), 'world')).toBe(false);
  expect(await isStored(html(), 'world.json')).toBe(false);
  expect(await isStored(html('/404'), 'world')).toBe(false);
  expect(await isStored(html('/'), 'world')).toBe(false);
});
