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
  const queue = new Set<string>();
  let running = 0;
  const work = () => {
    const [path] = queue;
    if (path === undefined || running >= AT_ONCE) return;
    queue.delete(path);
    running++;
    whenIdle(async () => {
      await store.prefetch(path);
      running--;
      work();
    });
    work();
  };

  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = pagePathOf(target as HTMLAnchorElement, basePath);
      if (path === undefined || store.has(path)) continue;
      // A link that was scrolled past before its turn came is not worth the bytes.
      if (isIntersecting) queue.add(path);
      else queue.delete(path);
    }
    work();
  });
  const lookAgain = () => {
    seen.disconnect();
    for (const link of document.querySelectorAll('a[href]')) seen.observe(link);
  };
  lookAgain();
  return { lookAgain };
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, 200);
}
