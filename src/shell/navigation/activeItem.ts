import { isBelow, linkedPath, nearestPath } from '../../address/address.ts';
import type { SidebarItem, TopNavItem } from '../../config/schema.ts';

export type NavLink = Extract<TopNavItem, { link: string }>;

/** Returns whether the item is the current page's, by its link or its match. */
export function isOwnPage({ link, match }: SidebarItem, path: string): boolean {
  return [link, match].some((own) => own !== undefined && linkedPath(own) === path);
}

/** Returns whether the item or one of its descendants is the current page's. */
export function isActive(item: SidebarItem, path: string): boolean {
  return isOwnPage(item, path) || (item.items ?? []).some((child) => isActive(child, path));
}

/**
 * Returns the page that a sidebar marks as the current one: the page, or the nearest one above it if it isn't listed.
 */
export function markedPath(items: SidebarItem[], path: string): string | undefined {
  return nearestPath(path, (one) => items.some((item) => isActive(item, one)));
}

/** Returns the text of the current page's first item. */
export function activeText(items: SidebarItem[], path: string): string | undefined {
  for (const item of items) {
    const text = isOwnPage(item, path) ? item.text : activeText(item.items ?? [], path);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Returns the `aria-current` of a link: `page` for the current page, `true` for its part of the site. */
export function currentLink(
  { link, match = link }: NavLink,
  path: string,
): 'page' | 'true' | undefined {
  if (linkedPath(link) === path) return 'page';
  const part = linkedPath(match);
  // The home page is above every page, so it would always be current.
  return part !== undefined && part !== '/' && isBelow(path, part) ? 'true' : undefined;
}
