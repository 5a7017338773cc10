import { recall, remember } from '../data/storage.ts';

const DISMISSED_KEY = 'dismissed-banner';

/** Hides the banner before the first paint if it is the one that the reader dismissed last. */
export function hideDismissed(id: string | undefined): void {
  if (id !== undefined && recall(DISMISSED_KEY) === id) hideBanner();
}

/** Hides the banner on this and later visits. A banner with another id stays visible. */
export function dismiss(id: string): void {
  hideBanner();
  remember(DISMISSED_KEY, id, 'the dismissed banner');
}

function hideBanner(): void {
  document.documentElement.dataset.banner = 'dismissed';
}
