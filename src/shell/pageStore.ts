import { dataPath, NOT_FOUND_PATH, sidebarPath } from '../address/address.ts';
import type { PageView, SidebarView } from '../site/view.ts';
import type { LoadPage } from './routes.tsx';

/** The pages and sidebars that this tab knows; each is fetched at most once. */
export interface PageStore {
  load: LoadPage;
  /** Fetches a page that will probably be asked for. Never fails: a failure is told to who asks later. */
  prefetch: (path: string) => Promise<void>;
  has: (path: string) => boolean;
  sidebar: (prefix: string) => SidebarView | undefined;
  /** Forgets everything, because pages changed (dev). */
  clear: () => void;
}

export interface FirstView {
  view: PageView;
  sidebar?: SidebarView;
}

interface StoreOptions {
  basePath: string;
  /** The page in the document; its version is the shape of page data that this tab understands. */
  first: FirstView;
  fetch: typeof fetch;
  /** Leaves for the address as a whole page: its build is newer than this tab's. */
  leaveFor: (path: string) => void;
}

export function createPageStore(options: StoreOptions): PageStore {
  const { basePath, first, leaveFor } = options;
  const pages = new Map([[dataPath(first.view.path), Promise.resolve(first.view)]]);
  const sidebars = new Map<string, SidebarView>();
  if (first.view.sidebar !== undefined && first.sidebar) {
    sidebars.set(first.view.sidebar, first.sidebar);
  }

  const getJson = async <T>(path: string): Promise<T | undefined> => {
    const response = await options.fetch(basePath + path);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Response(response.statusText, { status: response.status });
    return (await response.json()) as T;
  };

  const fetchPage = async (path: string): Promise<PageView> => {
    const view =
      (await getJson<PageView>(dataPath(path))) ??
      (await getJson<PageView>(dataPath(NOT_FOUND_PATH)));
    if (view === undefined) throw new Response('Not Found', { status: 404 });
    if (view.version !== first.view.version) {
      leaveFor(path);
      // The whole page is on its way; nothing of this build is shown any more.
      return new Promise(() => undefined);
    }
    if (view.sidebar !== undefined && !sidebars.has(view.sidebar)) {
      const sidebar = await getJson<SidebarView>(sidebarPath(view.sidebar));
      if (sidebar) sidebars.set(view.sidebar, sidebar);
    }
    return view;
  };

  const load = (path: string) => {
    const key = dataPath(path);
    const known = pages.get(key);
    if (known) return known;
    const loading = fetchPage(path);
    pages.set(key, loading);
    // A failure is not kept: the next click tries again.
    loading.catch(() => pages.delete(key));
    return loading;
  };

  return {
    load,
    prefetch: (path) =>
      load(path).then(
        () => undefined,
        () => undefined,
      ),
    has: (path) => pages.has(dataPath(path)),
    sidebar: (prefix) => sidebars.get(prefix),
    clear: () => {
      pages.clear();
      sidebars.clear();
    },
  };
}
