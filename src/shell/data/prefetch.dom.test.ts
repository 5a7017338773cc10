import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageStore } from './pageStore.ts';
import { startPrefetching } from './prefetch.ts';

let fetched: string[] = [];
let intersect: (entries: { target: Element; isIntersecting: boolean }[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  intersect = () => undefined;
  stubBrowser({});
  document.body.innerHTML = `
    <nav><a href="/docs/x">X</a><a href="/docs/y">Y</a></nav>
    <article><a href="/docs/a">A</a><a href="/docs/b">B</a><a href="/docs/c"><b>C</b></a></article>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing with %j',
  async (connection) => {
    stubBrowser(connection);
    start();
    show('/docs/a');
    point('/docs/b');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toEqual([]);
  },
);

it('fetches what stays in view, with the links of the article first', async () => {
  start();
  for (const href of ['/docs/x', '/docs/y', '/docs/a', '/docs/b']) show(href);
  await vi.advanceTimersByTimeAsync(200);
  show('/docs/b', false);
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).toEqual(['/a', '/x', '/y']);
});

it('fetches one page after the other, and none whose link has left the view', async () => {
  start(1000);
  for (const href of ['/docs/x', '/docs/a', '/docs/b']) show(href);
  await vi.advanceTimersByTimeAsync(900);
  show('/docs/b', false);
  expect(fetched).toEqual(['/a']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).toEqual(['/a', '/x']);
});

it('waits for an idle browser with links outside of the article, and prefers those of the article then', async () => {
  let idle: () => void = () => undefined;
  start();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    idle = task;
  });
  show('/docs/x');
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).toEqual([]);
  show('/docs/a');
  await vi.advanceTimersByTimeAsync(300);
  idle();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual(['/a']);
  idle();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual(['/a', '/x']);
});

it('forgets the links of the page before', async () => {
  const scanAgain = start();
  show('/docs/a');
  scanAgain();
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).toEqual([]);
  show('/docs/b');
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).toEqual(['/b']);
});

it('fetches no page whose link a mouse only passes, and one that is pressed immediately', async () => {
  start();
  point('/docs/a');
  await vi.advanceTimersByTimeAsync(30);
  point('/docs/c', 'b');
  await vi.advanceTimersByTimeAsync(500);
  expect(fetched).toEqual(['/c']);
  point('/docs/b', '', 'pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual(['/c', '/b']);
});

/**
 * Starts prefetching.
 * @param duration of each request, in milliseconds
 */
function start(duration = 0) {
  const store = {
    prefetch: async (path: string) => {
      // Listeners of earlier tests remain on the same document.
      if (fetched.includes(path)) return;
      fetched.push(path);
      await new Promise((done) => setTimeout(done, duration));
    },
  };
  return startPrefetching(store as unknown as PageStore, '/docs');
}

/** Scrolls a link into view, or out of it. */
function show(href: string, isIntersecting = true): void {
  const target = document.querySelector(`[href="${href}"]`) as Element;
  intersect([{ target, isIntersecting }]);
}

function point(href: string, inner = '', type = 'pointerover'): void {
  const target = document.querySelector(`[href="${href}"] ${inner}`.trim()) as Element;
  target.dispatchEvent(new Event(type, { bubbles: true }));
}

function stubBrowser(connection: object): void {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 1));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: typeof intersect) {
        intersect = report;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
}
