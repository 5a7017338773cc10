import { describe, expect, it } from 'vitest';
import type { PageView } from '../../site/view.ts';
import { createPageStore } from './pageStore.ts';

describe('loading a page', () => {
  it('fetches its data below the base path', async () => {
    const { store, asked } = storeOf({ '/docs/world.json': viewAt('/world') }, '/docs');
    expect(await store.load('/world')).toEqual(viewAt('/world'));
    expect(asked).toEqual(['/docs/world.json']);
  });

  it('fetches it once for all spellings of its path', async () => {
    const { store, asked } = storeOf({ '/world.json': viewAt('/world') });
    const [first, second] = await Promise.all([store.load('/world'), store.load('/world/')]);
    await store.prefetch('/world.html');
    expect(await store.load('/world.html')).toBe(first);
    expect(second).toBe(first);
    expect(asked).toEqual(['/world.json']);
  });

  it('does not fetch the page that the document shows', async () => {
    const { store, asked } = storeOf({});
    expect(await store.load('/first.html')).toEqual(FIRST);
    expect(asked).toEqual([]);
  });

  it('shows the not-found page for a path that has no data', async () => {
    const { store, asked } = storeOf({ '/404.json': viewAt('/404') });
    expect(await store.load('/nowhere')).toEqual(viewAt('/404'));
    expect(asked).toEqual(['/nowhere.json', '/404.json']);
  });

  it('throws a 404 response if there is no not-found page either', async () => {
    const { store } = storeOf({});
    const failure = await failureOf(store.load('/nowhere'));
    expect([failure.status, await failure.text()]).toEqual([404, 'Not Found']);
  });

  it.each([500, 503, 403])('throws a response with status %i', async (status) => {
    const response = new Response('long story', { status, statusText: 'Short story' });
    const { store, asked } = storeOf({ '/world.json': response });
    const failure = await failureOf(store.load('/world'));
    expect([failure.status, await failure.text()]).toEqual([status, 'Short story']);
    expect(asked).toEqual(['/world.json']);
  });

  it('does not cache a failure', async () => {
    const answers: Answers = { '/world.json': new Response('', { status: 500 }) };
    const { store, asked } = storeOf(answers);
    await failureOf(store.load('/world'));
    expect(store.has('/world')).toBe(false);
    answers['/world.json'] = viewAt('/world');
    expect(await store.load('/world')).toEqual(viewAt('/world'));
    expect(asked).toEqual(['/world.json', '/world.json']);
  });

  it('rejects without a network, and tries again the next time', async () => {
    const answers: Answers = { '/world.json': new TypeError('Failed to fetch') };
    const { store } = storeOf(answers);
    await expect(store.load('/world')).rejects.toThrow(new TypeError('Failed to fetch'));
    answers['/world.json'] = viewAt('/world');
    expect(await store.load('/world')).toEqual(viewAt('/world'));
  });

  it('loads the page as a document if its data has another version', async () => {
    const answers = { '/docs/world.json': { ...viewAt('/world'), version: FIRST.version + 1 } };
    const { store, leaving } = storeOf(answers, '/docs');
    const loading = store.load('/world');
    expect(await leaving).toBe('/world');
    const moment = new Promise((resolve) => setImmediate(resolve, 'still waiting'));
    expect(await Promise.race([loading, moment])).toBe('still waiting');
  });
});

describe('prefetching a page', () => {
  it('caches it for a later load', async () => {
    const { store, asked } = storeOf({ '/world.json': viewAt('/world') });
    expect(store.has('/world')).toBe(false);
    expect(await store.prefetch('/world')).toBeUndefined();
    expect([store.has('/world'), store.has('/world.html')]).toEqual([true, true]);
    expect(asked).toEqual(['/world.json']);
  });

  it('never loads another document, whatever the version', async () => {
    const answers = { '/world.json': { ...viewAt('/world'), version: FIRST.version + 1 } };
    const { store, leaving } = storeOf(answers);
    await store.prefetch('/world');
    const moment = new Promise((resolve) => setImmediate(resolve, 'still here'));
    expect(await Promise.race([leaving, moment])).toBe('still here');
    store.load('/world');
    expect(await leaving).toBe('/world');
  });

  it('never rejects, and the next load tries again', async () => {
    const { store } = storeOf({ '/world.json': new Response('', { status: 500 }) });
    await expect(store.prefetch('/world')).resolves.toBeUndefined();
    expect(store.has('/world')).toBe(false);
    expect((await failureOf(store.load('/world'))).status).toBe(500);
  });
});

describe('the sidebars', () => {
  it('include that of the first page from the start', async () => {
    const { store, asked } = storeOf({ '/world.json': viewAt('/world', '/') });
    expect(store.sidebar('/')).toEqual(FIRST_SIDEBAR);
    await store.load('/world');
    expect(asked).toEqual(['/world.json']);
  });

  it('are fetched with the first page that shows them', async () => {
    const { store, asked } = storeOf(
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
    expect(asked).toEqual([
      '/docs/api/body.json',
      '/docs/api/sidebar.nav.json',
      '/docs/api/world.json',
    ]);
  });

  it('are fetched once for pages that load at the same time', async () => {
    const { store, asked } = storeOf({
      '/api/body.json': viewAt('/api/body', '/api'),
      '/api/world.json': viewAt('/api/world', '/api'),
      '/api/sidebar.nav.json': API_SIDEBAR,
    });
    await Promise.all([store.load('/api/body'), store.load('/api/world')]);
    expect(asked.filter((path) => path === '/api/sidebar.nav.json')).toHaveLength(1);
  });

  it('are not fetched for a page without one', async () => {
    const { store, asked } = storeOf({ '/landing.json': viewAt('/landing') });
    await store.load('/landing');
    expect(asked).toEqual(['/landing.json']);
  });

  it('make a page fail that lacks its sidebar, and both are tried again', async () => {
    const answers: Answers = {
      '/api/body.json': viewAt('/api/body', '/api'),
      '/api/sidebar.nav.json': new Response('', { status: 500 }),
    };
    const { store } = storeOf(answers);
    expect((await failureOf(store.load('/api/body'))).status).toBe(500);
    answers['/api/sidebar.nav.json'] = API_SIDEBAR;
    await store.load('/api/body');
    expect(store.sidebar('/api')).toEqual(API_SIDEBAR);
  });
});

it('fetches everything again after it was cleared, and keeps the old sidebar until then', async () => {
  const { store, asked } = storeOf({
    '/first.json': FIRST,
    '/sidebar.nav.json': API_SIDEBAR,
  });
  store.clear();
  expect([store.has('/first'), store.sidebar('/')]).toEqual([false, FIRST_SIDEBAR]);
  await store.load('/first');
  expect(asked).toEqual(['/first.json', '/sidebar.nav.json']);
  expect(store.sidebar('/')).toEqual(API_SIDEBAR);
});

const FIRST = viewAt('/first', '/');
const FIRST_SIDEBAR = { backLink: false, items: [{ text: 'First', link: '/first' }] };
const API_SIDEBAR = { backLink: true, items: [{ text: 'Body', link: '/api/body' }] };

type Answers = Record<string, object>;

/** A store for a host with these responses, and 404 otherwise. A plain value is sent as JSON. */
function storeOf(answers: Answers, basePath = '') {
  const asked: string[] = [];
  let leave: (path: string) => void;
  const leaving = new Promise<string>((resolve) => {
    leave = resolve;
  });
  const store = createPageStore({
    basePath,
    first: { view: FIRST, sidebar: FIRST_SIDEBAR },
    fetch: async (address) => {
      asked.push(String(address));
      const answer = answers[String(address)] ?? new Response('gone', { status: 404 });
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : Response.json(answer);
    },
    leaveFor: (path) => leave(path),
  });
  return { store, asked, leaving };
}

/** The response that a load throws. */
async function failureOf(loading: Promise<unknown>): Promise<Response> {
  const failure = await loading.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof Response) return failure;
  throw new Error(`expected a thrown response, not ${failure}`);
}

function viewAt(path: string, sidebar?: string): PageView {
  return {
    version: 7,
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
