import { isBelow, isInside, linkedPath, percentDecode, toHref } from '../address/address.ts';
import type { Config, SidebarItem } from '../config/schema.ts';
import { capitalize } from '../content/capitalize.ts';
import type { Page } from '../content/page.ts';
import { groupBy } from './groupBy.ts';

/** A sidebar, displayed on every page whose path starts with its prefix. */
export interface Sidebar {
  prefix: string;
  /** Whether the page at the prefix itself is excluded. */
  onlyBelow?: boolean;
  /** Whether it links back to the page that the reader came from. */
  backLink: boolean;
  /** Whether its groups are topics, so that readers can choose alphabetical order instead. */
  isByTopic?: true;
  items: SidebarItem[];
}

/** A link in the reading order. */
export interface Step {
  text: string;
  link: string;
}

/**
 * Maximum number of pages for a single sidebar. With more pages, each top folder of a site without a configured sidebar
 * gets its own.
 */
const MAX_PAGES_PER_SIDEBAR = 200;

/** Returns the configured sidebars, or else those derived from the folders of `pages/`. */
export function createSidebars(configured: Config['sidebar'], pages: Page[]): Sidebar[] {
  if (configured === undefined) return sidebarsFromFolders(pages);
  if (Array.isArray(configured)) return [{ prefix: '/', backLink: false, items: configured }];
  return Object.entries(configured).map(([written, value]) => {
    const prefix = percentDecode(written);
    return Array.isArray(value)
      ? { prefix, backLink: prefix !== '/', items: value }
      : { prefix, backLink: value.backLink, items: value.items };
  });
}

/** Returns the sidebar with the longest prefix of a path. */
export function sidebarFor(sidebars: Sidebar[], path: string): Sidebar | undefined {
  return sidebars
    .filter(({ prefix, onlyBelow }) => (onlyBelow ? isInside : isBelow)(path, prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

/** Returns the links within the site in reading order, each once. */
export function readingOrder(items: SidebarItem[]): Step[] {
  const steps = new Map<string, Step>();
  const walk = ({ text, link, items: children }: SidebarItem) => {
    if (link?.startsWith('/') && !steps.has(link)) steps.set(link, { text, link });
    children?.forEach(walk);
  };
  items.forEach(walk);
  return [...steps.values()];
}

/** Sorts pages by their position in the sidebars, with unlisted pages at the end. */
export function inReadingOrder<T extends Pick<Page, 'path'>>(pages: T[], sidebars: Sidebar[]): T[] {
  const steps = readingOrder(sidebars.flatMap(({ items }) => items));
  const positions = new Map(steps.map(({ link }, index) => [linkedPath(link), index]));
  const findPosition = ({ path }: T) => positions.get(path) ?? steps.length;
  return [...pages].sort((a, b) => findPosition(a) - findPosition(b));
}

/** Creates sidebars from folders: folders as groups, pages by their titles, `index` first. */
function sidebarsFromFolders(pages: Page[]): Sidebar[] {
  const root = itemsOfFolder('/', pages);
  if (pages.length <= MAX_PAGES_PER_SIDEBAR) return [{ prefix: '/', backLink: false, items: root }];
  // Every page contains its sidebar, so with thousands of pages, a single sidebar would outweigh the pages.
  const folders = root.filter(({ items }) => items);
  const main = root.map((item) => (item.items ? { text: item.text, link: firstLink(item) } : item));
  return [
    { prefix: '/', backLink: false, items: main },
    ...folders.map((item) => ({
      prefix: percentDecode(item.match as string),
      backLink: true,
      items: item.items as SidebarItem[],
    })),
  ];
}

function itemsOfFolder(folder: string, pages: Page[]): SidebarItem[] {
  const own = pages.filter(({ path }) => path === folder);
  const below = pages.filter(({ path }) => path !== folder);
  const children = groupBy(below, ({ path }) => childFolder(folder, path));
  return [
    ...own.map(linkTo),
    ...[...children].map(([child, group]) => {
      const [first] = group;
      if (group.length === 1 && first.path === child) return linkTo(first);
      const text = titleFromName(child.slice(child.lastIndexOf('/') + 1));
      return {
        text,
        match: toHref({ path: child }, ''),
        collapsed: true,
        items: itemsOfFolder(child, group),
      };
    }),
  ];
}

/** Returns the folder or page directly below a folder: `/joint/rope` for `/joint/rope/knots` below `/joint`. */
function childFolder(folder: string, path: string): string {
  const end = path.indexOf('/', folder === '/' ? 1 : folder.length + 1);
  return end === -1 ? path : path.slice(0, end);
}

/** Returns the item of a page. */
export function linkTo({ title, path }: Pick<Page, 'title' | 'path'>): Step {
  return { text: title, link: toHref({ path }, '') };
}

function firstLink(item: SidebarItem): string | undefined {
  return item.link ?? item.items?.map(firstLink).find((link) => link !== undefined);
}

/** Converts a name to a title: `api-conventions` to `Api conventions`. */
export function titleFromName(name: string): string {
  return capitalize(name.replace(/[-_]+/g, ' '));
}
