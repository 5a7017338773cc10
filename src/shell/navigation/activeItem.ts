import { cleanPath } from '../../address/address.ts';
import type { SidebarItem } from '../../config/schema.ts';

/** Whether the item leads to the page that is shown. */
export function isOwnPage({ link, match }: SidebarItem, path: string): boolean {
  const own = match ?? link;
  return own !== undefined && cleanPath(own) === path;
}

/** Whether the item or one of those below it leads to the page that is shown. */
export function isActive(item: SidebarItem, path: string): boolean {
  return isOwnPage(item, path) || (item.items ?? []).some((child) => isActive(child, path));
}
