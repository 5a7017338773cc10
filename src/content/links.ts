import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { percentDecode, toHref } from '../address/address.ts';
import { findElements } from './elements.ts';
import type { Link } from './page.ts';
import { resolveLink } from './paths.ts';
import { isForeignTable } from './symbolLinks.ts';

/** Attributes with the addresses of links, and of pages in frames, by element. */
const LINK_ATTRIBUTES: Record<string, string> = { a: 'href', area: 'href', iframe: 'src' };

/**
 * Makes every link work from any page of the site, and lists the internal ones, to be checked once all pages are
 * compiled.
 */
export function resolveLinks(
  tree: Root,
  filePath: string,
  basePath: string,
  findSection: (node: Element) => string | undefined = () => undefined,
): Link[] {
  const links: Link[] = [];
  const foreign = findElements(tree, isForeignTable);
  const lookups = new Set(foreign.flatMap((table) => findElements(table, 'a')));
  visit(tree, 'element', (node) => {
    const name = LINK_ATTRIBUTES[node.tagName];
    const href = name && node.properties[name];
    if (name === undefined || typeof href !== 'string') return;
    const target = resolveLink(href, filePath);
    if (target.kind === 'external') return;
    const { path, hash } = target;
    if (!href.startsWith('#')) node.properties[name] = toHref(target, basePath);
    const section = findSection(node);
    const line = node.position?.start.line;
    const isLookup = lookups.has(node);
    links.push({
      ...{ href: percentDecode(href), path, hash, section, line },
      ...(isLookup && { isLookup }),
    });
  });
  return links;
}
