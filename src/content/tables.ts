import type { Element, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { createElement, findElements } from './elements.ts';

/** Minimum number of columns of a table that becomes blocks, because two columns fit a phone. */
const MIN_COLUMNS = 3;
/** Minimum length of a name that can break, because shorter names fit any column. */
const MIN_NAME = 14;
/** Minimum length of a part of a name, because shorter parts look torn off. */
const MIN_PART = 3;
/** Minimum length of a cell that is text to read, rather than a value to compare. */
const MIN_TEXT = 30;

/**
 * Prepares tables for narrow screens. Names in them can break between their words, and a wide table scrolls instead of
 * the page. In a table of text, cells contain the title of their column, so that a row can become a block.
 */
export function prepareTables(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    breakNames(node);
    // A cell without text is the header of nothing.
    for (const cell of findElements(node, 'th'))
      if (toText(cell).trim() === '') cell.tagName = 'td';
    const isStacked = node.properties.className === undefined && labelCells(node);
    const className = isStacked ? ['table', 'stacked'] : ['table'];
    parent.children[index] = createElement('div', { className }, [node]);
    return [SKIP, index + 1];
  });
}

/** Adds positions at which the names in the code of a table can break. */
function breakNames(table: Element): void {
  visit(table, 'element', (node) => {
    if (node.tagName === 'pre') return SKIP;
    if (node.tagName !== 'code') return;
    visit(node, 'text', (text, index, parent) => {
      if (text.value.length < MIN_NAME) return;
      const [first = '', ...rest] = nameParts(text.value);
      if (!parent || index === undefined || rest.length === 0) return;
      const parts = rest.flatMap((value) => [
        createElement('wbr'),
        { type: 'text' as const, value },
      ]);
      parent.children.splice(index, 1, { type: 'text', value: first }, ...parts);
      return [SKIP, index + 1 + parts.length];
    });
    return SKIP;
  });
}

/**
 * Adds the title of its column to each cell of a table of text, except to the first, which names the row, and to the
 * longest, which explains itself. Returns whether it is such a table.
 */
function labelCells(table: Element): boolean {
  const [head, ...rows] = findElements(table, 'tr').map(({ children }) =>
    children.filter((child) => child.type === 'element'),
  );
  const titles = head?.map((cell) => toText(cell)) ?? [];
  const lengths = titles.map((_, column) =>
    Math.max(0, ...rows.map((row) => toText(row[column] ?? createElement('td')).length)),
  );
  const longest = Math.max(...lengths);
  if (titles.length < MIN_COLUMNS || longest < MIN_TEXT) return false;
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const isClear = column === 0 || column === lengths.indexOf(longest);
      if (!isClear && titles[column]) cell.properties['data-column'] = titles[column];
    }
  }
  return true;
}

/**
 * Splits a long text at the positions where lines can break: between the words of a name in camel case, and after a
 * dot, `::`, or an underscore. `World.getBodyList()` has the parts `World.`, `get`, `Body`, `List()`.
 */
export function nameParts(text: string): string[] {
  const parts: string[] = [];
  for (const word of text.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=[._:])(?=\p{L})/u)) {
    const last = parts.at(-1);
    if (last !== undefined && (last.length < MIN_PART || word.length < MIN_PART))
      parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return parts;
}
