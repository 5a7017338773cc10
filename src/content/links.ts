import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { percentDecode, toHref } from '../address/address.ts';
import { FOREIGN_PROPERTY } from '../article/attributes.ts';
import type { Link } from './page.ts';
import { resolveLink } from './paths.ts';

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
  const lookups = linksOfForeignTables(tree);
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

function linksOfForeignTables(tree: Root): Set<Element> {
  const links = new Set<Element>();
  visit(tree, 'element', (table) => {
    if (table.properties[FOREIGN_PROPERTY] === undefined) return;
    visit(table, 'element', (node) => void (node.tagName === 'a' && links.add(node)));
    return SKIP;
  });
  return links;
}
