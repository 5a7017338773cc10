import { useEffect, useState } from 'react';
import {
  ALL_PAGES_PATH,
  cleanPath,
  dataHref,
  NOT_FOUND_PATH,
  percentDecode,
  toHref,
} from '../../../address/address.ts';
import { ChangingText } from '../../../article/ChangingText.tsx';
import { trustedHtml } from '../../../fetch/trusted.ts';
import type { PageView } from '../../../site/view.ts';
import styles from './MissingPageHelp.module.css';
import { type ListedPage, nearestPages, pathWords } from './nearestPages.ts';

/**
 * Content below the not-found page: a search for the words of the address, and the pages with the nearest addresses. It
 * imports nothing that the app shares with other chunks, which would split the app into more files.
 */
export function MissingPageHelp({ basePath }: { basePath: string }) {
  const [pages, setPages] = useState<ListedPage[]>([]);
  useEffect(() => {
    fetchPages(basePath).then(setPages, (error) =>
      console.warn('The list of pages could not be loaded.', error),
    );
  }, [basePath]);
  const path = percentDecode(location.pathname.slice(basePath.length));
  const words = [...new Set(pathWords(path))].join(' ');
  const nearest = nearestPages(path, pages);
  // At the not-found page's own address, the reader wasn't looking for anything.
  if (words === '' || cleanPath(path) === NOT_FOUND_PATH) return null;
  return (
    <section className={`prose ${styles.help}`} aria-label="Find it">
      <h2>Find it</h2>
      <p>
        <a className={styles.search} href={`?q=${encodeURIComponent(words)}`}>
          <ChangingText>{`Search for “${words}”`}</ChangingText>
        </a>
      </p>
      {nearest.length > 0 && (
        <>
          <p>Pages with a similar address:</p>
          <ul>
            {nearest.map(({ path, title }) => (
              <li key={path}>
                <a href={toHref({ path }, basePath)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Reads the site's pages from the page that lists them. */
async function fetchPages(basePath: string): Promise<ListedPage[]> {
  const response = await fetch(dataHref(ALL_PAGES_PATH, basePath));
  if (!response.ok) throw new Error(`${response.url} has the status ${response.status}`);
  const { html } = (await response.json()) as PageView;
  const list = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => ({
    path: percentDecode(link.pathname.slice(basePath.length)),
    title: link.textContent ?? '',
  }));
}
