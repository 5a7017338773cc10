import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { type Heading, headingLevel } from './headings.ts';
import type { Section } from './page.ts';

/** Headings deeper than this belong to the section they stand in. */
const DEEPEST_SECTION = 3;

const PLAIN_TAGS = new Set(
  (
    'p ul ol li dl dt dd blockquote pre code kbd strong em del sub sup br hr ' +
    'table thead tbody tr th td h4 h5 h6'
  ).split(' '),
);
/** What is no text: how a page looks or works, where it leads, where it comes from. */
const DROPPED_TAGS = new Set('script style template svg img button input nav footer'.split(' '));

/**
 * Splits an article at its headings of level 1 to 3. The first section is the page itself, with
 * all that stands before the second heading.
 */
export function splitSections(tree: Root, headings: Heading[], pageTitle: string): Section[] {
  const known = new Map(headings.map((heading) => [heading.node, heading]));
  const sections: Section[] = [{ title: pageTitle, titles: [], text: '', html: '' }];
  const above: { level: number; title: string }[] = [{ level: 1, title: pageTitle }];
  let hasTitle = false;

  const open = ({ level, id, text }: Heading) => {
    if (level === 1 && !hasTitle) {
      hasTitle = true;
      return;
    }
    while (above.length > 1 && (above.at(-1)?.level ?? 0) >= level) above.pop();
    sections.push({ id, title: text, titles: above.map(({ title }) => title), text: '', html: '' });
    above.push({ level, title: text });
  };

  const walk = (nodes: (RootContent | ElementContent)[]) => {
    for (const node of nodes) {
      const section = sections.at(-1) as Section;
      if (node.type !== 'element') {
        if (node.type === 'text' && node.value.trim()) add(section, node);
        continue;
      }
      const heading = known.get(node);
      if (heading && heading.level <= DEEPEST_SECTION) open(heading);
      else if (holdsHeading(node)) walk(node.children);
      else add(section, node);
    }
  };
  walk(tree.children);
  return sections.map(({ text, ...section }) => ({
    ...section,
    text: text.replace(/\s+/g, ' ').trim(),
  }));
}

/**
 * Tells in which section an element stands, by the anchor of the section's heading; undefined for
 * the page itself. Asked of elements that were in the tree when it was made.
 */
export function createSectionFinder(
  tree: Root,
  headings: Heading[],
): (node: Element) => string | undefined {
  const title = headings.find(({ level }) => level === 1);
  const opening = headings.filter((one) => one.level <= DEEPEST_SECTION && one !== title);
  const ids = new Map(opening.map(({ node, id }) => [node, id]));
  const sections = new Map<Element, string | undefined>();
  let section: string | undefined;
  visit(tree, 'element', (node) => {
    section = ids.get(node) ?? section;
    sections.set(node, section);
  });
  return (node) => sections.get(node);
}

function add(section: Section, node: ElementContent): void {
  section.text += words(node);
  section.html += toHtml(plain(node));
}

const INLINE_TAGS = new Set('a code del em kbd span strong sub sup mark'.split(' '));

/** The text of a node, with a space where a block or a table cell ends. */
function words(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  // A drawing says what it shows.
  if (node.tagName === 'svg') return ` ${node.properties.ariaLabel ?? ''} `;
  if (node.tagName === 'math') return mathText(node);
  if (isDropped(node)) return '';
  const text = node.children.map(words).join('');
  return INLINE_TAGS.has(node.tagName) ? text : ` ${text} `;
}

/** A formula as one would type it: `E=1/2mv^2`. */
function mathText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const parts = node.children.map(mathText);
  if (node.tagName === 'mfrac') return parts.join('/');
  if (node.tagName === 'msup') return parts.join('^');
  if (node.tagName === 'msub') return parts.join('_');
  return node.tagName === 'msqrt' ? `√(${parts.join('')})` : parts.join('');
}

/** What is no text of the section: scripts, pictures, and the marks of footnotes. */
function isDropped({ tagName, properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const isMark =
    properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
  return DROPPED_TAGS.has(tagName) || isMark || classes.includes('sr-only');
}

function holdsHeading(node: Element): boolean {
  return node.children.some(
    (child) =>
      child.type === 'element' &&
      ((headingLevel(child) ?? Number.POSITIVE_INFINITY) <= DEEPEST_SECTION || holdsHeading(child)),
  );
}

/** The node's text in tags that mean something, without a single attribute. */
function plain(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isDropped(node)) return [];
  const children = node.children.flatMap(plain);
  if (!PLAIN_TAGS.has(node.tagName)) return children;
  return [{ type: 'element', tagName: node.tagName, properties: {}, children }];
}
