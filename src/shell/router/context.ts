import { type Context, createContext, useContext, useSyncExternalStore } from 'react';
import type { PageLocation } from './location.ts';
import type { NavigationState, Router } from './router.ts';

export const RouterContext = createContext<Router | undefined>(undefined);

/** The location of the page that is shown, which is the current address except while Back or Forward load. */
export const LocationContext = createContext<PageLocation | undefined>(undefined);

/** @throws outside of LocationContext */
export function useLocation(): PageLocation {
  return useInside(LocationContext);
}

/** @throws outside of RouterContext */
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
