import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** A heading with the anchor that everything later uses: outline, search, links. */
export interface Heading {
  level: number;
  id: string;
  text: string;
  node: Element;
}

const EXPLICIT_ID = /\s*\{#([\w-]+)\}\s*$/;

/** The level of `h1` to `h6`, else undefined. */
export function headingLevel(node: Element): number | undefined {
  const match = /^h([1-6])$/.exec(node.tagName);
  return match ? Number(match[1]) : undefined;
}

/**
 * All headings in document order, each with an id: its own, one written as `## Text {#id}`,
 * or one made from its text as GitHub does. Writes the ids into the tree.
 */
export function identifyHeadings(tree: Root): Heading[] {
  const headings: (Omit<Heading, 'id'> & { chosen: string | undefined })[] = [];
  visit(tree, 'element', (node) => {
    const level = headingLevel(node);
    if (level === undefined || isHidden(node)) return;
    const explicit = takeExplicitId(node);
    const chosen = typeof node.properties.id === 'string' ? node.properties.id : explicit;
    headings.push({ level, text: textOf(node).trim(), node, chosen });
  });
  const slugger = new GithubSlugger();
  // What the writer chose is taken before anything is made up.
  for (const { chosen } of headings) if (chosen) slugger.occurrences[chosen] = 0;
  return headings.map(({ chosen, ...heading }) => {
    const id = chosen || slugger.slug(slug(heading.text) || 'section');
    heading.node.properties.id = id;
    return { ...heading, id };
  });
}

/** The heading of the footnotes is there for screen readers only; it leads no section. */
function isHidden({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('sr-only');
}

function takeExplicitId(node: Element): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = EXPLICIT_ID.exec((last as Text).value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}
