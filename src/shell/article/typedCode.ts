import { TYPES } from '../../article/attributes.ts';
import type { TypesView } from '../../site/types.ts';

/** Class of an identifier with a type. Its `data-entry` is the entry in the table. */
export const TYPED = 'typed';

/** Selects text in a code block that isn't code. */
const NOT_CODE = '.sr-only';

/**
 * Wraps each identifier of the table in an element. The page's HTML doesn't contain these elements, because they would
 * double the size of its code.
 */
export function markIdentifiers(article: HTMLElement, { blocks }: TypesView): void {
  const codes = article.querySelectorAll(`.code[${TYPES}] > code`);
  for (const [index, code] of codes.entries()) {
    const texts = collectTexts(code);
    // Start from the end, because splitting a text changes the offsets after it.
    for (const [offset, length, entry] of [...(blocks[index] ?? [])].sort((a, b) => b[0] - a[0])) {
      const found = texts.findLast(({ start }) => start <= offset);
      if (!found || offset + length > found.start + found.node.length) continue;
      const identifier = found.node.splitText(offset - found.start);
      identifier.splitText(length);
      const element = document.createElement('span');
      element.className = TYPED;
      element.dataset.entry = String(entry);
      wrap(identifier, element);
    }
  }
}

/** Wraps a text in an element, without moving the search's highlights. */
function wrap(text: Text, element: HTMLElement): void {
  // Firefox before 140 doesn't support highlights.
  const marks = [...(CSS.highlights?.values() ?? [])]
    .flatMap((highlight) => [...highlight])
    .filter((range) => range instanceof Range)
    .map((range) => ({ range, before: new StaticRange(range) }));
  text.replaceWith(element);
  element.append(text);
  for (const { range, before } of marks) {
    if (before.startContainer === text) range.setStart(text, before.startOffset);
    if (before.endContainer === text) range.setEnd(text, before.endOffset);
  }
}

/** Returns the identifiers of a code block, in document order. */
export function findIdentifiers(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>(`.${TYPED}`)];
}

/** Returns the identifier that a key leads to, along the line or to an adjacent line. */
export function identifierByKey(
  identifiers: HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const at = identifiers.indexOf(from);
  const here = from.getBoundingClientRect();
  const isOtherLine = (element: HTMLElement) =>
    Math.abs(element.getBoundingClientRect().top - here.top) > here.height / 2;
  switch (key) {
    case 'ArrowRight':
      return identifiers[at + 1];
    case 'ArrowLeft':
      return identifiers[at - 1];
    case 'ArrowDown':
      return identifiers.slice(at).find(isOtherLine);
    case 'ArrowUp':
      return identifiers.slice(0, at).findLast(isOtherLine);
    case 'Home':
      return identifiers[0];
    case 'End':
      return identifiers.at(-1);
    default:
      return undefined;
  }
}

/** Returns the text nodes of the code, with their offsets. */
function collectTexts(code: Element): { node: Text; start: number }[] {
  const texts: { node: Text; start: number }[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(NOT_CODE)) continue;
    texts.push({ node, start });
    start += node.length;
  }
  return texts;
}
