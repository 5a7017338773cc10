import MiniSearch from 'minisearch';
import { hrefOf, isBelow } from '../address/address.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Page } from '../content/page.ts';
import { isListed } from '../site/listed.ts';
import type { Site } from '../site/site.ts';
import type { SearchPointer } from './engine.ts';
import { type SearchDocument, type Signs, searchOptions } from './options.ts';
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

/** Words that a section has for each of its links, if it is more than a list of them. */
const WORDS_BETWEEN_LINKS = 20;

/** What of a site tells how to rank its sections. */
type Indexed = Pick<Site, 'config' | 'pages' | 'symbols'>;

/**
 * What guides tell by their links: what they lead to is what readers need, and what does nothing
 * but lead is not. The reference links to all it names, needed or not, so it has no say.
 */
export function signsOf({ config, pages, symbols }: Indexed): Signs {
  const reference = referencePath(config);
  const guides = pages.filter(
    (page) => isListed(page) && !(reference !== undefined && isBelow(page.path, reference)),
  );
  const links: Signs['links'] = {};
  for (const { path, links: all } of guides) {
    const others = all.filter((link) => link.path !== path && path !== reference);
    const ids = others.map(({ path, hash }) => (hash === '' ? path : `${path}#${hash}`));
    for (const id of new Set(ids)) links[id] = (links[id] ?? 0) + 1;
  }
  return {
    links,
    lists: guides.flatMap((page) => listsIn(page, reference)),
    names: otherNames(pages, symbols),
  };
}

/** The names of symbols that their pages have not as their title, by that title. */
function otherNames(pages: Page[], symbols: Site['symbols']): Signs['names'] {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const names: Signs['names'] = {};
  for (const [name, { path, hash }] of symbols) {
    const title = titles.get(path);
    if (hash !== '' || title === undefined || title === name) continue;
    names[title] = [...(names[title] ?? []), name];
  }
  return names;
}

/**
 * The sections of a page, other than the page itself, that are lists of links. Code in a guide links to
 * the reference by itself, so that counts only where the reference is listed.
 */
function listsIn({ path, sections, links }: Page, reference: string | undefined): string[] {
  const leading = links.filter(
    (link) => reference === undefined || path === reference || !isBelow(link.path, reference),
  );
  return sections.flatMap(({ id, text }) => {
    if (id === undefined) return [];
    const count = leading.filter(({ section }) => section === id).length;
    const words = text.split(/\s+/).length;
    return count > 1 && words < count * WORDS_BETWEEN_LINKS ? `${path}#${id}` : [];
  });
}

/** Tells where the index lies, and how it is asked: of one build, so that the two always agree. */
export function searchPointer(site: Site, index: string): string {
  const { search } = site.config;
  return JSON.stringify({ index, config: search, signs: signsOf(site) } satisfies SearchPointer);
}
