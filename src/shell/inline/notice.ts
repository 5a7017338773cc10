import type { LoadFailure } from '../../fetch/retry.ts';
import { NOTICE_ID } from '../navigation/ids.ts';

/*
 * The message about what could not be loaded, at the bottom of the window, with a button that tries again. It is part
 * of the inline script, and as short as that has to be, so that it is there even if the app is not.
 */

const { app = '' } = (document.currentScript as HTMLScriptElement).dataset;
const box = Object.assign(document.createElement('div'), { id: NOTICE_ID, role: 'alert' });
box.onclick = hideNotice;

export function hideNotice(): void {
  box.remove();
}

/** Handles an event of the type FAILURE. */
export function onFailure(event: Event): void {
  event.preventDefault();
  const { message, retry } = (event as CustomEvent<LoadFailure>).detail;
  if (message) show(message, retry);
  else tryAgain(retry);
}

/** Reloads a page of an older build, which the host or the browser has cached, but not after a reload. */
export async function onMissingApp(error?: unknown): Promise<void> {
  console.error(error);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReloaded = navigation?.type === 'reload';
  if (!isReloaded && (await isReplaced().catch(() => false))) reload();
  else show('Search, themes, and scenes could not be loaded.');
}

function show(message: string, retry?: () => void): void {
  box.innerHTML = '<button>Try again</button> <button>Dismiss</button>';
  box.prepend(`${message} `);
  (box.firstElementChild as HTMLElement).onclick = () => tryAgain(retry);
  document.body.append(box);
}

function tryAgain(retry = reload): void {
  isReplaced().then(
    (isReplaced) => (isReplaced ? reload : retry)(),
    () => show('The site could not be reached. Check your connection.', retry),
  );
}

/**
 * Whether the host has another build of this page. An error page is no build.
 * @throws if the host doesn't respond
 */
async function isReplaced(): Promise<boolean> {
  const request = { cache: 'reload', signal: AbortSignal.timeout(10_000) } as const;
  const html = await (await fetch('', request)).text();
  return html.includes(' data-app=') && !html.includes(app);
}

function reload(): void {
  location.reload();
}
