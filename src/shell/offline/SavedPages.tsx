import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { compareNaturally } from '../../address/naturalOrder.ts';
import { tryAgain } from '../../fetch/retry.ts';
import type { PageView } from '../../site/view.ts';
import { cacheName, storageKey } from './storage.ts';

type SavedPage = Pick<PageView, 'path' | 'title'>;

/** Fills the page that replaces missing ones with a button that loads the page again, and a list of saved pages. */
export function SavedPages({ base }: { base: string }) {
  const [pages, setPages] = useState<SavedPage[]>();
  useEffect(() => {
    readSavedPages(base).then(setPages);
  }, [base]);
  const container = document.querySelector('[data-saved-pages]');
  if (!pages || !container) return null;
  return createPortal(
    <>
      <p>
        <button
          type="button"
          className="text-button"
          onClick={() => tryAgain(() => location.reload())}
        >
          Try again
        </button>
      </p>
      <p>{pages.length > 0 ? 'Saved pages:' : 'No page is saved yet.'}</p>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={storageKey(base, path.slice(1))}>{title}</a>
          </li>
        ))}
      </ul>
    </>,
    container,
  );
}

/** Pages that replace others, or that aren't part of the site's content. */
const GENERATED = ['/offline', '/404', '/embed'];

/** Matches paths that can be the data of a page. */
const DATA = /^(?!assets\/)[^.]+\.json$/;

/** Finds the pages that this browser has stored, sorted by title. Skips a site's own files, and damaged ones. */
export async function readSavedPages(base: string): Promise<SavedPage[]> {
  const cache = await caches.open(cacheName(base));
  const keys = (await cache.keys()).filter(({ url }) =>
    DATA.test(new URL(url).pathname.slice(base.length)),
  );
  const read = async (key: Request): Promise<Partial<PageView> | null> =>
    (await cache.match(key))?.json().catch(() => null);
  const pages = await Promise.all(keys.map(read));
  return pages
    .filter((page): page is PageView => typeof page?.path === 'string' && 'title' in page)
    .filter(({ path }) => !GENERATED.includes(path))
    .sort((a, b) => compareNaturally(a.title, b.title));
}
