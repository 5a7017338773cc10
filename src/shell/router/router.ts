import { OFFLINE_PATH } from '../../address/address.ts';
import type { PageView } from '../../site/view.ts';
import { listen } from '../ui/listen.ts';
import { currentLocation, isWithinPage, type PageLocation, toLocation } from './location.ts';
import { createScrollPositions } from './scrollPositions.ts';

/** A page, or the error that prevented loading it. */
type Loaded = { view: PageView } | { error: unknown };

/** Displayed page or error, and its address. A new object for each navigation. */
export type Displayed = Loaded & { location: PageLocation };

/**
 * Activity of the router: none, loading a page, or sending a form. The router is never `submitting`, because the site
 * has no forms, its policy forbids them, and static hosts accept none.
 */
export type NavigationState = 'idle' | 'loading' | 'submitting';

/** Displays the pages of the site in one document. The address changes once the page has loaded. */
export interface Router {
  /** The view that the document was rendered with. */
  first: Displayed;
  displayed: () => Displayed;
  /** Returns the location that is loading, if any. */
  next: () => PageLocation | undefined;
  state: () => NavigationState;
  /** Calls a function after `displayed` or `next` has changed. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Opens an address of this site, as a link does. A later navigation supersedes one that is still loading.
   * @param href absolute, or from the root of the host
   */
  navigate: (href: string) => Promise<void>;
  /**
   * Reloads the same page, because it has changed.
   * @param location a copy of the displayed location, to scroll as after a navigation
   */
  reload: (location?: PageLocation) => Promise<void>;
  /** Scrolls to the reader's last position at this location, to the target of its hash, or to the top. */
  restoreScroll: (location: PageLocation) => void;
  /** Starts to follow the browser's history. Returns a function that stops it. */
  listen: () => () => void;
}

interface RouterOptions {
  basePath: string;
  first: Displayed;
  /** Loads the page at a location. Its result is ignored after `signal` was aborted. */
  load: (location: PageLocation, signal: AbortSignal) => Promise<PageView>;
}

interface Navigation {
  location: PageLocation;
  /** How to add the location to the history; undefined if it is already there. */
  write?: 'pushState' | 'replaceState';
}

/** Creates the router of a document. Until `listen` is called, it works without a browser. */
export function createRouter({ basePath, first, load }: RouterOptions): Router {
  const { notify, subscribe } = createListeners();
  const positions = createScrollPositions();
  let displayed = first;
  let next: Navigation | undefined;
  let loading = new AbortController();

  const change = (changes: { displayed?: Displayed; next?: Navigation }) => {
    displayed = changes.displayed ?? displayed;
    next = changes.next;
    notify();
  };

  /** Aborts the previous navigation, if any. */
  const supersede = () => {
    loading.abort();
    loading = new AbortController();
    return loading.signal;
  };

  const saveScroll = () => {
    // Readers never return to a position on the error screen, or on the page that is displayed for unsaved ones.
    if ('view' in displayed && displayed.view.path !== OFFLINE_PATH)
      positions.save(displayed.location);
  };

  const show = ({ location, write }: Navigation, loaded: Loaded) => {
    saveScroll();
    if (write) writeEntry(write, location);
    change({ displayed: { location, ...loaded } });
  };

  const loadAndShow = async (navigation: Navigation) => {
    const signal = supersede();
    const loaded = await load(navigation.location, signal).then(
      (view): Loaded => ({ view }),
      (error: unknown): Loaded => ({ error }),
    );
    if (!signal.aborted) show(navigation, loaded);
  };

  const visit = async (navigation: Navigation) => {
    if ('view' in displayed && isWithinPage(displayed.location, navigation.location)) {
      supersede();
      return show(navigation, { view: displayed.view });
    }
    change({ next: navigation });
    return loadAndShow(navigation);
  };

  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    history.scrollRestoration = 'manual';
    // The document was left for a new one, because the page could not be loaded. Back is followed even without an
    // entry.
    if (!next?.write) return;
    supersede();
    change({});
  };

  const onPageHide = () => {
    saveScroll();
    positions.store();
  };

  return {
    first,
    displayed: () => displayed,
    next: () => next?.location,
    state: () => (next ? 'loading' : 'idle'),
    subscribe,
    navigate: (href) => {
      const key = Math.random().toString(36).slice(2, 10);
      const location = toLocation(href, basePath, key);
      const isShown = location.href === window.location.href;
      return visit({ location, write: isShown ? 'replaceState' : 'pushState' });
    },
    reload: (location = displayed.location) => loadAndShow(next ?? { location }),
    restoreScroll: positions.restore,
    listen: () => {
      positions.recall();
      const popstate = () => visit({ location: currentLocation(basePath) });
      return listen(window, { popstate, pageshow: onPageShow, pagehide: onPageHide });
    },
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function writeEntry(write: 'pushState' | 'replaceState', { key, href }: PageLocation): void {
  try {
    history[write]({ key }, '', href);
  } catch (error) {
    // Safari allows 100 entries in 10 seconds, and sandboxed frames can't add entries for other pages.
    console.info('The page is loaded as a new document, because its address was refused.', error);
    window.location.assign(href);
  }
}
