import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import type { PageView } from '../../site/view.ts';
import { currentLocation } from './location.ts';
import { createRouter, type Router } from './router.ts';

const HOST = 'https://example.org';

interface Loading {
  resolve: (view: PageView) => void;
  reject: (error: Error) => void;
  signal: AbortSignal;
}

/** Last load of each path. */
let loading: Map<string, Loading>;
let router: Router;
let scrollTo: ReturnType<typeof vi.spyOn>;
let scrollIntoView: ReturnType<typeof vi.spyOn>;
let pushState: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  sessionStorage.clear();
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
    `${HOST}/docs/first`,
  );
  history.replaceState(null, '', '/docs/first');
  scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  document.body.replaceChildren(Object.assign(document.createElement('h2'), { id: 'a' }));
  pushState = vi.spyOn(history, 'pushState');
  loading = new Map();
  router = createRouter({
    basePath: '/docs',
    first: { location: currentLocation('/docs'), view: viewAt('/first') },
    load: ({ path }, signal) =>
      new Promise((resolve, reject) => {
        loading.set(path, { resolve, reject, signal });
      }),
  });
  const stop = router.listen();
  return () => {
    stop();
    vi.restoreAllMocks();
  };
});

describe('navigating', () => {
  it('changes page and address once the page has arrived', async () => {
    const done = router.navigate('/docs/world');
    expect([readTitle(), address(), router.next()?.path]).toEqual([
      '/first',
      '/docs/first',
      '/world',
    ]);
    expect(router.state()).toBe('loading');
    arrive('/world');
    await done;
    expect(router.state()).toBe('idle');
    expect([readTitle(), address(), router.next()]).toEqual(['/world', '/docs/world', undefined]);
    expect(router.displayed().location.key).toBe(history.state.key);
  });

  it('to a heading of the same page loads nothing', () => {
    router.navigate('/docs/first#a');
    expect([readTitle(), address(), loading.size]).toEqual(['/first', '/docs/first#a', 0]);
    expect(pushState).toHaveBeenCalledTimes(1);
  });

  it('to the same address replaces its entry, with another key', () => {
    router.navigate('/docs/first#a');
    const { key } = router.displayed().location;
    router.navigate('/docs/first#a');
    expect(pushState).toHaveBeenCalledTimes(1);
    expect(router.displayed().location.key).not.toBe(key);
    expect(history.state.key).toBe(router.displayed().location.key);
  });

  it('to a page that fails shows why, at its address', async () => {
    await fail('/world');
    expect(router.displayed()).toMatchObject({ error: new Error('no host') });
    expect(address()).toBe('/docs/world');
  });

  it('to a heading of a page that failed loads it again', async () => {
    await fail('/world');
    const again = router.navigate('/docs/world#a');
    arrive('/world');
    await again;
    expect([readTitle(), address()]).toEqual(['/world', '/docs/world#a']);
  });

  it('loads a document if the browser allows no more entries', async () => {
    pushState.mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    vi.spyOn(console, 'info').mockReturnValue();
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    await open('/world');
    expect(assign).toHaveBeenCalledWith(`${HOST}/docs/world`);
  });
});

describe('a later navigation', () => {
  it('wins, in whatever order the pages arrive', async () => {
    const done = [router.navigate('/docs/a'), router.navigate('/docs/b')];
    expect(loading.get('/a')?.signal.aborted).toBe(true);
    arrive('/b');
    arrive('/a');
    await Promise.all(done);
    expect([readTitle(), address()]).toEqual(['/b', '/docs/b']);
    expect(pushState).toHaveBeenCalledTimes(1);
  });

  it('wins over one that fails', async () => {
    const done = [router.navigate('/docs/a'), router.navigate('/docs/b')];
    loading.get('/a')?.reject(new Error('no host'));
    await done[0];
    expect([readTitle(), router.next()?.path]).toEqual(['/first', '/b']);
    arrive('/b');
    await done[1];
    expect(readTitle()).toBe('/b');
  });

  it('can stay on the page', async () => {
    const abandoned = router.navigate('/docs/a');
    router.navigate('/docs/first#here');
    arrive('/a');
    await abandoned;
    expect([readTitle(), address(), router.next()]).toEqual([
      '/first',
      '/docs/first#here',
      undefined,
    ]);
  });

  it('can be Back', async () => {
    await open('/world');
    const { key } = history.state;
    const abandoned = router.navigate('/docs/a');
    back('/docs/first', null);
    expect([readTitle(), router.next()?.path]).toEqual(['/world', '/first']);
    arrive('/first');
    arrive('/a');
    await abandoned;
    await waitFor(() => expect(readTitle()).toBe('/first'));
    expect(address()).toBe('/docs/first');
    back('/docs/world', { key });
    arrive('/world');
    await waitFor(() => expect(readTitle()).toBe('/world'));
    expect(router.displayed().location.key).toBe(key);
    // Moving through the history creates no entries.
    expect(pushState).toHaveBeenCalledTimes(1);
  });

  it('always wins', async () => {
    const paths = ['a', 'b', 'c', 'd'];
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(paths, { minLength: 2 }),
        fc.shuffledSubarray(paths, { minLength: 4 }),
        async (visited, arriving) => {
          loading.clear();
          const done = visited.map((path) => router.navigate(`/docs/${path}`));
          for (const path of arriving) arrive(`/${path}`);
          await Promise.all(done);
          expect(readTitle()).toBe(`/${visited.at(-1)}`);
        },
      ),
    );
  });
});

describe('reloading', () => {
  it('shows the same page again, without an entry, progress, or a change of the location', async () => {
    const { location } = router.displayed();
    const done = router.reload();
    expect(router.next()).toBeUndefined();
    loading.get('/first')?.resolve(viewAt('/first changed'));
    await done;
    expect(readTitle()).toBe('/first changed');
    expect(router.displayed().location).toBe(location);
    expect(pushState).not.toHaveBeenCalled();
  });

  it('with a copy of the location shows the page as if it had been opened', async () => {
    const copy = { ...router.displayed().location };
    const done = router.reload(copy);
    arrive('/first');
    await done;
    expect(router.displayed().location).toBe(copy);
    expect(pushState).not.toHaveBeenCalled();
  });

  it('also works at a hash', async () => {
    router.navigate('/docs/first#a');
    const done = router.reload();
    loading.get('/first')?.resolve(viewAt('/first changed'));
    await done;
    expect(readTitle()).toBe('/first changed');
  });

  it('keeps where the reader is going', async () => {
    router.navigate('/docs/world');
    const done = router.reload();
    expect(router.next()?.path).toBe('/world');
    arrive('/world');
    await done;
    expect([readTitle(), address()]).toEqual(['/world', '/docs/world']);
  });
});

describe('scroll positions', () => {
  it('are those of the page when it is left, for each entry of the history', async () => {
    const done = router.navigate('/docs/world');
    // The reader scrolls while the page loads.
    scrolledTo(700);
    arrive('/world');
    await done;
    scrolledTo(300);
    const { key } = history.state;
    back('/docs/first', null);
    arrive('/first');
    await waitFor(() => expect(readTitle()).toBe('/first'));
    router.restoreScroll(router.displayed().location);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
    back('/docs/world', { key });
    arrive('/world');
    await waitFor(() => expect(readTitle()).toBe('/world'));
    router.restoreScroll(router.displayed().location);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  });

  it('are not those of the error screen', async () => {
    await fail('/world#a');
    const { key } = history.state;
    await open('/body');
    back('/docs/world#a', { key });
    arrive('/world');
    await waitFor(() => expect(readTitle()).toBe('/world'));
    router.restoreScroll(router.displayed().location);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('are not those of the page that is displayed offline for unsaved ones', async () => {
    await open('/world', { path: '/offline' });
    scrolledTo(300);
    const { key } = history.state;
    await open('/body');
    back('/docs/world', { key });
    arrive('/world');
    await waitFor(() => expect(readTitle()).toBe('/world'));
    router.restoreScroll(router.displayed().location);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('are stored when the reader leaves the site, and the browser scrolls until the app runs again', () => {
    expect(history.scrollRestoration).toBe('manual');
    scrolledTo(700);
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    expect(sessionStorage.getItem('scroll-positions')).toBe('{"/first":700}');
  });
});

it('keeps going back when a document that was left is shown again', async () => {
  await open('/world');
  back('/docs/first', null);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  arrive('/first');
  await waitFor(() => expect(readTitle()).toBe('/first'));
});

it('ends a navigation that was under way when the document was left and is shown again', async () => {
  const abandoned = router.navigate('/docs/world');
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(router.next()).toBeUndefined();
  expect(history.scrollRestoration).toBe('manual');
  arrive('/world');
  await abandoned;
  expect(readTitle()).toBe('/first');
});

it('calls subscribers after each change, until they stop', async () => {
  const seen: string[] = [];
  const stop = router.subscribe(() => seen.push(`${readTitle()} ${router.next()?.path ?? ''}`));
  await open('/world');
  expect(seen).toEqual(['/first /world', '/world ']);
  stop();
  await open('/body');
  expect(seen).toHaveLength(2);
});

async function open(path: string, view: Partial<PageView> = {}): Promise<void> {
  const done = router.navigate(`/docs${path}`);
  arrive(path, view);
  await done;
}

async function fail(path: string): Promise<void> {
  const done = router.navigate(`/docs${path}`);
  loading.get(path.replace(/#.*/, ''))?.reject(new Error('no host'));
  await done;
}

function arrive(path: string, view: Partial<PageView> = {}): void {
  loading.get(path)?.resolve({ ...viewAt(path), ...view });
}

/** Goes to another history entry, as the browser does. */
function back(href: string, state: { key: string } | null): void {
  history.replaceState(state, '', href);
  dispatchEvent(new Event('popstate'));
}

function scrolledTo(y: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
}

function readTitle(): string | undefined {
  const current = router.displayed();
  return 'view' in current ? current.view.title : undefined;
}

function address(): string {
  return location.pathname + location.hash;
}

function viewAt(title: string): PageView {
  return { title } as PageView;
}
