import { dataHref, NOT_FOUND_PATH, sidebarPath, toHref } from '../../address/address.ts';
import { fetchJson } from '../../fetch/fetchFile.ts';
import type { PageView, SidebarView } from '../../site/view.ts';
import { isMalformed, RouteError } from './routeError.ts';

/** Pages and sidebars loaded by this tab. Each is fetched at most once. */
export interface PageStore {
  /**
   * Loads the page at a path below the base path, or the not-found page. Resolves with undefined if a document must be
   * loaded instead, because the data is missing, damaged, or newer than this tab's app.
   * @throws RouteError for a malformed path
   */
  load: (path: string) => Promise<PageView | undefined>;
  /** Fetches a page that the reader will probably open. Never rejects, because `load` tries again. */
  prefetch: (path: string) => Promise<void>;
  sidebar: (prefix: string) => SidebarView | undefined;
  /** Removes all pages, because they have changed (dev only). */
  clear: () => void;
}

export interface FirstView {
  view: PageView;
  sidebar?: SidebarView;
}

interface StoreOptions {
  basePath: string;
  /** Addresses of the site's own files that look like those of page data. */
  documents?: string[];
  /** View of the page in the document. Pages of other versions can't be shown in this tab. */
  first: FirstView;
  fetch: typeof fetch;
}

export function createPageStore(options: StoreOptions): PageStore {
  const { basePath, documents, first } = options;
  const pages = new Map([[dataHref(first.view.path, basePath), Promise.resolve(first.view)]]);
  /** Requests are separate from results, so that a sidebar stays until the next one has arrived. */
  const sidebarRequests = new Map<string, Promise<void>>();
  const sidebars = new Map<string, SidebarView>();
  if (first.view.sidebar !== undefined && first.sidebar) {
    sidebarRequests.set(first.view.sidebar, Promise.resolve());
    sidebars.set(first.view.sidebar, first.sidebar);
  }

  const loadSidebar = async (prefix: string) => {
    const url = toHref({ path: sidebarPath(prefix) }, basePath);
    sidebars.set(prefix, await fetchJson<SidebarView>(url, ['items'], { fetch: options.fetch }));
  };

  /**
   * Fetches the data of a page, or that of the not-found page if the host has sent its document. For a site at the root
   * of a host, paths without data can belong to other programs.
   */
  const fetchData: typeof fetch = async (url, init) => {
    const response = await options.fetch(url, init);
    if (response.status !== 404 || basePath === '') return response;
    const text = await response.clone().text();
    if (!text.includes(`"path":"${NOT_FOUND_PATH}"`)) return response;
    return options.fetch(dataHref(NOT_FOUND_PATH, basePath), init);
  };

  const fetchPage = async (url: string): Promise<PageView> => {
    const view = await fetchJson<PageView>(url, ['version'], { fetch: fetchData });
    const { sidebar, version } = view;
    if (sidebar !== undefined && version === first.view.version) {
      await once(sidebarRequests, sidebar, () => loadSidebar(sidebar));
    }
    return view;
  };

  const loadData = async (path: string): Promise<PageView | undefined> => {
    if (isMalformed(path)) throw new RouteError(400, path);
    const url = dataHref(path, basePath);
    if (documents?.includes(url)) return undefined;
    return once(pages, url, () => fetchPage(url));
  };

  const load = async (path: string): Promise<PageView | undefined> => {
    try {
      const view = await loadData(path);
      return view?.version === first.view.version ? view : undefined;
    } catch (error) {
      if (error instanceof RouteError) throw error;
      console.warn(
        'The page is loaded as a new document, because its data could not be loaded.',
        error,
      );
      return undefined;
    }
  };

  return {
    load,
    prefetch: async (path) => {
      await loadData(path).catch(() => undefined);
    },
    sidebar: (prefix) => sidebars.get(prefix),
    clear: () => {
      pages.clear();
      sidebarRequests.clear();
    },
  };
}

/** Caches promises by key. Removes a rejected one, so that the next call tries again. */
function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = made.get(key);
  if (found) return found;
  const making = make();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}
