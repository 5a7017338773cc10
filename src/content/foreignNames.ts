import type { Element, ElementContent, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { toHref } from '../address/address.ts';
import type { ForeignName } from './page.ts';
import { resolveLink } from './paths.ts';

/**
 * Reads the rows of tables that lead from a name to other pages: code without a link in the first cell, and links in
 * the others, except in remarks in small print. Guides for readers who know another engine contain such tables. Call it
 * after all links of the tree are resolved.
 */
export function readForeignNames(tree: Root, filePath: string, basePath: string): ForeignName[] {
  const names: ForeignName[] = [];
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const column = toText(all(table, 'th')[0] ?? EMPTY).trim();
    for (const row of all(table, 'tr')) {
      const [first, ...others] = all(row, 'td');
      const targets = others.flatMap((cell) => targetsIn(cell, filePath, basePath));
      if (!first || targets.length === 0) continue;
      for (const name of codeIn(first))
        names.push({ name, column, targets: [...new Set(targets)] });
    }
  });
  return names;
}

const EMPTY: Element = { type: 'element', tagName: 'td', properties: {}, children: [] };

/** Returns the descendants of an element that have a tag name, in order. */
function all(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

/**
 * Returns the names in the code of a cell, without arguments. Skips linked code, because it names something of this
 * site.
 */
function codeIn(cell: Element): string[] {
  const isLink = (node: ElementContent) => node.type === 'element' && node.tagName === 'a';
  const names: string[] = [];
  const walk = (node: ElementContent) => {
    if (node.type !== 'element' || isLink(node)) return;
    if (node.tagName === 'code') names.push(toText(node).replace(/\(.*/s, '').trim());
    else node.children.forEach(walk);
  };
  cell.children.forEach(walk);
  // A plain word, such as a value, is not a name of another engine.
  return names.filter((name) => /^[A-Za-z]/.test(name) && /[A-Z_.:]/.test(name));
}

function targetsIn(cell: Element, filePath: string, basePath: string): string[] {
  const remarks = new Set(all(cell, 'small').flatMap((remark) => all(remark, 'a')));
  return all(cell, 'a').flatMap((link) => {
    const { href } = link.properties;
    if (typeof href !== 'string' || remarks.has(link)) return [];
    const target = resolveLink(
      href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href,
      filePath,
    );
    if (target.kind !== 'page') return [];
    return [toHref({ ...target, query: '' }, '')];
  });
}
