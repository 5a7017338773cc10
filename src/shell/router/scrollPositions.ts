import { hashToId } from '../../address/address.ts';
import { recallJson, remember } from '../data/storage.ts';
import { BROWSER_KEY, type PageLocation } from './location.ts';

/** Storage key of the positions between page loads. */
const SCROLL_POSITIONS_KEY = 'scroll-positions';

/** Creates the scroll positions of history entries, in pixels. */
export function createScrollPositions() {
  const positions = new Map<string, number>();
  return {
    save: (location: PageLocation) => {
      positions.set(entryName(location), window.scrollY);
    },
    /** Scrolls to the saved position, or else to the target of the hash, or to the top. */
    restore: (location: PageLocation) => {
      const saved = positions.get(entryName(location));
      const target = document.getElementById(hashToId(location.hash));
      if (saved === undefined && target) target.scrollIntoView();
      else window.scrollTo(0, saved ?? 0);
    },
    /** Stores the positions for the next page load. */
    store: () => {
      const json = JSON.stringify(Object.fromEntries(positions));
      remember(SCROLL_POSITIONS_KEY, json, 'scroll positions', 'sessionStorage');
      // The browser scrolls the first page of the next document, before the app has loaded.
      history.scrollRestoration = 'auto';
    },
    /** Reads the positions of earlier page loads. */
    recall: () => {
      history.scrollRestoration = 'manual';
      const stored = recallJson(SCROLL_POSITIONS_KEY, 'sessionStorage') ?? {};
      for (const [name, position] of Object.entries(stored)) {
        if (typeof position === 'number') positions.set(name, position);
      }
    },
  };
}

/** Returns a name for a history entry. Entries that the browser created all have the same key. */
function entryName({ key, path, hash }: PageLocation): string {
  return key === BROWSER_KEY ? path + hash : key;
}
