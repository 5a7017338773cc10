import { cleanPath, isInside } from '../address/address.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config, SidebarItem } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { SYMBOL_KINDS } from '../reference/model.ts';
import { groupBy } from './groupBy.ts';
import { type Sidebar, sidebarsOf, titleFromName } from './sidebar.ts';

type SymbolPage = Pick<Page, 'path' | 'title'>;

/** Titles of the folders of the reference, in the order of the sidebar. */
const GROUP_TITLES = new Map<string, string>(
  Object.values(SYMBOL_KINDS).map(({ folder, plural }) => [folder, plural]),
);

/**
 * All sidebars of a site. Pages below the reference have a separate one, unless the writer configured
 * it; the overview itself belongs to the main sidebar.
 */
export function siteSidebars(config: Config, pages: Page[]): Sidebar[] {
  const reference = referencePath(config);
  if (reference === undefined) return sidebarsOf(config.sidebar, pages);
  const isOfReference = ({ path }: Page) => isInside(path, reference);
  const others = sidebarsOf(
    config.sidebar,
    pages.filter((page) => !isOfReference(page)),
  );
  const isConfigured = others.some(({ prefix }) => cleanPath(prefix) === reference);
  const symbolPages = pages.filter(isOfReference);
  if (isConfigured || symbolPages.length === 0) return sidebarsOf(config.sidebar, pages);
  return [...others, referenceSidebar(symbolPages, reference)];
}

/** The sidebar of pages below the reference: `/api/classes/World` is in the group "Classes". */
export function referenceSidebar(pages: SymbolPage[], reference: string): Sidebar {
  const folders = groupBy(pages, ({ path }) => folderOf(path, reference));
  const ungrouped = folders.get('') ?? [];
  folders.delete('');
  const groups = [...new Set([...GROUP_TITLES.keys(), ...folders.keys()])].flatMap((name) => {
    const text = GROUP_TITLES.get(name) ?? titleFromName(name);
    const items = linksTo(folders.get(name) ?? []);
    return items.length === 0 ? [] : [{ text, collapsed: true, items }];
  });
  return {
    prefix: reference,
    onlyBelow: true,
    backLink: true,
    items: [{ text: 'Overview', link: reference }, ...linksTo(ungrouped), ...groups],
  };
}

/** The folder of a page below the reference; empty for a page directly below it. */
function folderOf(path: string, reference: string): string {
  const [folder = '', ...rest] = path.slice(reference.replace(/\/$/, '').length + 1).split('/');
  return rest.length === 0 ? '' : folder;
}

function linksTo(pages: SymbolPage[]): SidebarItem[] {
  return pages
    .map(({ path, title }) => ({ text: title, link: path }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en') || (a.link < b.link ? -1 : 1));
}
