import type { Element, ElementContent, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Creates an element. */
export function createElement(
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Returns the elements below a node that have a tag name, or satisfy a condition; all by default. */
export function findElements(
  parent: Root | Element,
  test: string | ((element: Element) => boolean) = () => true,
): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (node) => {
    if (node !== parent && (typeof test === 'string' ? node.tagName === test : test(node)))
      found.push(node);
  });
  return found;
}

/** Returns the value of a `data-` attribute, by its name in HTML; undefined if the element doesn't have it. */
export function getAttribute(name: string, { properties }: Element): string | undefined {
  const value = properties[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
  return value === undefined ? undefined : String(value);
}

/** Returns whether an element has a class. */
export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
