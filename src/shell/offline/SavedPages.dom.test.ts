import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FAILURE, type LoadFailure } from '../../fetch/retry.ts';
import { readSavedPages, SavedPages } from './SavedPages.tsx';

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };

describe('readSavedPages', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('lists the pages among all files of a build, by title', async () => {
    store({
      'world.json': view('/world', 'World'),
      'index.json': view('/', 'Introduction'),
      'guide/long.json': view('/guide/long', 'Long page'),
      'guide/long': new Response('<title>Long page</title>', { headers: HTML_TYPE }),
      'examples/first.json': view('/examples/first', 'First example'),
      'world.types.json': data({ version: '1', entries: [] }),
      'assets/search-0a1b2c3d.json': data({ documents: [] }),
      'assets/manifest.json': data({ files: {} }),
      'scenes/ramp.json': data({ id: 'ramp', title: 'Ramp' }),
      '404.json': view('/404', 'Page not found'),
    });
    expect(await readSavedPages('/docs/')).toMatchObject([
      { path: '/examples/first', title: 'First example' },
      { path: '/', title: 'Introduction' },
      { path: '/guide/long', title: 'Long page' },
      { path: '/world', title: 'World' },
    ]);
  });

  it('leaves out data and files of the site itself, and damaged data', async () => {
    store({
      'levels.json': data([{ name: 'Level 1' }]),
      'settings.json': data({ title: 'Settings' }),
      'nothing.json': data(null),
      'damaged.json': new Response('<!doctype html>', { headers: JSON_TYPE }),
      'own.html': new Response('<title>Own</title>', { headers: HTML_TYPE }),
      own: new Response('<title>Own</title>', { headers: HTML_TYPE }),
      LICENSE: new Response('MIT', { headers: { 'content-type': 'text/plain' } }),
      'world.json': view('/world', 'World'),
    });
    expect(await readSavedPages('/docs/')).toMatchObject([{ path: '/world', title: 'World' }]);
  });

  it('fills the list of the offline page', async () => {
    store({ 'world.json': view('/world', 'World'), 'assets/search-0a1b2c3d.json': data({}) });
    await show();
    expect(document.querySelector('li a')?.outerHTML).toBe('<a href="/docs/world">World</a>');
  });

  it('lets the reader of the offline page try again', async () => {
    store({});
    await show();
    const failures: LoadFailure[] = [];
    const onFailure = (event: Event) => {
      event.preventDefault();
      failures.push((event as CustomEvent<LoadFailure>).detail);
    };
    addEventListener(FAILURE, onFailure);
    const button = document.querySelector('button');
    expect(button?.textContent).toBe('Try again');
    button?.click();
    removeEventListener(FAILURE, onFailure);
    expect(failures).toEqual([{ retry: expect.any(Function) }]);
  });
});

/** Replaces the browser's caches with one that contains these files, by path below `/docs/`. */
function store(files: Record<string, Response>): void {
  const keys = Object.keys(files).map((path) => ({ url: `https://example.com/docs/${path}` }));
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => keys,
      match: async ({ url }: Request) =>
        files[new URL(url).pathname.slice('/docs/'.length)]?.clone(),
    }),
  });
}

async function show(): Promise<void> {
  document.body.innerHTML = '<div data-saved-pages></div><div id="footer"></div>';
  const root = createRoot(document.getElementById('footer') as HTMLElement);
  await act(async () => root.render(createElement(SavedPages, { base: '/docs/' })));
}

function view(path: string, title: string): Response {
  return data({ version: '1', path, title });
}

function data(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: JSON_TYPE });
}
