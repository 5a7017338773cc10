import { recall, remember } from '../data/storage.ts';

const DISMISSED_KEY = 'dismissed-banner';

/** Hides the banner before it is painted when it is the one that the reader dismissed last. */
export function hideDismissed(id: string | undefined): void {
  if (id !== undefined && recall('localStorage', DISMISSED_KEY) === id) hideBanner();
}

/** Hides the banner for good; another one, with another id, will show. */
export function dismiss(id: string): void {
  hideBanner();
  remember('localStorage', DISMISSED_KEY, id, 'That the banner was dismissed');
}

function hideBanner(): void {
  document.documentElement.dataset.banner = 'dismissed';
}
