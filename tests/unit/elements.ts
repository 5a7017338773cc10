import type { Element, Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Returns elements in document order by tag name, or all of them for `*`, skipping what is inside an SVG. */
export function elements(
  tree: Nodes,
  name: string,
  test: (element: Element) => boolean = () => true,
): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if ((name === '*' || node.tagName === name) && test(node)) found.push(node);
    return node.tagName === 'svg' ? SKIP : undefined;
  });
  return found;
}
