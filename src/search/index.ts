import MiniSearch from 'minisearch';
import { hrefOf } from '../address/address.ts';
import type { Page } from '../content/page.ts';
import { isListed } from '../site/listed.ts';
import type { Site } from '../site/site.ts';
import type { SearchPointer } from './engine.ts';
import { type SearchDocument, searchOptions } from './options.ts';

/** One document for each section of a page. */
export function documentsOf({ path, sections }: Page, basePath: string): SearchDocument[] {
  return sections.map(({ id, title, titles, text, html }) => ({
    id: id === undefined ? path : `${path}#${id}`,
    title,
    titles,
    text,
    href: hrefOf({ path, hash: id }, basePath),
    html,
    isPage: id === undefined,
  }));
}

/** The serialized index of a whole site. */
export function buildIndex({ config, pages }: Site): string {
  const index = new MiniSearch<SearchDocument>(searchOptions(config.search));
  for (const page of pages.filter(isListed)) index.addAll(documentsOf(page, config.basePath));
  return JSON.stringify(index);
}

/** Tells where the index lies, and how it is asked: of one build, so that the two always agree. */
export function searchPointer({ config }: Site, index: string): string {
  return JSON.stringify({ index, config: config.search } satisfies SearchPointer);
}
