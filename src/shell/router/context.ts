import { type Context, createContext, useContext, useSyncExternalStore } from 'react';
import type { PageLocation } from './location.ts';
import type { NavigationState, Router } from './router.ts';

export const RouterContext = createContext<Router | undefined>(undefined);

/** Location of the displayed page: the current address, except while Back or Forward load. */
export const LocationContext = createContext<PageLocation | undefined>(undefined);

/**
 * Returns the location of the displayed page.
 * @throws outside LocationContext
 */
export function useLocation(): PageLocation {
  return useInside(LocationContext);
}

/**
 * Returns the router.
 * @throws outside RouterContext
 */
export function useRouter(): Router {
  return useInside(RouterContext);
}

export function useNavigationState(): NavigationState {
  const { subscribe, state } = useRouter();
  return useSyncExternalStore(subscribe, state, () => 'idle');
}

function useInside<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (value === undefined)
    throw new Error('A part of the shell was rendered outside of the router');
  return value;
}
