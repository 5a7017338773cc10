import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Heading } from './headings.ts';
import type { Section } from './page.ts';

/** Elements without text of their section: scripts, styles, controls, and navigation. */
const DROPPED_TAGS = new Set('script style template img button input nav footer'.split(' '));
const INLINE_TAGS = new Set('a code del em kbd span strong sub sup mark'.split(' '));

/**
 * Splits the text of an article into sections, each of which starts at a heading. The first section
 * is the page itself, up to the second heading.
 */
export function readSections(tree: Root, headings: Heading[], pageTitle: string): Section[] {
  const headingOf = new Map(headings.map((heading) => [heading.node, heading]));
  const title = headings.find(({ isTitle }) => isTitle);
  const sections: Section[] = [{ ...internalFlag(title), title: pageTitle, titles: [], text: '' }];
  const above: { level: number; title: string }[] = [{ level: 1, title: pageTitle }];

  const open = (heading: Heading) => {
    const { level, id, text } = heading;
    while (above.length > 1 && (above.at(-1)?.level ?? 0) >= level) above.pop();
    const titles = above.map(({ title }) => title);
    sections.push({ ...internalFlag(heading), id, title: text, titles, text: '' });
    above.push({ level, title: text });
  };

  const add = (text: string) => {
    const section = sections.at(-1);
    if (section) section.text += text;
  };

  const walk = (node: RootContent | ElementContent) => {
    if (node.type === 'text') return add(node.value);
    if (node.type !== 'element') return;
    const heading = headingOf.get(node);
    if (heading?.opensSection) return open(heading);
    if (heading?.isTitle || isDropped(node)) return;
    // The text of a drawing is its accessible name.
    if (node.tagName === 'svg') return add(` ${node.properties.ariaLabel ?? ''} `);
    if (node.tagName === 'math') return add(mathText(node));
    // Separates the words of adjacent blocks or table cells.
    const space = INLINE_TAGS.has(node.tagName) ? '' : ' ';
    add(space);
    node.children.forEach(walk);
    add(space);
  };
  tree.children.forEach(walk);
  for (const section of sections) section.text = section.text.replace(/\s+/g, ' ').trim();
  return sections;
}

/** Omitted where it is false, as in nearly all sections. */
function internalFlag(heading: Heading | undefined): Pick<Section, 'isInternal'> {
  return heading?.isInternal ? { isInternal: true } : {};
}

/** A formula as plain text: `E=1/2mv^2`. */
function mathText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const parts = node.children.map(mathText);
  if (node.tagName === 'mfrac') return parts.join('/');
  if (node.tagName === 'msup') return parts.join('^');
  if (node.tagName === 'msub') return parts.join('_');
  return node.tagName === 'msqrt' ? `√(${parts.join('')})` : parts.join('');
}

/** Whether a node is excluded from the text: controls, pictures, and the marks of footnotes. */
function isDropped({ tagName, properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const isMark =
    properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
  return DROPPED_TAGS.has(tagName) || isMark || classes.includes('sr-only');
}
