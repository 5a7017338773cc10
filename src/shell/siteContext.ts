import { createContext, useContext } from 'react';
import type { ShellConfig } from '../site/shellConfig.ts';
import type { SidebarView } from '../site/view.ts';

/** What every part of the shell may read, and no page changes. */
export interface SiteContextValue {
  config: ShellConfig;
  /** The items of a sidebar by its prefix: loaded with the first page that shows it. */
  sidebar: (prefix: string) => SidebarView | undefined;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** The site that the component is shown on. */
export function useSite(): SiteContextValue {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('a part of the shell is used outside of SiteContext');
  return site;
}
