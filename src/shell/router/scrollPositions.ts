import { idOfHash } from '../../address/address.ts';
import { recallJson, remember } from '../data/storage.ts';
import { BROWSER_KEY, type PageLocation } from './location.ts';

/** The key under which positions are stored between page loads. */
export const SCROLL_POSITIONS_KEY = 'scroll-positions';

/** Where the reader has scrolled to, in pixels, for each entry of the history. */
export interface ScrollPositions {
  save: (location: PageLocation) => void;
  /** Scrolls to the saved position, or else to the target of the hash, or to the top. */
  restore: (location: PageLocation) => void;
  /** Keeps the positions for the next page load. */
  store: () => void;
  /** Reads the positions of earlier page loads. */
  recall: () => void;
}

export function createScrollPositions(): ScrollPositions {
  const positions = new Map<string, number>();
  return {
    save: (location) => positions.set(entryName(location), window.scrollY),
    restore: (location) => {
      const saved = positions.get(entryName(location));
      const target = document.getElementById(idOfHash(location.hash));
      if (saved === undefined && target) target.scrollIntoView();
      else window.scrollTo(0, saved ?? 0);
    },
    store: () => {
      const json = JSON.stringify(Object.fromEntries(positions));
      remember('sessionStorage', SCROLL_POSITIONS_KEY, json, 'scroll positions');
      // The browser scrolls the first page of the next document, before there is an app.
      history.scrollRestoration = 'auto';
    },
    recall: () => {
      history.scrollRestoration = 'manual';
      const stored = recallJson('sessionStorage', SCROLL_POSITIONS_KEY) ?? {};
      for (const [name, position] of Object.entries(stored)) {
        if (typeof position === 'number') positions.set(name, position);
      }
    },
  };
}

/** Entries that the browser made all have the same key. */
function entryName({ key, path, hash }: PageLocation): string {
  return key === BROWSER_KEY ? path + hash : key;
}
