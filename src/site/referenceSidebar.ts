import { cleanPath, isInside, toHref } from '../address/address.ts';
import { compareNaturally } from '../address/naturalOrder.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config, SidebarItem } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { SYMBOL_KINDS } from '../reference/model.ts';
import { groupBy } from './groupBy.ts';
import { createSidebars, linkTo, type Sidebar, type Step, titleFromName } from './sidebar.ts';

type SymbolPage = Pick<Page, 'path' | 'title'>;

/** Titles of the folders of the reference, in the order of the sidebar. */
const GROUP_TITLES = new Map<string, string>(
  Object.values(SYMBOL_KINDS).map(({ folder, plural }) => [folder, plural]),
);

/** A group of the overview, with the names of its symbols in the order of the overview. */
export interface SymbolGroup {
  title: string;
  symbols: string[];
}

/**
 * Creates all sidebars of a site. Pages below the reference have a separate one, unless the writer configured it; the
 * overview itself belongs to the main sidebar.
 */
export function siteSidebars(
  config: Config,
  pages: Page[],
  topics: readonly SymbolGroup[] = [],
): Sidebar[] {
  const reference = referencePath(config);
  if (reference === undefined) return createSidebars(config.sidebar, pages);
  const isOfReference = ({ path }: Page) => isInside(path, reference);
  const others = createSidebars(
    config.sidebar,
    pages.filter((page) => !isOfReference(page)),
  );
  const isConfigured = others.some(({ prefix }) => cleanPath(prefix) === reference);
  const symbolPages = pages.filter(isOfReference);
  if (isConfigured || symbolPages.length === 0) return createSidebars(config.sidebar, pages);
  return [...others, referenceSidebar(symbolPages, reference, topics)];
}

/**
 * Returns the sidebar of pages below the reference: by the topics of the overview, or, without topics, by kind:
 * `/api/classes/World` is in the group "Classes".
 */
export function referenceSidebar(
  pages: SymbolPage[],
  reference: string,
  topics: readonly SymbolGroup[] = [],
): Sidebar {
  const overview = { text: 'Overview', link: toHref({ path: reference }, '') };
  const base = { prefix: reference, onlyBelow: true, backLink: true };
  if (topics.length === 0) return { ...base, items: [overview, ...byKind(pages, reference)] };
  return { ...base, isByTopic: true, items: [overview, ...byTopic(pages, topics)] };
}

function byTopic(pages: SymbolPage[], topics: readonly SymbolGroup[]): SidebarItem[] {
  const named = new Map(pages.map((page) => [page.title, page]));
  const listed = new Set(topics.flatMap(({ symbols }) => symbols));
  const others = pages.filter(({ title }) => !listed.has(title));
  return [
    ...topics.map(({ title, symbols }) =>
      createGroup(title, symbols.flatMap((name) => named.get(name) ?? []).map(linkTo)),
    ),
    createGroup('Other symbols', sorted(others)),
  ].flat();
}

function byKind(pages: SymbolPage[], reference: string): SidebarItem[] {
  const folders = groupBy(pages, ({ path }) => folderPath(path, reference));
  const ungrouped = folders.get('') ?? [];
  folders.delete('');
  const groups = [...new Set([...GROUP_TITLES.keys(), ...folders.keys()])].flatMap((name) =>
    createGroup(GROUP_TITLES.get(name) ?? titleFromName(name), sorted(folders.get(name) ?? [])),
  );
  return [...sorted(ungrouped), ...groups];
}

/** Returns a collapsed group, or nothing if it has no items. */
function createGroup(text: string, items: Step[]): SidebarItem[] {
  return items.length === 0 ? [] : [{ text, collapsed: true, items }];
}

/** Returns the folder of a page below the reference; empty for a page directly below it. */
function folderPath(path: string, reference: string): string {
  const [folder = '', ...rest] = path.slice(reference.replace(/\/$/, '').length + 1).split('/');
  return rest.length === 0 ? '' : folder;
}

function sorted(pages: SymbolPage[]): Step[] {
  const links = pages.map(linkTo);
  return links.sort((a, b) => compareNaturally(a.text, b.text) || (a.link < b.link ? -1 : 1));
}
