import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageStore } from './pageStore.ts';
import { startPrefetching } from './prefetch.ts';

const KB = 1024;
let fetched: string[] = [];
/** Sizes of pages; others have 8 KB. */
let sizes: Record<string, number> = {};
/** Milliseconds after which the browser reports the size of a page that has arrived. */
let reportDelay = 0;
let measure: (transfers: { getEntries: () => object[] }) => void;
let intersect: (entries: { target: Element; isIntersecting: boolean }[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  sizes = {};
  reportDelay = 0;
  stubBrowser({});
  document.body.innerHTML = `
    <a href="/docs/a">A</a><a href="/docs/b">B</a><a href="/docs/c"><b>C</b></a>
    <a href="/docs/previous" rel="prev">Previous</a><a href="/docs/next" rel="next">Next</a>`;
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
    point('/docs/a');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toEqual([]);
  },
);

it('fetches the neighbors first, and then what stays in view for a second', async () => {
  start();
  await vi.advanceTimersByTimeAsync(900);
  expect(fetched).toEqual(['/next', '/previous']);
  show('/docs/a');
  show('/docs/b');
  await vi.advanceTimersByTimeAsync(900);
  show('/docs/b', false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toEqual(['/next', '/previous', '/a']);
});

it('stops before 40 KB, except for what is pointed at, and continues on the next page', async () => {
  sizes = { '/previous': 10 * KB, '/next': 12 * KB, '/a': 7 * KB };
  const { lookAgain } = start();
  for (const link of ['/docs/a', '/docs/b']) show(link);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).toEqual(['/next', '/previous', '/a']);
  point('/docs/c');
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched.at(-1)).toBe('/c');
  lookAgain();
  show('/docs/b');
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched.at(-1)).toBe('/b');
  expect(fetched).toHaveLength(5);
});

it('counts a page as 12 KB until the browser reports its size', async () => {
  reportDelay = 10_000;
  sizes = { '/previous': 1 * KB, '/next': 1 * KB, '/a': 1 * KB };
  start();
  for (const link of ['/docs/a', '/docs/b']) show(link);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).toEqual(['/next', '/previous', '/a']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual(['/next', '/previous', '/a', '/b']);
});

it('fetches no page whose link a mouse only passes, and one that is pressed immediately', async () => {
  document.querySelectorAll('[rel]').forEach((link) => void link.remove());
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

it('tries a page that fails once', async () => {
  start(() => false);
  for (let times = 0; times < 3; times++) {
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(fetched).toEqual(['/next', '/previous']);
});

function start(has = (path: string) => fetched.includes(path)) {
  const store = {
    has,
    prefetch: async (path: string) => {
      fetched.push(path);
      const transferSize = sizes[path] ?? 8 * KB;
      const entry = { name: `${location.origin}/docs${path}.json`, transferSize };
      setTimeout(() => measure({ getEntries: () => [entry] }), reportDelay);
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
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: typeof measure) {
        measure = report;
      }
      observe = vi.fn();
    },
  );
}
