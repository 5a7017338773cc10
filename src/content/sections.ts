import type { Element, ElementContent, Root, RootContent } from 'hast';
import { hasClass } from './elements.ts';
import type { Heading } from './headings.ts';
import { CELL, type Section } from './page.ts';

/** Elements that contribute no text to their section: scripts, styles, controls, and navigation. */
const DROPPED_TAGS = new Set('script style template img button input nav footer'.split(' '));
/**
 * Classes of elements that contribute no text: text for screen readers only, titles that all tables of symbols share,
 * and types that signatures repeat.
 */
const DROPPED_CLASSES = ['sr-only', 'field-titles', 'short-type'];
const INLINE_TAGS = new Set('abbr a b code del em i kbd mark small span strong sub sup'.split(' '));

/**
 * Splits the text of an article into sections, each of which starts at a heading. The first section is the page itself,
 * up to the second heading.
 */
export function readSections(tree: Root, headings: Heading[], pageTitle: string): Section[] {
  const headingsByNode = new Map(headings.map((heading) => [heading.node, heading]));
  const title = headings.find(({ isTitle }) => isTitle);
  const sections: Section[] = [{ title: pageTitle, titles: [], text: '', ...headingFacts(title) }];
  const above: { level: number; title: string }[] = [{ level: 1, title: pageTitle }];
  let isCode = false;

  const open = (heading: Heading) => {
    const { level, id, text } = heading;
    while (above.length > 1 && (above.at(-1)?.level ?? 0) >= level) above.pop();
    const titles = above.map(({ title }) => title);
    sections.push({ id, title: text, titles, text: '', ...headingFacts(heading) });
    above.push({ level, title: text });
  };

  const add = (text: string) => {
    const section = sections.at(-1);
    if (section && isCode) section.code = (section.code ?? '') + text;
    else if (section) section.text += text;
  };

  const walk = (node: RootContent | ElementContent) => {
    if (node.type === 'text') return add(isCode ? node.value : node.value.replace(/\s+/g, ' '));
    if (node.type !== 'element') return;
    const heading = headingsByNode.get(node);
    if (heading?.opensSection) return open(heading);
    if (heading?.isTitle || isDropped(node)) return;
    // The text of a drawing is its accessible name.
    if (node.tagName === 'svg') return add(`\n${node.properties.ariaLabel ?? ''}\n`);
    if (node.tagName === 'math') return add(mathText(node));
    const edge = separatorFor(node.tagName);
    add(edge);
    const isWithin = isCode;
    isCode ||= node.tagName === 'pre';
    node.children.forEach(walk);
    isCode = isWithin;
    add(edge);
  };
  tree.children.forEach(walk);
  return sections.map(({ code, ...section }) => ({
    ...section,
    text: normalizeSpace(section.text),
    ...(code && { code: code.trim() }),
  }));
}

/** Returns the separator between the text of an element and its neighbors. */
function separatorFor(tagName: string): string {
  if (INLINE_TAGS.has(tagName)) return '';
  if (tagName === 'br') return ' ';
  return tagName === 'td' || tagName === 'th' ? CELL : '\n';
}

/** Normalizes white space: single spaces within lines, single tabs between cells, no empty lines. */
function normalizeSpace(text: string): string {
  return text
    .replace(/ *[\t]+[ \t]*/g, CELL)
    .replace(/\s*\n\s*/g, '\n')
    .replace(/ +/g, ' ')
    .trim();
}

/** Returns what a heading states about its section, without values that nearly all sections share. */
function headingFacts(heading: Heading | undefined): Pick<Section, 'isInternal' | 'searchPhrases'> {
  const { isInternal = false, searchPhrases = [] } = heading ?? {};
  return { ...(isInternal && { isInternal }), ...(searchPhrases.length > 0 && { searchPhrases }) };
}

/** Returns a formula as plain text: `E=1/2mv^2`. */
function mathText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const parts = node.children.map(mathText);
  if (node.tagName === 'mfrac') return parts.join('/');
  if (node.tagName === 'msup') return parts.join('^');
  if (node.tagName === 'msub') return parts.join('_');
  return node.tagName === 'msqrt' ? `√(${parts.join('')})` : parts.join('');
}

/**
 * Returns whether a node is excluded from the text: controls, pictures, titles of fields, and the marks of footnotes.
 */
function isDropped(node: Element): boolean {
  const { dataFootnoteRef, dataFootnoteBackref } = node.properties;
  if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return true;
  return DROPPED_TAGS.has(node.tagName) || DROPPED_CLASSES.some((name) => hasClass(node, name));
}
