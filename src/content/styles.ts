import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { STYLE } from '../article/attributes.ts';
import { escapeHtml, unescapeHtml } from './escape.ts';

/**
 * Moves style attributes, which the content security policy of pages forbids, to `data-style`. Documents have a rule
 * for each (see `styleRules`), and the app applies them to articles that it loads.
 */
export function moveStyles(tree: Root): void {
  visit(tree, 'element', ({ properties }) => {
    const { style } = properties;
    if (typeof style !== 'string') return;
    delete properties.style;
    properties[STYLE] = style;
  });
}

/** Returns a style attribute in the form that articles contain. */
export function movedStyle(style: string): string {
  return ` ${STYLE}="${escapeHtml(style)}"`;
}

/** Returns the distinct values of an attribute in HTML, such as the moved styles of an article. */
export function stylesIn(html: string, attribute = STYLE): string[] {
  const values = html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'));
  return [...new Set([...values].map(([, value = '']) => unescapeHtml(value)))];
}

/** Prints the rules of a document for the moved styles of its article. */
export function styleRules(styles: string[]): string {
  // Within a style element, only "<" would need to be escaped, and it can occur only in strings.
  return styles
    .map((style) => `[${STYLE}=${cssString(style)}]{${style.replace(/</g, '\\3c ')}}`)
    .join('');
}

/**
 * Serializes a string (https://www.w3.org/TR/cssom-1/#serialize-a-string), with "<", which could end a style element,
 * as an escape.
 */
function cssString(text: string): string {
  const escapes = /["\\<\n]/g;
  return `"${text.replace(escapes, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
