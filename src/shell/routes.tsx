import type { RouteObject } from 'react-router';
import type { PageView } from '../site/view.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { orReload } from './missingChunk.ts';

/** Id of the one route there is, under which its data lies. */
export const PAGE_ROUTE = 'page';

/** Fetches what a path shows. `path` is below the base path. */
export type LoadPage = (path: string) => Promise<PageView>;

/** The base path as the router wants it: with a slash at the end, so that the home page keeps its own. */
export function routerBase(basePath: string): string {
  return `${basePath}/`;
}

/** Every path is a page; which one is decided by the data that its loader finds. */
export function createRoutes(loadPage: LoadPage, basePath: string): RouteObject[] {
  return [
    {
      id: PAGE_ROUTE,
      path: '*',
      loader: ({ request }) =>
        loadPage(new URL(request.url).pathname.slice(basePath.length) || '/'),
      lazy: async () => ({ Component: (await orReload(import('./PageScreen.tsx'))).PageScreen }),
      ErrorBoundary: ErrorScreen,
      HydrateFallback: () => null,
    },
  ];
}
