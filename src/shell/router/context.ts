import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageLocation } from './location.ts';
import type { NavigationState, Router } from './router.ts';

export const RouterContext = createContext<Router | undefined>(undefined);

/** The location of the page that is shown, which is the current address except while Back or Forward load. */
export const LocationContext = createContext<PageLocation | undefined>(undefined);

/** @throws outside of LocationContext */
export function useLocation(): PageLocation {
  return known(useContext(LocationContext), 'useLocation');
}

/** @throws outside of RouterContext */
export function useNavigate(): Router['navigate'] {
  return known(useContext(RouterContext), 'useNavigate').navigate;
}

/** @throws outside of RouterContext */
export function useNavigationState(): NavigationState {
  const { subscribe, state } = known(useContext(RouterContext), 'useNavigationState');
  return useSyncExternalStore(subscribe, state, () => 'idle');
}

function known<T>(value: T | undefined, hook: string): T {
  if (value === undefined) throw new Error(`${hook}() was called outside of the router`);
  return value;
}
