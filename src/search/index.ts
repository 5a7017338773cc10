import MiniSearch from 'minisearch';
import { hrefOf, isBelow } from '../address/address.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { isListed } from '../site/listed.ts';
import type { Site } from '../site/site.ts';
import { type RankingSignals, type SearchDocument, searchOptions } from './options.ts';
import { packIndex } from './pack.ts';
import type { SearchPointer } from './search.ts';

/**
 * One document for each section of a page.
 * @param terms whose aliases find the sections that explain them
 */
export function documentsOf(
  { path, sections }: Page,
  { basePath, terms }: Pick<Config, 'basePath' | 'terms'>,
): SearchDocument[] {
  return sections.map(({ id: anchor, title, titles, text }) => {
    const id = anchor === undefined ? path : `${path}#${anchor}`;
    const aliases = terms.filter(({ link }) => link === id).flatMap((term) => term.aliases);
    return {
      ...{ id, title, titles, text },
      ...(aliases.length > 0 && { aliases }),
      href: hrefOf({ path, hash: anchor }, basePath),
      isPage: anchor === undefined,
    };
  });
}

/** The serialized index of a whole site. */
export function buildIndex({ config, pages }: Site): string {
  const index = new MiniSearch<SearchDocument>(searchOptions(config.search));
  for (const page of pages.filter(isListed)) index.addAll(documentsOf(page, config));
  return packIndex(index.toJSON(), config.basePath);
}

/** A section with fewer words for each of its links is a list of links. */
const MIN_WORDS_PER_LINK = 20;

type RankedSite = Pick<Site, 'config' | 'pages' | 'symbols'>;

/**
 * Ranks sections by the links of guides: readers need what guides link to, but not lists of links.
 * Links in the reference don't count, because it links every name.
 */
export function rankingSignals({ config, pages, symbols }: RankedSite): RankingSignals {
  const reference = referencePath(config);
  const guides = pages.filter(
    (page) => isListed(page) && !(reference !== undefined && isBelow(page.path, reference)),
  );
  const links: RankingSignals['links'] = {};
  for (const { path, links: all } of guides) {
    const others = all.filter((link) => link.path !== path && path !== reference);
    const ids = others.map(({ path, hash }) => (hash === '' ? path : `${path}#${hash}`));
    for (const id of new Set(ids)) links[id] = (links[id] ?? 0) + 1;
  }
  return {
    links,
    lists: guides.flatMap((page) => listsIn(page, reference)),
    internals: pages.filter(isListed).flatMap(internalsIn),
    names: otherNames(pages, symbols),
  };
}

/** The path of an internal page, otherwise the ids of its internal sections. */
function internalsIn({ path, sections }: Page): string[] {
  const internal = sections.filter(({ isInternal }) => isInternal);
  if (internal.some(({ id }) => id === undefined)) return [path];
  return internal.map(({ id }) => `${path}#${id}`);
}

/** Names of symbols other than the title of their page, by that title. */
function otherNames(pages: Page[], symbols: Site['symbols']): RankingSignals['names'] {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const names: RankingSignals['names'] = {};
  for (const [name, { path, hash }] of symbols) {
    const title = titles.get(path);
    if (hash !== '' || title === undefined || title === name) continue;
    names[title] = [...(names[title] ?? []), name];
  }
  return names;
}

/**
 * The ids of the sections of a page, except its first, that are lists of links. Links to the reference
 * count only on its overview, because code in guides links to it automatically.
 */
function listsIn({ path, sections, links }: Page, reference: string | undefined): string[] {
  const counted = links.filter(
    (link) => reference === undefined || path === reference || !isBelow(link.path, reference),
  );
  return sections.flatMap(({ id, text }) => {
    if (id === undefined) return [];
    const count = counted.filter(({ section }) => section === id).length;
    const words = text.split(/\s+/).length;
    return count > 1 && words < count * MIN_WORDS_PER_LINK ? `${path}#${id}` : [];
  });
}

/** The file that names the current index and configures the search: both are of one build. */
export function searchPointer(site: Site, index: string): string {
  const { search } = site.config;
  return JSON.stringify({
    index,
    config: search,
    signals: rankingSignals(site),
  } satisfies SearchPointer);
}
