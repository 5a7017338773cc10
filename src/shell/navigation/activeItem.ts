import { cleanPath, isBelow } from '../../address/address.ts';
import type { SidebarItem, TopNavItem } from '../../config/schema.ts';

type NavLink = Extract<TopNavItem, { link: string }>;

/** Whether the item stands for the page that is shown: by its link, or by what it matches. */
export function isOwnPage({ link, match }: SidebarItem, path: string): boolean {
  return [link, match].some((own) => own !== undefined && cleanPath(own) === path);
}

/** Whether the item or one of those below it stands for the page that is shown. */
export function isActive(item: SidebarItem, path: string): boolean {
  return isOwnPage(item, path) || (item.items ?? []).some((child) => isActive(child, path));
}

/** The text of the item that stands for the page that is shown, the first in reading order. */
export function activeText(items: SidebarItem[], path: string): string | undefined {
  for (const item of items) {
    const text = isOwnPage(item, path) ? item.text : activeText(item.items ?? [], path);
    if (text !== undefined) return text;
  }
  return undefined;
}

/**
 * What the top navigation says of a link: `page` when it leads to the page that is shown, `true`
 * when that page belongs to the same part of the site.
 */
export function currentLink(
  { link, match = link }: NavLink,
  path: string,
): 'page' | 'true' | undefined {
  if (cleanPath(link) === path) return 'page';
  const part = cleanPath(match);
  // Everything lies below the home page.
  return part !== '/' && isBelow(path, part) ? 'true' : undefined;
}
