import { cleanPath, isInside } from '../address/address.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config, SidebarItem } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { type Sidebar, sidebarsOf, titleFromName } from './sidebar.ts';

type SymbolPage = Pick<Page, 'path' | 'title'>;

/** Folders of the reference in the order in which readers need them, with their titles. */
const KINDS = new Map([
  ['classes', 'Classes'],
  ['interfaces', 'Interfaces'],
  ['type-aliases', 'Type Aliases'],
  ['enumerations', 'Enumerations'],
  ['functions', 'Functions'],
]);

/**
 * All sidebars of a site. Pages below the reference have one of their own, unless the writer gave
 * them one; the page of the reference itself is a page of the main one.
 */
export function siteSidebars(config: Config, pages: Page[]): Sidebar[] {
  const reference = referencePath(config);
  if (reference === undefined) return sidebarsOf(config.sidebar, pages);
  const isOfReference = ({ path }: Page) => isInside(path, reference);
  const others = sidebarsOf(
    config.sidebar,
    pages.filter((page) => !isOfReference(page)),
  );
  const isTaken = others.some(({ prefix }) => cleanPath(prefix) === reference);
  const symbolPages = pages.filter(isOfReference);
  if (isTaken || symbolPages.length === 0) return sidebarsOf(config.sidebar, pages);
  return [...others, referenceSidebar(symbolPages, reference)];
}

/** What lies below the reference: `/api/classes/World` is in the group "Classes". */
export function referenceSidebar(pages: SymbolPage[], reference: string): Sidebar {
  const folders = new Map<string, SymbolPage[]>([...KINDS.keys()].map((name) => [name, []]));
  for (const page of pages) {
    const name = folderOf(page.path, reference);
    folders.set(name, [...(folders.get(name) ?? []), page]);
  }
  const single = folders.get('') ?? [];
  folders.delete('');
  const groups = [...folders]
    .filter(([, group]) => group.length > 0)
    .map(([name, group]) => ({
      text: KINDS.get(name) ?? titleFromName(name),
      collapsed: true,
      items: linksTo(group),
    }));
  return {
    prefix: reference,
    onlyBelow: true,
    backLink: true,
    items: [{ text: 'Overview', link: reference }, ...linksTo(single), ...groups],
  };
}

/** The folder below the reference that a page lies in; empty for a page that lies in none. */
function folderOf(path: string, reference: string): string {
  const [folder = '', ...rest] = path.slice(reference.replace(/\/$/, '').length + 1).split('/');
  return rest.length === 0 ? '' : folder;
}

function linksTo(pages: SymbolPage[]): SidebarItem[] {
  return pages
    .map(({ path, title }) => ({ text: title, link: path }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en') || (a.link < b.link ? -1 : 1));
}
