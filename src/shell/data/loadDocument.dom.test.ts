import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import { FileError } from '../../fetch/fetchFile.ts';
import { loadDocument } from './loadDocument.ts';
import { RouteError } from './routeError.ts';

const ADDRESS = 'https://example.org/docs/gone';
const { signal } = new AbortController();

beforeEach(() => () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [200, 'text/html'],
  [404, 'text/html; charset=utf-8'],
  [500, 'text/plain'],
])('leaves for a document with the status %i and the type %s', async (status, type) => {
  stubHost(new Response('', { status, headers: { 'content-type': type } }));
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  loadDocument(ADDRESS, signal);
  await waitFor(() => expect(assign).toHaveBeenCalledWith(ADDRESS));
});

it.each([400, 404, 405] as const)(
  'throws the status %i of a response that is not a page',
  async (status) => {
    stubHost(new Response('', { status, headers: { 'content-type': 'text/plain' } }));
    const expected = new RouteError(status, '/docs/gone');
    await expect(loadDocument(ADDRESS, signal)).rejects.toEqual(expected);
  },
);

it('throws if the host does not respond', async () => {
  stubHost(new TypeError('Failed to fetch'));
  await expect(loadDocument(ADDRESS, signal)).rejects.toBeInstanceOf(FileError);
});

function stubHost(answer: Response | Error): void {
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
}
