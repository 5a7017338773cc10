import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { hashToId } from '../address/address.ts';
import { MAIN_ID } from './data/ids.ts';
import { type Shell, ShellContext } from './router/context.ts';
import { ErrorBoundary } from './router/ErrorBoundary.tsx';
import type { PageLocation } from './router/location.ts';
import { ErrorReport, ErrorScreen } from './screen/ErrorScreen.tsx';
import { PageScreen } from './screen/PageScreen.tsx';
import { announce } from './ui/announce.ts';

/** Renders what the router shows: a page, or an error that says why it can't be displayed. */
export function App(props: Omit<Shell, 'location'>) {
  const { router } = props;
  // Synchronous, because a transition would wait while scenes play.
  const displayed = useSyncExternalStore(router.subscribe, router.displayed, () => router.first);
  const { location } = displayed;
  // Runs after the layout effects of the article, which change its height.
  useLayoutEffect(() => {
    // The browser has already scrolled the first page.
    if (location !== router.first.location) router.restoreScroll(location);
  }, [router, location]);
  useArrival(location);
  return (
    <ErrorBoundary attempt={displayed} fallback={(error) => <ErrorReport error={error} />}>
      <ShellContext value={{ ...props, location }}>
        <ErrorBoundary attempt={displayed} fallback={(error) => <ErrorScreen error={error} />}>
          {'view' in displayed ? (
            <PageScreen view={displayed.view} />
          ) : (
            <ErrorScreen error={displayed.error} />
          )}
        </ErrorBoundary>
      </ShellContext>
    </ErrorBoundary>
  );
}

/**
 * Moves the focus after a navigation, to the target of the hash or the content, and announces the title. The browser
 * does both for the first page.
 */
function useArrival({ key, hash, path }: PageLocation): void {
  const arrived = useRef({ key, path });
  // Runs after the effects of the screen, which set the title.
  useEffect(() => {
    if (arrived.current.key === key) return;
    if (arrived.current.path !== path) announce(document.title);
    arrived.current = { key, path };
    const target = document.getElementById(hashToId(hash)) ?? document.getElementById(MAIN_ID);
    // Focusable by script without adding a Tab stop. A link keeps its own.
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [key, hash, path]);
}
