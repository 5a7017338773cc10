import { isBelow, linkedPath } from '../address/address.ts';
import type { SidebarItem } from '../config/schema.ts';
import { escapeHtml } from '../content/escape.ts';

/** Matches the title of a tutorial step, which the sidebar numbers: `3. The Jump`. */
const STEP = /^(\d+)\. /;

/**
 * Returns the value of the longest prefix of a path, such as the site's name for the pages of a folder.
 * @param values by their prefix
 */
export function findByPrefix(path: string, values: Record<string, string>): string | undefined {
  const prefixes = Object.keys(values).filter((prefix) => isBelow(path, prefix));
  const [longest] = prefixes.sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : values[longest];
}

/**
 * Returns the line above a page's title as HTML: the kind of page, its group in the sidebar, and its number if it is a
 * step. Empty on a site that doesn't name kinds of pages.
 */
export function eyebrowHtml(
  path: string,
  items: SidebarItem[],
  groups: Record<string, string>,
): string {
  const kind = findByPrefix(path, groups);
  // The overview of a folder would only repeat its title.
  if (kind === undefined || path in groups) return '';
  const parts = findTrail(path, items).map((text) => `<span>${escapeHtml(text)}</span>`);
  return `<p class="eyebrow"><strong>${escapeHtml(kind)}</strong>${parts.join('')}</p>\n`;
}

/** Returns the groups above a page in the sidebar, outermost first, and its number among their steps. */
function findTrail(path: string, items: SidebarItem[]): string[] {
  for (const { text, link, items: children = [] } of items) {
    const own = children.find((child) => child.link && linkedPath(child.link) === path);
    // The page of a group itself already has the group's name as its title.
    if (own)
      return own.text === text || own.link === link ? [] : [text, ...findStep(own, children)];
    const below = findTrail(path, children);
    if (below.length > 0) return [text, ...below];
  }
  return [];
}

/** Returns `Step 3 of 10` for an item that the sidebar numbers. */
function findStep(own: SidebarItem, siblings: SidebarItem[]): string[] {
  const [, number] = STEP.exec(own.text) ?? [];
  const { length } = siblings.filter(({ text }) => STEP.test(text));
  return number === undefined ? [] : [`Step ${number} of ${length}`];
}
