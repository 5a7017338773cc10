import { isBelow } from '../address/address.ts';
import type { Config, SidebarItem } from '../config/schema.ts';
import type { Page } from '../content/page.ts';

/** One sidebar, shown on every page whose path starts with its prefix. */
export interface Sidebar {
  prefix: string;
  /** Whether it leads back to the page the reader came from. */
  backLink: boolean;
  items: SidebarItem[];
}

/** A place in the reading order. */
export interface Step {
  text: string;
  link: string;
}

/** Above this number of pages, each top folder of a site without a configured sidebar has its own. */
const MOST_IN_ONE_SIDEBAR = 200;

/** The sidebars as configured, or else made from the folders of `pages/`. */
export function sidebarsOf(configured: Config['sidebar'], pages: Page[]): Sidebar[] {
  if (configured === undefined) return sidebarsFromFolders(pages);
  if (Array.isArray(configured)) return [{ prefix: '/', backLink: false, items: configured }];
  return Object.entries(configured).map(([prefix, value]) =>
    Array.isArray(value)
      ? { prefix, backLink: prefix !== '/', items: value }
      : { prefix, backLink: value.backLink, items: value.items },
  );
}

/** The sidebar with the longest prefix of a path. */
export function sidebarFor(sidebars: Sidebar[], path: string): Sidebar | undefined {
  return sidebars
    .filter(({ prefix }) => isBelow(path, prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

/** The items that lead somewhere, in reading order, each link once. */
export function readingOrder(items: SidebarItem[]): Step[] {
  const steps = items.flatMap((item): Step[] => [
    ...(item.link?.startsWith('/') ? [{ text: item.text, link: item.link }] : []),
    ...readingOrder(item.items ?? []),
  ]);
  return steps.filter(({ link }, index) => steps.findIndex((step) => step.link === link) === index);
}

/** Folders as groups, pages by their titles, `index` first. */
function sidebarsFromFolders(pages: Page[]): Sidebar[] {
  const root = itemsOfFolder('/', pages);
  if (pages.length <= MOST_IN_ONE_SIDEBAR) return [{ prefix: '/', backLink: false, items: root }];
  // Every page carries its sidebar: with thousands of pages, one for all would outweigh the pages.
  const folders = root.filter(({ items }) => items);
  const main = root.map((item) => (item.items ? { text: item.text, link: firstLink(item) } : item));
  return [
    { prefix: '/', backLink: false, items: main },
    ...folders.map((item) => ({
      prefix: item.match as string,
      backLink: true,
      items: item.items as SidebarItem[],
    })),
  ];
}

function itemsOfFolder(folder: string, pages: Page[]): SidebarItem[] {
  const prefix = folder === '/' ? '/' : `${folder}/`;
  const groups = new Map<string, Page[]>();
  const items: SidebarItem[] = [];
  for (const page of pages) {
    if (page.path === folder) {
      items.unshift({ text: page.title, link: page.path });
      continue;
    }
    const [name = '', ...deeper] = page.path.slice(prefix.length).split('/');
    const child = prefix + name;
    if (deeper.length === 0 && !pages.some(({ path }) => path.startsWith(`${child}/`))) {
      items.push({ text: page.title, link: page.path });
      continue;
    }
    const group = groups.get(child) ?? [];
    if (group.length === 0)
      items.push({ text: titleFromName(name), match: child, collapsed: true });
    groups.set(child, [...group, page]);
  }
  return items.map((item) => {
    const group = item.match === undefined ? undefined : groups.get(item.match);
    return group ? { ...item, items: itemsOfFolder(item.match as string, group) } : item;
  });
}

function firstLink(item: SidebarItem): string | undefined {
  return item.link ?? item.items?.map(firstLink).find((link) => link !== undefined);
}

/** `api-conventions` becomes `Api conventions`. */
function titleFromName(name: string): string {
  const words = name.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
