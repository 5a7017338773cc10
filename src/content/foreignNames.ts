import type { Element, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { toHref } from '../address/address.ts';
import { createElement, findElements } from './elements.ts';
import type { ForeignName } from './page.ts';
import { resolveLink } from './paths.ts';

/**
 * Reads the rows of tables that lead from a name to other pages: code without a link in the first cell, and links in
 * the others, except in remarks in small print. Guides for readers who know another engine contain such tables. Call it
 * after all links of the tree are resolved.
 */
export function readForeignNames(tree: Root, filePath: string, basePath: string): ForeignName[] {
  const names: ForeignName[] = [];
  for (const table of findElements(tree, 'table')) {
    const [title = createElement('th')] = findElements(table, 'th');
    const column = toText(title).trim();
    for (const row of findElements(table, 'tr')) {
      const [first, ...others] = findElements(row, 'td');
      const targets = others.flatMap((cell) => targetsIn(cell, filePath, basePath));
      if (!first || targets.length === 0) continue;
      for (const name of codeIn(first))
        names.push({ name, column, targets: [...new Set(targets)] });
    }
  }
  return names;
}

/**
 * Returns the names in the code of a cell, without arguments. Skips linked code, because it names something of this
 * site.
 */
function codeIn(cell: Element): string[] {
  const linked = findElements(cell, 'a').flatMap((link) => findElements(link, 'code'));
  const codes = findElements(cell, 'code').filter((code) => !linked.includes(code));
  const names = codes.map((code) => toText(code).replace(/\(.*/s, '').trim());
  // A plain word, such as a value, is not a name of another engine.
  return names.filter((name) => /^[A-Za-z]/.test(name) && /[A-Z_.:]/.test(name));
}

function targetsIn(cell: Element, filePath: string, basePath: string): string[] {
  const remarks = findElements(cell, 'small').flatMap((remark) => findElements(remark, 'a'));
  return findElements(cell, 'a').flatMap((link) => {
    const { href } = link.properties;
    if (typeof href !== 'string' || remarks.includes(link)) return [];
    const target = resolveLink(
      href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href,
      filePath,
    );
    return target.kind === 'page' ? [toHref({ ...target, query: '' }, '')] : [];
  });
}
