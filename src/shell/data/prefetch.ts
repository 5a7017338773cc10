import { listen } from '../ui/listen.ts';
import { pagePath } from './internalLink.ts';
import type { PageStore } from './pageStore.ts';

/** Time that a link must be in view before its page is fetched, in milliseconds. Skips links that are scrolled past. */
const IN_VIEW_MS = 300;
/**
 * Time that the pointer must rest on a link before its page is fetched, in milliseconds. Skips links that the mouse
 * only passes.
 */
const POINTED_MS = 65;

/**
 * Fetches the data of pages that the reader will probably open: for links that are pointed at immediately, and for
 * links in view one after the other. Links in the article come first, and all others when the browser is idle. Fetches
 * nothing for readers who save data or have a slow connection.
 * @returns a function for after a navigation, which looks for links again
 */
export function startPrefetching(store: PageStore, basePath: string): () => void {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const isSlow = connection?.effectiveType?.includes('2g');
  if (connection?.saveData || isSlow) return () => undefined;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  /** Links in view whose pages have not been fetched. */
  const waiting = new Set<Element>();
  let isBusy = false;

  const prefetch = async (link: Element) => {
    const path = pagePath(link as HTMLAnchorElement, basePath);
    if (path !== undefined) await store.prefetch(path);
  };
  const inArticle = () => [...waiting].find((link) => link.closest('article'));
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    while (waiting.size > 0) {
      if (!inArticle()) await new Promise<void>((resolve) => whenIdle(resolve));
      // The reader can have scrolled in the meantime.
      const link = inArticle() ?? [...waiting][0];
      if (!link) break;
      waiting.delete(link);
      await prefetch(link);
    }
    isBusy = false;
  };

  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      waiting.delete(target);
      if (!isIntersecting) continue;
      const wait = () => {
        waiting.add(target);
        void work();
      };
      timers.set(target, setTimeout(wait, IN_VIEW_MS));
    }
  });
  const scanAgain = () => {
    for (const timer of timers.values()) clearTimeout(timer);
    seen.disconnect();
    timers.clear();
    waiting.clear();
    // Wait until React has painted the new page.
    whenIdle(() => {
      for (const link of document.querySelectorAll('a[href]')) seen.observe(link);
    });
  };
  followPointer((link) => void prefetch(link));
  scanAgain();
  return scanAgain;
}

/** Calls a function with each link that is pointed at, pressed, or focused. */
function followPointer(follow: (link: Element) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (milliseconds: number) => (event: Event) => {
    clearTimeout(timer);
    const link = (event.target as Element).closest?.('a[href]');
    if (link) timer = setTimeout(follow, milliseconds, link);
  };
  const rested = after(POINTED_MS);
  listen(document, { pointerover: rested, focusin: rested, pointerdown: after(0) });
}

/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void, options?: IdleRequestOptions): void {
  // Safari doesn't support idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(task, options);
  else setTimeout(task, 200);
}
