import { createContext, useContext } from 'react';
import type { ShellConfig } from '../../site/shellConfig.ts';
import type { SidebarView } from '../../site/view.ts';
import type { PageLocation } from './location.ts';
import type { Router } from './router.ts';

/** What all parts of the shell depend on. */
export interface Shell {
  /** Must keep its identity. */
  config: ShellConfig;
  /** Returns a sidebar by its prefix, once a page with it has been loaded. */
  sidebar: (prefix: string) => SidebarView | undefined;
  router: Router;
  /** Location of the displayed page: the current address, except while Back or Forward load. */
  location: PageLocation;
}

/** The app provides its value. */
export const ShellContext = createContext({} as Shell);

export function useShell(): Shell {
  return useContext(ShellContext);
}
