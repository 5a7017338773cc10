import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Arrival } from './navigation/Arrival.tsx';
import { LocationContext, RouterContext } from './router/context.ts';
import { ErrorBoundary } from './router/ErrorBoundary.tsx';
import type { Router } from './router/router.ts';
import { ErrorReport, ErrorScreen } from './screen/ErrorScreen.tsx';
import { PageScreen } from './screen/PageScreen.tsx';
import { SiteContext, type SiteContextValue } from './ui/siteContext.ts';

interface AppProps {
  router: Router;
  /** Must keep its identity, because all parts of the shell depend on it. */
  site: SiteContextValue;
}

/** Renders what the router shows: a page, or an error that says why it can't be displayed. */
export function App({ router, site }: AppProps) {
  // Synchronous, because a transition would wait while scenes play.
  const displayed = useSyncExternalStore(router.subscribe, router.displayed, () => router.first);
  const { location } = displayed;
  // Runs after the layout effects of the article, which change its height.
  useLayoutEffect(() => {
    // The browser has already scrolled the first page.
    if (location !== router.first.location) router.restoreScroll(location);
  }, [router, location]);
  return (
    <ErrorBoundary attempt={displayed} fallback={(error) => <ErrorReport error={error} />}>
      <SiteContext value={site}>
        <RouterContext value={router}>
          <LocationContext value={location}>
            <Arrival>
              <ErrorBoundary
                attempt={displayed}
                fallback={(error) => <ErrorScreen error={error} />}
              >
                {'view' in displayed ? (
                  <PageScreen view={displayed.view} />
                ) : (
                  <ErrorScreen error={displayed.error} />
                )}
              </ErrorBoundary>
            </Arrival>
          </LocationContext>
        </RouterContext>
      </SiteContext>
    </ErrorBoundary>
  );
}
