import type { LoadFailure } from '../../fetch/retry.ts';
import { NOTICE_ID } from '../data/ids.ts';

/*
 * Shows the message about what could not be loaded, at the bottom of the window, with a button that tries again. It is
 * part of the inline script, and therefore short, so that it works even if the app could not be loaded.
 */

/** Values that the page's inline script reads from its attributes. */
export const {
  app = '',
  chunks = '',
  styles,
} = (document.currentScript as HTMLScriptElement).dataset;
const box = Object.assign(document.createElement('div'), { id: NOTICE_ID, role: 'alert' });
box.onclick = hideNotice;
/** How to try again everything that has failed since the message appeared, which names only the last failure. */
const retries = new Set<() => void>();

export function hideNotice(): void {
  retries.clear();
  box.remove();
}

/** Handles an event of the type FAILURE. */
export function onFailure(event: Event): void {
  event.preventDefault();
  const { message, retry } = (event as CustomEvent<LoadFailure>).detail;
  if (message) show(message, retry);
  else tryAgain(retry);
}

/** Reloads a page of an older build, which the host or the browser has cached. Doesn't reload twice in a row. */
export function onMissingApp(error?: unknown): void {
  console.error(error);
  const fail = () => show('Search, themes, and scenes could not be loaded.');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') fail();
  else reloadIfReplaced(fail, fail);
}

function show(message: string, retry = reloadFiles): void {
  retries.add(retry);
  const [again, dismiss] = [document.createElement('button'), document.createElement('button')];
  again.append('Try again');
  again.onclick = () => {
    const all = [...retries];
    tryAgain(() => {
      for (const retry of all) retry();
    });
  };
  dismiss.append('Dismiss');
  box.replaceChildren(message, again, dismiss);
  document.body.append(box);
}

function tryAgain(retry = reloadFiles): void {
  reloadIfReplaced(retry, () =>
    show('The site could not be reached. Check your connection.', retry),
  );
}

/** Reloads the page if the host has another build of it. An error page doesn't count as a build. */
function reloadIfReplaced(otherwise: () => void, ifUnreachable: () => void): void {
  fetchAgain('')
    .then((response) => response.text())
    .then(
      (html) => (html.includes(' data-app=') && !html.includes(app) ? reload : otherwise)(),
      ifUnreachable,
    );
}

function reload(): void {
  location.reload();
}

/**
 * Reloads the page with scripts and styles from the host, because browsers keep assets for a year, including wrong
 * ones.
 */
function reloadFiles(): void {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = names.filter((name) => /\/assets\/[^/]+\.(js|css)$/.test(name));
  Promise.allSettled(files.map(fetchAgain)).then(reload);
}

/** Fetches a file from the host, which replaces the browser's cached copy. */
function fetchAgain(href: string): Promise<Response> {
  return fetch(href, { cache: 'reload', signal: AbortSignal.timeout(10_000) });
}
