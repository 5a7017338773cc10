export { blockStyles } from './styles.ts';

import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { OFFLINE_PATH, siteHref } from '../address/address.ts';
import { replaceAddress } from '../address/replaceAddress.ts';
import { trustedScriptUrl } from '../fetch/trusted.ts';
import type { ShellConfig } from '../site/shellConfig.ts';
import { App } from './App.tsx';
import { loadArticleStyles } from './data/articleStyles.ts';
import { readFirstView } from './data/firstView.ts';
import { NOTICE_ID, ROOT_ID } from './data/ids.ts';
import { followedLink } from './data/internalLink.ts';
import { loadDocument } from './data/loadDocument.ts';
import { createPageStore, type PageStore } from './data/pageStore.ts';
import { startPrefetching, whenIdle } from './data/prefetch.ts';
import { serviceWorkers } from './data/serviceWorkers.ts';
import { currentLocation } from './router/location.ts';
import { createRouter, type Router } from './router/router.ts';

/**
 * Hydrates the page. Called by the page's inline script (inline/start.ts).
 * @param takeWaiting returns the buttons that were clicked so far, to click them again
 */
export function start(takeWaiting: () => HTMLElement[]): void {
  const { config, view, sidebar } = readFirstView(document);
  const { basePath } = config;
  const store = createPageStore({
    basePath,
    documents: config.documents,
    first: { view, sidebar },
    fetch: window.fetch.bind(window),
  });
  const location = currentLocation(basePath);
  // Hosts can send the home page for `/docs`, while the router uses `/docs/`.
  if (location.href !== window.location.href) replaceAddress(location.href);
  const router = createRouter({
    basePath,
    first: { location, view },
    load: async ({ path, href }, signal) => {
      const [view, hasStyles] = await Promise.all([store.load(path), loadArticleStyles()]);
      return (hasStyles ? view : undefined) ?? loadDocument(href, signal);
    },
  });
  router.listen();

  // React doesn't own the article's links, so this listener follows all links.
  document.addEventListener('click', (event) => {
    const href = followedLink(event, basePath);
    if (href === undefined) return;
    event.preventDefault();
    router.navigate(href);
  });

  const onHydrated = () => {
    for (const style of document.querySelectorAll('style[data-until-hydrated]')) style.remove();
    document.documentElement.dataset.hydrated = '';
    for (const element of waiting) element.click();
    const scanAgain = startPrefetching(store, basePath);
    let { path } = location;
    router.subscribe(() => {
      if (router.next()) return;
      scanAgain();
      const { location } = router.displayed();
      // The message is about the previous page; a click dismisses it.
      if (location.path !== path) document.getElementById(NOTICE_ID)?.click();
      path = location.path;
    });
    if (config.offline !== false && !import.meta.env.DEV) whenIdle(() => registerWorker(basePath));
    if (view.path === OFFLINE_PATH) showIfStored(store, router);
    whenIdle(() => addSiteScripts(config));
  };

  // From now on, React listens, and queues events that it can't handle yet.
  const waiting = takeWaiting();
  startTransition(() => {
    hydrateRoot(
      document.getElementById(ROOT_ID) as HTMLElement,
      <>
        <StrictMode>
          <App router={router} config={config} sidebar={store.sidebar} />
        </StrictMode>
        <Hydrated then={onHydrated} />
      </>,
    );
  });

  if (import.meta.hot) {
    const { hot } = import.meta;
    hot.on('site:changed', ({ isPageSame }: SiteChanged) => {
      store.clear();
      if (!isPageSame) router.reload();
    });
    // The server compiles the page first that the writer has open.
    const reportPage = () => {
      const displayed = router.displayed();
      if ('view' in displayed) hot.send('site:opened', { path: displayed.view.path });
    };
    router.subscribe(reportPage);
    reportPage();
  }
}

/** Message of dev when the site has changed. */
export interface SiteChanged {
  /** Whether the page that this window displays is still the same. */
  isPageSame: boolean;
}

/** Calls `then` once, after everything before it has been hydrated. */
function Hydrated({ then }: { then: () => void }) {
  useEffect(then, []);
  return null;
}

/** Adds the config's scripts to the head, where they run as soon as they have arrived. */
function addSiteScripts({ scripts = [], basePath }: ShellConfig): void {
  for (const script of scripts) {
    const element = document.createElement('script');
    // Sites with external scripts don't require Trusted Types.
    element.src = script.startsWith('/') ? trustedScriptUrl(siteHref(script, basePath)) : script;
    document.head.append(element);
  }
}

/**
 * Registers the service worker. Without https, browsers have none, except on localhost. Not a warning, because leaving
 * the page too early is also reported as a failure.
 */
function registerWorker(basePath: string): void {
  serviceWorkers()
    ?.register(trustedScriptUrl(`${basePath}/sw.js`), { updateViaCache: 'none' })
    .catch((error) => console.info('Pages are not saved for offline.', error));
}

/** Replaces the page for missing ones with the requested page, if the browser has stored only its data. */
async function showIfStored(store: PageStore, router: Router): Promise<void> {
  // For data of another build, the router would load the document again, which is this page.
  if (!(await store.load(router.first.location.path))) {
    delete document.documentElement.dataset.loading;
    return;
  }
  // The copy makes the app scroll to the heading or the last position, which this page doesn't have.
  router.reload({ ...router.displayed().location });
}
