import { cleanPath } from '../../address/address.ts';
import { trustedHtml } from '../../fetch/trusted.ts';
import { keyOf, matchIn, type SiteCaches, storedPaths } from './caches.ts';
import { isPageData } from './files.ts';

export interface SavedPage {
  /** Below the base path. */
  path: string;
  title: string;
}

/** Fills the list of the page that is shown for missing ones. React doesn't own its article. */
export async function showSavedPages(site: SiteCaches, document: Document): Promise<void> {
  const place = document.querySelector('[data-saved-pages]');
  if (!place) return;
  const pages = await savedPages(site);
  const list = document.createElement('ul');
  for (const { path, title } of pages) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = keyOf(site.base, path);
    link.textContent = title;
    item.append(link);
    list.append(item);
  }
  const intro = document.createElement('p');
  intro.textContent = pages.length > 0 ? 'Saved pages:' : 'No page is saved yet.';
  place.replaceChildren(intro, list);
}

/** Pages that are shown for others, or for none. */
const GENERATED = ['offline', '404', 'embed'];

/** Finds the pages that this browser has stored, sorted by title. */
export async function savedPages(site: SiteCaches): Promise<SavedPage[]> {
  const names = await site.names();
  const stored = await Promise.all(names.map((name) => storedPaths(name, site.base)));
  const paths = new Set(
    stored
      .flat()
      .filter((path) => isPageData(path) || isDocument(path))
      .map((path) => cleanPath(`/${path.replace(/\.json$/, '')}`).slice(1)),
  );
  for (const path of GENERATED) paths.delete(path);
  const pages = await Promise.all(
    [...paths].map(async (path) => ({ path, title: await titleOf(path, names, site) })),
  );
  return pages.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Documents are stored without an extension. */
function isDocument(path: string): boolean {
  return !path.includes('.');
}

async function titleOf(path: string, names: string[], { base }: SiteCaches): Promise<string> {
  const data = await matchIn(names, base, `${path || 'index'}.json`);
  if (data) return ((await data.json()) as { title: string }).title;
  const html = (await (await matchIn(names, base, path))?.text()) ?? '';
  const { title } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  return title || `/${path}`;
}
