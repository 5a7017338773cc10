import type { RouteObject } from 'react-router';
import { orReload } from './data/missingChunk.ts';
import type { LoadPage } from './data/pageStore.ts';
import { ErrorScreen } from './screen/ErrorScreen.tsx';

/** Id of the one route there is, under which its data lies. */
export const PAGE_ROUTE = 'page';

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
      lazy: async () => ({
        Component: (await orReload(import('./screen/PageScreen.tsx'))).PageScreen,
      }),
      ErrorBoundary: ErrorScreen,
      HydrateFallback: () => null,
    },
  ];
}
