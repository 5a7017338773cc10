import type { RouteObject } from 'react-router';
import { loadPart } from '../fetch/part.ts';
import type { LoadPage } from './data/pageStore.ts';
import { ErrorScreen } from './screen/ErrorScreen.tsx';

/** Id of the only route, by which its data is passed on. */
export const PAGE_ROUTE = 'page';

/** The router's basename: with a slash at the end, or the home page would lose its own. */
export function routerBase(basePath: string): string {
  return `${basePath}/`;
}

/** One route for every path: the loaded data determines the page. */
export function createRoutes(loadPage: LoadPage, basePath: string): RouteObject[] {
  return [
    {
      id: PAGE_ROUTE,
      path: '*',
      loader: ({ request }) =>
        loadPage(new URL(request.url).pathname.slice(basePath.length) || '/'),
      lazy: async () => ({
        Component: (await loadPart(import('./screen/PageScreen.tsx'))).PageScreen,
      }),
      ErrorBoundary: ErrorScreen,
      HydrateFallback: () => null,
    },
  ];
}
