import { createContext, useContext } from 'react';
import type { ShellConfig } from '../../site/shellConfig.ts';
import type { SidebarView } from '../../site/view.ts';

/** The site's data for all parts of the shell. It is the same on every page. */
export interface SiteContextValue {
  config: ShellConfig;
  /** Returns a sidebar by its prefix, once a page with it has been loaded. */
  sidebar: (prefix: string) => SidebarView | undefined;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/**
 * Returns the site's data.
 * @throws outside SiteContext
 */
export function useSite(): SiteContextValue {
  const site = useContext(SiteContext);
  if (import.meta.env.DEV && site === undefined)
    throw new Error('useSite() was called outside of SiteContext');
  return site as SiteContextValue;
}
