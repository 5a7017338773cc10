import { cleanPath } from '../../address/address.ts';
import { compareNaturally } from '../../address/naturalOrder.ts';
import { tryAgain } from '../../fetch/retry.ts';
import type { PageView } from '../../site/view.ts';
import { keyOf, matchIn, type SiteCaches, storedPaths } from './caches.ts';
import { viewIn } from './storable.ts';

export interface SavedPage {
  /** Below the base path. */
  path: string;
  title: string;
}

/**
 * Fills the page that is shown for missing ones: with a button that loads the page again, and a list. React doesn't own
 * its article.
 */
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
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'text-button';
  button.textContent = 'Try again';
  button.onclick = () => tryAgain(() => location.reload());
  const again = document.createElement('p');
  again.append(button);
  place.replaceChildren(again, intro, list);
}

/** Pages that are shown for others, or for none. */
const GENERATED = ['offline', '404', 'embed'];

/** Finds the pages that this browser has stored, sorted by title. Leaves out files that aren't pages, or are damaged. */
export async function savedPages(site: SiteCaches): Promise<SavedPage[]> {
  const names = await site.names();
  const stored = await Promise.all(names.map((name) => storedPaths(name, site.base)));
  const paths = new Set(
    stored
      .flat()
      .filter(canBePage)
      .map((path) => cleanPath(`/${path.replace(/\.json$/, '')}`).slice(1)),
  );
  for (const path of GENERATED) paths.delete(path);
  const pages = await Promise.all(
    [...paths].map(async (path) => ({ path, title: await titleOf(path, names, site) })),
  );
  return pages
    .filter((page): page is SavedPage => page.title !== undefined)
    .sort((a, b) => compareNaturally(a.title, b.title));
}

/** Data of a page, or a document, which is stored without an extension. A site's own files can look the same. */
function canBePage(path: string): boolean {
  return /^(?!assets\/)[^.]*(\.json)?$/.test(path);
}

/** The title of a page, by its data or else by that in its document; undefined if there is neither. */
async function titleOf(
  path: string,
  names: string[],
  { base }: SiteCaches,
): Promise<string | undefined> {
  const data = await matchIn(names, base, `${path || 'index'}.json`);
  const title = titleIn(await data?.json().catch(() => null));
  if (title !== undefined) return title;
  const document = await matchIn(names, base, path);
  return titleIn(viewIn((await document?.text()) ?? ''));
}

function titleIn(view: Partial<PageView> | null | undefined): string | undefined {
  return typeof view?.path === 'string' && typeof view.title === 'string' ? view.title : undefined;
}
