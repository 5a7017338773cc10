import { pagePathOf } from './internalLink.ts';
import type { PageStore } from './pageStore.ts';

const MAX_PARALLEL = 2;

/** Prefetches the pages whose links are in view, when the browser is idle, unless the reader saves data. */
export function startPrefetching(store: PageStore, basePath: string): { lookAgain: () => void } {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !('IntersectionObserver' in window)) {
    return { lookAgain: () => undefined };
  }
  const inView = new Set<HTMLAnchorElement>();
  let running = 0;
  /** The first path in view that isn't loaded yet; links that were scrolled past don't count. */
  const nextPath = () => {
    for (const link of inView) {
      // Only once, because a page that failed would be requested again and again.
      inView.delete(link);
      const path = pagePathOf(link, basePath);
      if (path !== undefined && !store.has(path)) return path;
    }
    return undefined;
  };
  const work = () => {
    if (running >= MAX_PARALLEL || inView.size === 0) return;
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

/** Calls a task when the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, 200);
}
