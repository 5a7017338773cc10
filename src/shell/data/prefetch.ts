import { dataHref } from '../../address/address.ts';
import { pagePathOf } from './internalLink.ts';
import type { PageStore } from './pageStore.ts';

/** How long a link is in view before its page is fetched, so that pages of links scrolled past aren't. */
const IN_VIEW_MS = 1000;
/** How long a link is pointed at, so that pages of links that a mouse passes aren't fetched. */
const POINTED_MS = 65;
/** What is fetched ahead of a page, in bytes, except for what is pointed at. */
const MAX_BYTES = 40 * 1024;
/** What counts for a page until its size is known, in bytes. Most pages are smaller. */
const USUAL_BYTES = 12 * 1024;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches the data of pages that the reader will probably open: what is pointed at immediately, and when the browser is
 * idle, the next page, the previous one, and those of links that stay in view, up to 40 KB per page. Nothing for
 * readers who save data or have a slow connection.
 */
export function startPrefetching(store: PageStore, basePath: string): { lookAgain: () => void } {
  const { connection } = navigator as { connection?: Connection };
  const isSlow = connection?.effectiveType?.includes('2g');
  if (connection?.saveData || isSlow || !('IntersectionObserver' in window)) {
    return { lookAgain: () => undefined };
  }
  const inView = new Map<Element, ReturnType<typeof setTimeout>>();
  const waiting = new Set<Element>();
  let isBusy = false;
  let bytes = 0;
  /** Addresses whose sizes aren't known yet: browsers report them some time after the data has arrived. */
  const unmeasured = new Set<string>();

  const sizes = new PerformanceObserver((list) => {
    for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[]) {
      unmeasured.delete(name);
      if (name.endsWith('.json')) bytes += transferSize;
    }
    work();
  });
  sizes.observe({ type: 'resource' });

  const prefetch = async (link: Element) => {
    const path = pagePathOf(link as HTMLAnchorElement, basePath);
    if (path === undefined || store.has(path)) return;
    unmeasured.add(new URL(dataHref(path, basePath), location.href).href);
    await store.prefetch(path);
  };
  const work = () => {
    const expected = bytes + USUAL_BYTES * (unmeasured.size + 1);
    if (isBusy || expected > MAX_BYTES || waiting.size === 0) return;
    isBusy = true;
    whenIdle(async () => {
      const [link] = waiting;
      if (link) {
        // Only once, because a page that failed would be requested again and again.
        waiting.delete(link);
        await prefetch(link);
      }
      isBusy = false;
      work();
    });
  };

  const wait = (link: Element) => {
    waiting.add(link);
    work();
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(inView.get(target));
      if (isIntersecting) inView.set(target, setTimeout(wait, IN_VIEW_MS, target));
      else if (inView.delete(target)) waiting.delete(target);
    }
  });
  const lookAgain = () => {
    for (const timer of inView.values()) clearTimeout(timer);
    seen.disconnect();
    inView.clear();
    waiting.clear();
    unmeasured.clear();
    bytes = 0;
    // When React has painted the new page.
    whenIdle(() => {
      for (const rel of ['next', 'prev'])
        for (const link of document.querySelectorAll(`a[rel=${rel}]`)) waiting.add(link);
      for (const link of document.querySelectorAll('a[href]')) seen.observe(link);
      work();
    });
  };
  followPointer((link) => void prefetch(link));
  lookAgain();
  return { lookAgain };
}

/** Calls a function with each link that is pointed at, pressed, or focused. */
function followPointer(follow: (link: Element) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (milliseconds: number) => (event: Event) => {
    clearTimeout(timer);
    const link = (event.target as Element).closest?.('a[href]');
    if (link) timer = setTimeout(follow, milliseconds, link);
  };
  document.addEventListener('pointerover', after(POINTED_MS));
  document.addEventListener('focusin', after(POINTED_MS));
  document.addEventListener('pointerdown', after(0));
}

/** Calls a task when the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, 200);
}
