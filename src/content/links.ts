import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hrefOf, percentDecode } from '../address/address.ts';
import type { Link } from './page.ts';
import { resolveLink } from './paths.ts';

/**
 * Makes every link work from any page of the site, and lists the internal ones, to be checked once
 * all pages are known.
 */
export function placeLinks(
  tree: Root,
  filePath: string,
  basePath: string,
  sectionOf: (node: Element) => string | undefined = () => undefined,
): Link[] {
  const links: Link[] = [];
  visit(tree, 'element', (node) => {
    const { href } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string') return;
    const target = resolveLink(href, filePath);
    if (target.kind === 'external') return;
    const { path, hash } = target;
    if (!href.startsWith('#')) node.properties.href = hrefOf(target, basePath);
    const section = sectionOf(node);
    links.push({ href: percentDecode(href), path, hash, section, line: node.position?.start.line });
  });
  return links;
}
