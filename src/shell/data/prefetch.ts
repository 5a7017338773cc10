import { pagePathOf } from './internalLink.ts';
import type { PageStore } from './pageStore.ts';

const AT_ONCE = 2;

/**
 * Fetches the pages whose links are in view: when the browser is idle, a few at a time, never
 * twice, and not where the reader saves data.
 */
export function startPrefetching(store: PageStore, basePath: string): { lookAgain: () => void } {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !('IntersectionObserver' in window)) {
    return { lookAgain: () => undefined };
  }
  const inView = new Set<HTMLAnchorElement>();
  let running = 0;
  /** The first path in view that is not known yet: a link scrolled past is not worth the bytes. */
  const nextPath = () => {
    for (const link of inView) {
      // Once each: a page that can't be had is not asked for again and again.
      inView.delete(link);
      const path = pagePathOf(link, basePath);
      if (path !== undefined && !store.has(path)) return path;
    }
    return undefined;
  };
  const work = () => {
    if (running >= AT_ONCE || inView.size === 0) return;
    running++;
    whenIdle(async () => {
      const path = nextPath();
      if (path !== undefined) await store.prefetch(path);
      running--;
      work();
    });
    work();
  };

  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement);
      else inView.delete(target as HTMLAnchorElement);
    }
    work();
  });
  const lookAgain = () => {
    seen.disconnect();
    inView.clear();
    for (const link of document.querySelectorAll('a[href]')) seen.observe(link);
  };
  lookAgain();
  return { lookAgain };
}

function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, 200);
}
