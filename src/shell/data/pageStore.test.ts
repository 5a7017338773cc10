import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageView } from '../../site/view.ts';
import { INLINE_DATA_ID } from './firstView.ts';
import { createPageStore } from './pageStore.ts';
import { RouteError } from './routeError.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => vi.restoreAllMocks();
});

describe('loading a page', () => {
  it('fetches its data below the base path', async () => {
    const { store, requested } = createStore({ '/docs/world.json': viewAt('/world') }, '/docs');
    expect(await store.load('/world')).toEqual(viewAt('/world'));
    expect(requested).toEqual(['/docs/world.json']);
  });

  it('fetches it once for all forms of its path', async () => {
    const { store, requested } = createStore({ '/world.json': viewAt('/world') });
    const [first, second] = await Promise.all([store.load('/world'), store.load('/world/')]);
    await store.prefetch('/world.html');
    expect(await store.load('/world.html')).toBe(first);
    expect(second).toBe(first);
    expect(requested).toEqual(['/world.json']);
  });

  it('does not fetch the page that the document shows', async () => {
    const { store, requested } = createStore({});
    expect(await store.load('/first.html')).toEqual(FIRST);
    expect(requested).toEqual([]);
  });

  const damaged: Record<string, Response | Error> = {
    'the host has none': new Response('gone', { status: 404 }),
    'the host fails': new Response('', { status: 503 }),
    'the host sends a page': new Response('<!doctype html>', {
      headers: { 'content-type': 'text/html' },
    }),
    'it is cut off': new Response('{"version": "a", "pa'),
    'it has another shape': Response.json([]),
    'there is no network': new TypeError('Failed to fetch'),
  };
  it.each(Object.entries(damaged))(
    'finds nothing if %s, and fetches the data again the next time',
    async (_why, answer) => {
      const answers: Answers = { '/world.json': answer };
      const { store, requested } = createStore(answers);
      expect(await store.load('/world')).toBeUndefined();
      answers['/world.json'] = viewAt('/world');
      expect(await store.load('/world')).toEqual(viewAt('/world'));
      // Wrong data is requested twice, past the browser's cache.
      expect(new Set(requested)).toEqual(new Set(['/world.json']));
      expect(requested.length).toBeGreaterThan(1);
    },
  );

  it('finds nothing if its data has another version', async () => {
    const { store } = createStore({ '/world.json': { ...viewAt('/world'), version: 'newer' } });
    expect(await store.load('/world')).toBeUndefined();
  });
});

describe('loading a path without a page', () => {
  const notFound = viewAt('/404');
  const sent = ({ version, path }: PageView) => {
    const json = JSON.stringify({ view: { version, path } });
    return new Response(`<script id="${INLINE_DATA_ID}">${json}</script>`, { status: 404 });
  };

  it('shows the not-found page whose document the host has sent, and requests it once', async () => {
    const answers = { '/docs/gone.json': sent(notFound), '/docs/404.json': notFound };
    const { store, requested } = createStore(answers, '/docs');
    await store.prefetch('/gone');
    expect(await store.load('/gone')).toEqual(notFound);
    expect(requested).toEqual(['/docs/gone.json', '/docs/404.json']);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['another page', sent(FIRST), '/docs'],
    ['no page of the site', new Response('Not Found', { status: 404 }), '/docs'],
    ['its page, at the top of a host where other programs can be', sent(notFound), ''],
  ])('finds nothing if the host has sent %s', async (_what, answer, basePath) => {
    const answers = { [`${basePath}/gone.json`]: answer, [`${basePath}/404.json`]: notFound };
    const { store, requested } = createStore(answers, basePath);
    expect(await store.load('/gone')).toBeUndefined();
    expect(requested).toEqual([`${basePath}/gone.json`]);
  });

  it('finds nothing if the not-found page has another version', async () => {
    const newer = { ...notFound, version: 'newer' };
    const answers = { '/docs/gone.json': sent(newer), '/docs/404.json': newer };
    expect(await createStore(answers, '/docs').store.load('/gone')).toBeUndefined();
  });

  it('requests no data for a document that is not a page', async () => {
    const { store, requested } = createStore({}, '', ['/d%C3%A9mo.json']);
    await store.prefetch('/d%C3%A9mo/');
    expect(await store.load('/d%C3%A9mo.html')).toBeUndefined();
    expect(requested).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('refuses a malformed path without a request', async () => {
    const { store, requested } = createStore({});
    await store.prefetch('/%ff');
    await expect(store.load('/%ff')).rejects.toEqual(new RouteError(400, '/%ff'));
    expect(requested).toEqual([]);
  });
});

describe('prefetching a page', () => {
  it('caches it for a later load', async () => {
    const { store, requested } = createStore({ '/world.json': viewAt('/world') });
    expect(await store.prefetch('/world')).toBeUndefined();
    for (const path of ['/world', '/world.html'])
      expect(await store.load(path)).toEqual(viewAt('/world'));
    expect(requested).toEqual(['/world.json']);
  });

  it('never rejects, and the next load tries again', async () => {
    const answers: Answers = { '/world.json': new Response('', { status: 500 }) };
    const { store } = createStore(answers);
    await expect(store.prefetch('/world')).resolves.toBeUndefined();
    answers['/world.json'] = viewAt('/world');
    expect(await store.load('/world')).toEqual(viewAt('/world'));
  });
});

describe('the sidebars', () => {
  it('include that of the first page from the start', async () => {
    const { store, requested } = createStore({ '/world.json': viewAt('/world', '/') });
    expect(store.sidebar('/')).toEqual(FIRST_SIDEBAR);
    await store.load('/world');
    expect(requested).toEqual(['/world.json']);
  });

  it('are fetched with the first page that shows them', async () => {
    const { store, requested } = createStore(
      {
        '/docs/api/body.json': viewAt('/api/body', '/api'),
        '/docs/api/world.json': viewAt('/api/world', '/api'),
        '/docs/api/sidebar.nav.json': API_SIDEBAR,
      },
      '/docs',
    );
    expect(store.sidebar('/api')).toBeUndefined();
    await store.load('/api/body');
    expect(store.sidebar('/api')).toEqual(API_SIDEBAR);
    await store.load('/api/world');
    expect(requested).toEqual([
      '/docs/api/body.json',
      '/docs/api/sidebar.nav.json',
      '/docs/api/world.json',
    ]);
  });

  it('are fetched once for pages that load at the same time', async () => {
    const { store, requested } = createStore({
      '/api/body.json': viewAt('/api/body', '/api'),
      '/api/world.json': viewAt('/api/world', '/api'),
      '/api/sidebar.nav.json': API_SIDEBAR,
    });
    await Promise.all([store.load('/api/body'), store.load('/api/world')]);
    expect(requested.filter((path) => path === '/api/sidebar.nav.json')).toHaveLength(1);
  });

  it('are not fetched for a page without one', async () => {
    const { store, requested } = createStore({ '/landing.json': viewAt('/landing') });
    await store.load('/landing');
    expect(requested).toEqual(['/landing.json']);
  });

  it('are tried again, together with the page, if one is missing', async () => {
    const answers: Answers = {
      '/api/body.json': viewAt('/api/body', '/api'),
      '/api/sidebar.nav.json': new Response('', { status: 500 }),
    };
    const { store } = createStore(answers);
    expect(await store.load('/api/body')).toBeUndefined();
    answers['/api/sidebar.nav.json'] = API_SIDEBAR;
    await store.load('/api/body');
    expect(store.sidebar('/api')).toEqual(API_SIDEBAR);
  });
});

it('fetches everything again after it was cleared, and keeps the old sidebar until then', async () => {
  const { store, requested } = createStore({
    '/first.json': FIRST,
    '/sidebar.nav.json': API_SIDEBAR,
  });
  store.clear();
  expect(store.sidebar('/')).toEqual(FIRST_SIDEBAR);
  await store.load('/first');
  expect(requested).toEqual(['/first.json', '/sidebar.nav.json']);
  expect(store.sidebar('/')).toEqual(API_SIDEBAR);
});

const FIRST = viewAt('/first', '/');
const FIRST_SIDEBAR = { backLink: false, items: [{ text: 'First', link: '/first' }] };
const API_SIDEBAR = { backLink: true, items: [{ text: 'Body', link: '/api/body' }] };

type Answers = Record<string, object>;

/** Creates a store for a host with these responses, and 404 otherwise. A plain value is sent as JSON. */
function createStore(answers: Answers, basePath = '', documents?: string[]) {
  const requested: string[] = [];
  const store = createPageStore({
    basePath,
    documents,
    first: { view: FIRST, sidebar: FIRST_SIDEBAR },
    fetch: async (address) => {
      requested.push(String(address));
      const answer = answers[String(address)] ?? new Response('gone', { status: 404 });
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
  return { store, requested };
}

function viewAt(path: string, sidebar?: string): PageView {
  return {
    version: 'this',
    path,
    title: path,
    documentTitle: path,
    description: '',
    html: `<h1>${path}</h1>`,
    outline: [],
    layout: 'docs',
    content: undefined,
    showLogo: true,
    showTopNav: true,
    showOutline: true,
    ...(sidebar === undefined ? {} : { sidebar }),
  };
}
