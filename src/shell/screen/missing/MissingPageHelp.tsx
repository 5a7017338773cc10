import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ALL_PAGES_PATH, dataPath, hrefOf, percentDecode } from '../../../address/address.ts';
import type { PageView } from '../../../site/view.ts';
import { setParameter } from '../../data/address.ts';
import { SEARCH_BUTTON_ID } from '../../search/keys.ts';
import { useSite } from '../../siteContext.ts';
import styles from './MissingPageHelp.module.css';
import { type ListedPage, nearestPages, pathWords } from './nearestPages.ts';

/** Below the not-found page: a search for the words of the address, and the pages with the nearest ones. */
export function MissingPageHelp() {
  const { pathname } = useLocation();
  const { basePath } = useSite().config;
  const [pages, setPages] = useState<ListedPage[]>([]);
  useEffect(() => {
    fetchPages(basePath).then(setPages, (error) =>
      console.warn('The list of pages could not be loaded.', error),
    );
  }, [basePath]);
  const path = percentDecode(pathname);
  const words = [...new Set(pathWords(path))].join(' ');
  const nearest = nearestPages(path, pages);
  if (words === '') return null;
  return (
    <section className={`prose ${styles.help}`} aria-labelledby="missing-page-help">
      <h2 id="missing-page-help">Find it</h2>
      <p>
        <button type="button" className={styles.search} onClick={() => searchFor(words)}>
          Search for “{words}”
        </button>
      </p>
      {nearest.length > 0 && (
        <>
          <p>Pages with a similar address:</p>
          <ul>
            {nearest.map(({ path, title }) => (
              <li key={path}>
                <a href={hrefOf({ path }, basePath)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The search reads its first words from the address. */
function searchFor(words: string): void {
  setParameter('q', words);
  document.getElementById(SEARCH_BUTTON_ID)?.click();
}

/** Reads the pages of the site from the page that lists them. */
async function fetchPages(basePath: string): Promise<ListedPage[]> {
  const response = await fetch(basePath + dataPath(ALL_PAGES_PATH));
  if (!response.ok) throw new Error(`${response.url} has the status ${response.status}`);
  const { html } = (await response.json()) as PageView;
  const list = new DOMParser().parseFromString(html, 'text/html');
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => ({
    path: percentDecode(link.pathname.slice(basePath.length)),
    title: link.textContent ?? '',
  }));
}
