import MiniSearch from 'minisearch';
import { hrefOf, isInside } from '../address/address.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Page } from '../content/page.ts';
import { isListed } from '../site/listed.ts';
import type { Site } from '../site/site.ts';
import type { SearchPointer } from './engine.ts';
import { type Links, type SearchDocument, searchOptions } from './options.ts';
import { packIndex } from './pack.ts';

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
  return packIndex(index.toJSON(), config.basePath);
}

/**
 * How many guides link to each section, for what guides lead to is what readers need. The reference
 * links to all it names, needed or not, so it has no say.
 */
export function linksTo({ config, pages }: Pick<Site, 'config' | 'pages'>): Links {
  const reference = referencePath(config);
  const guides = pages.filter(
    (page) => isListed(page) && !(reference !== undefined && isInside(page.path, reference)),
  );
  const links: Links = {};
  for (const { path, links: all } of guides) {
    const others = all.filter((link) => link.path !== path);
    const ids = others.map(({ path, hash }) => (hash === '' ? path : `${path}#${hash}`));
    for (const id of new Set(ids)) links[id] = (links[id] ?? 0) + 1;
  }
  return links;
}

/** Tells where the index lies, and how it is asked: of one build, so that the two always agree. */
export function searchPointer(site: Site, index: string): string {
  const { search } = site.config;
  return JSON.stringify({ index, config: search, links: linksTo(site) } satisfies SearchPointer);
}
