import type { PageView } from '../../site/view.ts';
import { listen } from '../ui/listen.ts';
import {
  createKey,
  currentLocation,
  isWithinPage,
  type PageLocation,
  toLocation,
} from './location.ts';
import { createScrollPositions } from './scrollPositions.ts';

/** A page, or why it could not be loaded. */
type Loaded = { view: PageView } | { error: unknown };

/** What the window shows, and its address. A new object for each navigation. */
export type Shown = Loaded & { location: PageLocation };

/**
 * What the router does: nothing, load a page, or send a form. Nothing here is ever `submitting`: the site has no forms,
 * its policy forbids them, and static hosts accept none.
 */
export type NavigationState = 'idle' | 'loading' | 'submitting';

/** The pages of the site in one document. The address changes when the page is there. */
export interface Router {
  /** What the document was rendered with. */
  first: Shown;
  shown: () => Shown;
  /** Where the reader is going, while its page loads. */
  next: () => PageLocation | undefined;
  state: () => NavigationState;
  /** Calls a function after `shown` or `next` has changed; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Opens an address of this site, as a link does. A later navigation wins over one that is still loading.
   * @param href absolute, or from the root of the host
   */
  navigate: (href: string) => Promise<void>;
  /** Loads the same page again, because it has changed. */
  reload: () => Promise<void>;
  /** Scrolls to where the reader was at this location, to the target of its hash, or to the top. */
  restoreScroll: (location: PageLocation) => void;
  /** Follows the browser's history from now on; returns how to stop that. */
  listen: () => () => void;
}

interface RouterOptions {
  basePath: string;
  first: Shown;
  /** Loads the page at a location. What it returns is ignored after `signal` was aborted. */
  load: (location: PageLocation, signal: AbortSignal) => Promise<PageView>;
}

interface Navigation {
  location: PageLocation;
  /** How its location gets into the history, unless it is there already. */
  write?: 'pushState' | 'replaceState';
}

/** Creates the router of a document. Until `listen` is called, it works without a browser. */
export function createRouter({ basePath, first, load }: RouterOptions): Router {
  const { notify, subscribe } = createListeners();
  const positions = createScrollPositions();
  let shown = first;
  let next: Navigation | undefined;
  let loading = new AbortController();

  const change = (changes: { shown?: Shown; next?: Navigation }) => {
    shown = changes.shown ?? shown;
    next = changes.next;
    notify();
  };

  /** Ends the navigation before, if there is one. */
  const supersede = () => {
    loading.abort();
    loading = new AbortController();
    return loading.signal;
  };

  const saveScroll = () => {
    // The error screen is not what the reader comes back to.
    if ('view' in shown) positions.save(shown.location);
  };

  const show = ({ location, write }: Navigation, loaded: Loaded) => {
    saveScroll();
    if (write) writeEntry(write, location);
    change({ shown: { location, ...loaded } });
  };

  const loadAndShow = async (navigation: Navigation) => {
    const signal = supersede();
    const loaded = await settle(load(navigation.location, signal));
    if (!signal.aborted) show(navigation, loaded);
  };

  const visit = async (navigation: Navigation) => {
    if ('view' in shown && isWithinPage(shown.location, navigation.location)) {
      supersede();
      return show(navigation, { view: shown.view });
    }
    change({ next: navigation });
    return loadAndShow(navigation);
  };

  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    history.scrollRestoration = 'manual';
    // The document was left for a new one, because the page could not be loaded. Back needs no entry, and is followed.
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
    shown: () => shown,
    next: () => next?.location,
    state: () => (next ? 'loading' : 'idle'),
    subscribe,
    navigate: (href) => {
      const location = toLocation(href, basePath, createKey());
      const isShown = location.href === window.location.href;
      return visit({ location, write: isShown ? 'replaceState' : 'pushState' });
    },
    reload: () => loadAndShow(next ?? { location: shown.location }),
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

async function settle(loading: Promise<PageView>): Promise<Loaded> {
  try {
    return { view: await loading };
  } catch (error) {
    return { error };
  }
}

function writeEntry(write: 'pushState' | 'replaceState', { key, href }: PageLocation): void {
  try {
    history[write]({ key }, '', href);
  } catch (error) {
    // Safari allows 100 entries in 10 seconds, and sandboxed frames get none for another page.
    console.info('The page is loaded as a new document, because its address was refused.', error);
    window.location.assign(href);
  }
}
