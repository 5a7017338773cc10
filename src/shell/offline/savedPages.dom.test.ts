import { afterEach, describe, expect, it, vi } from 'vitest';
import { FAILURE, type LoadFailure } from '../../fetch/retry.ts';
import { INLINE_DATA_ID } from '../data/firstView.ts';
import { siteCaches } from './caches.ts';
import { savedPages, showSavedPages } from './savedPages.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };

describe('savedPages', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('lists the pages among all files of a build, by title', async () => {
    store({
      'world.json': view('/world', 'World'),
      'index.json': view('/', 'Introduction'),
      '': document('/', 'Introduction'),
      'guide/long': document('/guide/long', 'Long page'),
      'examples/first.json': view('/examples/first', 'First example'),
      'world.types.json': data({ version: '1', entries: [] }),
      'assets/search-0a1b2c3d.json': data({ documents: [] }),
      'assets/manifest.json': data({ files: {} }),
      'scenes/ramp.json': data({ id: 'ramp', title: 'Ramp' }),
      '404.json': view('/404', 'Page not found'),
    });
    expect(await savedPages(siteCaches('/docs/'))).toEqual([
      { path: 'examples/first', title: 'First example' },
      { path: '', title: 'Introduction' },
      { path: 'guide/long', title: 'Long page' },
      { path: 'world', title: 'World' },
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
    expect(await savedPages(siteCaches('/docs/'))).toEqual([{ path: 'world', title: 'World' }]);
  });

  it('fills the list of the offline page', async () => {
    store({ 'world.json': view('/world', 'World'), 'assets/search-0a1b2c3d.json': data({}) });
    globalThis.document.body.innerHTML = '<div data-saved-pages></div>';
    await showSavedPages(siteCaches('/docs/'), globalThis.document);
    expect(globalThis.document.querySelector('li a')?.outerHTML).toBe(
      '<a href="/docs/world">World</a>',
    );
  });

  it('lets the reader of the offline page try again', async () => {
    store({});
    globalThis.document.body.innerHTML = '<div data-saved-pages></div>';
    await showSavedPages(siteCaches('/docs/'), globalThis.document);
    const failures: LoadFailure[] = [];
    const onFailure = (event: Event) => {
      event.preventDefault();
      failures.push((event as CustomEvent<LoadFailure>).detail);
    };
    addEventListener(FAILURE, onFailure);
    const button = globalThis.document.querySelector('button');
    expect(button?.textContent).toBe('Try again');
    button?.click();
    removeEventListener(FAILURE, onFailure);
    expect(failures).toEqual([{ retry: expect.any(Function) }]);
  });
});

/** Replaces the browser's caches by one with these files, by path below `/docs/`. */
function store(files: Record<string, Response>): void {
  const keys = Object.keys(files).map((path) => ({ url: `https://example.com/docs/${path}` }));
  vi.stubGlobal('caches', {
    keys: async () => ['offline:/docs/:1'],
    open: async () => ({ keys: async () => keys }),
    match: async (key: string) => files[key.slice('/docs/'.length)]?.clone(),
  });
}

function view(path: string, title: string): Response {
  return data({ version: '1', path, title });
}

function data(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: JSON_TYPE });
}

function document(path: string, title: string): Response {
  const json = JSON.stringify({ view: { path, title } });
  const html = `<!doctype html><title>${title} – Engine</title><style>a{}</style><script type="application/json" id="${INLINE_DATA_ID}">${json}</script>`;
  return new Response(html, { headers: HTML_TYPE });
}
