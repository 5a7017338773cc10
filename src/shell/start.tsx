export { blockStyles } from './styles.ts';

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { OFFLINE_PATH } from '../address/address.ts';
import { trustedScriptUrl } from '../fetch/trusted.ts';
import { readFirstView } from './data/firstView.ts';
import { followedLink } from './data/internalLink.ts';
import { loadDocument } from './data/loadDocument.ts';
import { createPageStore, type PageStore } from './data/pageStore.ts';
import { startPrefetching, whenIdle } from './data/prefetch.ts';
import { forgetUnlessObject, SCROLL_POSITIONS_KEY } from './data/storage.ts';
import { NOTICE_ID } from './navigation/ids.ts';
import { createRoutes, PAGE_ROUTE, routerBase } from './routes.tsx';
import { Hydrated } from './screen/Hydrated.tsx';
import { SiteContext } from './siteContext.ts';

/**
 * Hydrates the page. Called by the page's inline script (inline/start.ts).
 * @param takeWaiting returns the buttons that were clicked so far, which are clicked again
 */
export async function start(takeWaiting: () => HTMLElement[]): Promise<void> {
  forgetUnlessObject('sessionStorage', SCROLL_POSITIONS_KEY);
  const { config, view, sidebar } = readFirstView(document);
  const { basePath } = config;
  addTrailingSlash(basePath);
  const store = createPageStore({
    basePath,
    first: { view, sidebar },
    fetch: window.fetch.bind(window),
    leaveFor: (path) => {
      const { location } = router.state.navigation;
      // With its query and hash.
      return loadDocument(location ? router.createHref(location) : basePath + path);
    },
  });
  const routes = createRoutes(store.load, basePath);
  await loadLazyRoutes(routes, routerBase(basePath));
  const router = createBrowserRouter(routes, {
    basename: routerBase(basePath),
    hydrationData: { loaderData: { [PAGE_ROUTE]: view } },
  });

  // React doesn't own the article's links, so all links are followed here.
  document.addEventListener('click', (event) => {
    const to = followedLink(event, basePath);
    if (to === undefined) return;
    event.preventDefault();
    // Immediately: a transition would wait while scenes play.
    router.navigate(to, { flushSync: true });
  });

  const onHydrated = () => {
    for (const style of document.querySelectorAll('style[data-until-hydrated]')) style.remove();
    document.documentElement.dataset.hydrated = '';
    for (const element of waiting) element.click();
    const prefetching = startPrefetching(store, basePath);
    router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      prefetching.lookAgain();
      // It was about the page before.
      document.getElementById(NOTICE_ID)?.remove();
    });
    if (config.offline !== false && !import.meta.env.DEV) whenIdle(() => registerWorker(basePath));
    if (view.path === OFFLINE_PATH) showIfStored(store, router, basePath);
  };

  // From here on React listens, and queues events that it can't handle yet.
  const waiting = takeWaiting();
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <SiteContext value={{ config, sidebar: store.sidebar }}>
          <RouterProvider router={router} />
          <Hydrated then={onHydrated} />
        </SiteContext>
      </StrictMode>,
    );
  });

  import.meta.hot?.on('site:changed', () => {
    store.clear();
    router.revalidate();
  });
}

/**
 * Without https, browsers have no service workers, except on the reader's own machine. Not a warning: leaving the page
 * too early is a failure, too.
 */
function registerWorker(basePath: string): void {
  navigator.serviceWorker
    ?.register(trustedScriptUrl(`${basePath}/sw.js`), { updateViaCache: 'none' })
    .catch((error) => console.info('Pages are not saved for offline.', error));
}

/** Replaces the page for missing ones, which the service worker sends for pages of which it has only the data. */
async function showIfStored(
  store: PageStore,
  router: { revalidate: () => void },
  basePath: string,
): Promise<void> {
  const path = location.pathname.slice(basePath.length);
  await store.prefetch(path);
  if (store.has(path)) router.revalidate();
}

/** Hosts can send the home page for `/docs`, which the router only knows as `/docs/`. */
function addTrailingSlash(basePath: string): void {
  const { pathname, search, hash } = location;
  if (pathname === basePath)
    history.replaceState(history.state, '', `${basePath}/${search}${hash}`);
}

/** Loads the components of the first route, because hydration must not suspend. */
async function loadLazyRoutes(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
