import { dataPath, NOT_FOUND_PATH, sidebarPath } from '../../address/address.ts';
import type { PageView, SidebarView } from '../../site/view.ts';

/** Loads the page at a path below the base path. */
export type LoadPage = (path: string) => Promise<PageView>;

/** The pages and sidebars that this tab has loaded; each is fetched at most once. */
export interface PageStore {
  load: LoadPage;
  /** Fetches a page that the reader will probably open. Never rejects: `load` tries again. */
  prefetch: (path: string) => Promise<void>;
  has: (path: string) => boolean;
  sidebar: (prefix: string) => SidebarView | undefined;
  /** Removes all pages, because they have changed (dev). */
  clear: () => void;
}

export interface FirstView {
  view: PageView;
  sidebar?: SidebarView;
}

interface StoreOptions {
  basePath: string;
  /** The page in the document. Pages of other versions can't be shown in this tab. */
  first: FirstView;
  fetch: typeof fetch;
  /** Loads the path as a new document, because its build is newer than this tab's. */
  leaveFor: (path: string) => void;
}

export function createPageStore(options: StoreOptions): PageStore {
  const { basePath, first, leaveFor } = options;
  const pages = new Map([[dataPath(first.view.path), Promise.resolve(first.view)]]);
  /** Requests, and results: a sidebar stays until the next one has arrived. */
  const sidebarRequests = new Map<string, Promise<void>>();
  const sidebars = new Map<string, SidebarView>();
  if (first.view.sidebar !== undefined && first.sidebar) {
    sidebarRequests.set(first.view.sidebar, Promise.resolve());
    sidebars.set(first.view.sidebar, first.sidebar);
  }

  const getJson = async <T>(path: string): Promise<T | undefined> => {
    const response = await options.fetch(basePath + path);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Response(response.statusText, { status: response.status });
    return (await response.json()) as T;
  };

  const loadSidebar = async (prefix: string) => {
    const sidebar = await getJson<SidebarView>(sidebarPath(prefix));
    if (sidebar) sidebars.set(prefix, sidebar);
  };

  const fetchPage = async (path: string): Promise<PageView> => {
    const view = await getJson<PageView>(dataPath(path));
    if (view === undefined) {
      if (path === NOT_FOUND_PATH) throw new Response('Not Found', { status: 404 });
      return known(NOT_FOUND_PATH);
    }
    const { sidebar, version } = view;
    if (sidebar !== undefined && version === first.view.version) {
      await once(sidebarRequests, sidebar, () => loadSidebar(sidebar));
    }
    return view;
  };

  const known = (path: string) => once(pages, dataPath(path), () => fetchPage(path));

  const load = async (path: string): Promise<PageView> => {
    const view = await known(path);
    if (view.version === first.view.version) return view;
    leaveFor(path);
    // The new document replaces this one.
    return new Promise(() => undefined);
  };

  return {
    load,
    prefetch: (path) =>
      known(path).then(
        () => undefined,
        () => undefined,
      ),
    has: (path) => pages.has(dataPath(path)),
    sidebar: (prefix) => sidebars.get(prefix),
    clear: () => {
      pages.clear();
      sidebarRequests.clear();
    },
  };
}

/** Caches promises by key. A rejected one is removed, so that the next call tries again. */
function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = made.get(key);
  if (found) return found;
  const making = make();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}
