import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { INTERNAL } from '../article/attributes.ts';
import type { Problem } from '../config/problem.ts';
import { getAttribute, hasClass } from './elements.ts';

/** A heading with the anchor that the outline, search, and links use. */
export interface Heading {
  level: number;
  id: string;
  text: string;
  node: Element;
  /** Whether it is the title of the page. */
  isTitle: boolean;
  /** Whether a section of the page starts at it. Headings of levels 1 to 3 do, except for the title. */
  opensSection: boolean;
  /** Whether its section is for the library's own developers. */
  isInternal: boolean;
  /** Phrases that readers search for when its section is the answer, for search only. */
  searchPhrases: string[];
  /** Attributes that can't be parsed; empty if there are none. */
  unread: string;
}

export interface Headings {
  /** All headings in document order. */
  headings: Heading[];
  /** Returns the anchor of the section that contains an element; undefined for the page itself. */
  findSection: (node: Element) => string | undefined;
}

/** Deeper headings don't start a section. */
const MAX_SECTION_LEVEL = 3;

/** Matches `{#anchor}`, `{asked="max speed, terminal velocity"}`, or `{#anchor asked="…"}` at the end of a heading. */
const ATTRIBUTES =
  /\s*\{\s*(?=#|asked=)(?:#(?<id>[\p{L}\p{M}\p{N}_.:-]+))?\s*(?:asked=["“](?<asked>[^"“”{}]*)["”])?\s*\}\s*$/u;

/** Matches text that is meant as attributes, anywhere in a heading. */
const MEANT_AS_ATTRIBUTES = /\{(?:[^{}]*[\s:])?(?:#|asked=)[^{}]*\}?/;

/**
 * Reads all headings and writes an id into each: its own, if written as `## Text {#id}`, or one generated from its text
 * as on GitHub. `findSection` finds only elements that are already in the tree.
 */
export function readHeadings(tree: Root): Headings {
  const headings: Heading[] = [];
  const sections = new Map<Element, Heading>();
  const slugger = new GithubSlugger();
  let section: Heading | undefined;
  visit(tree, 'element', (node) => {
    const heading = headingAt(node, !headings.some(({ isTitle }) => isTitle));
    if (heading) headings.push(heading);
    if (heading?.opensSection) section = heading;
    if (section) sections.set(node, section);
    // Reserves the ids that writers and blocks chose before generating any.
    const id = heading?.id || node.properties.id;
    if (typeof id === 'string') slugger.occurrences[id] = 0;
  });
  for (const heading of headings) {
    heading.id ||= slugger.slug(slug(heading.text) || 'section');
    heading.node.properties.id = heading.id;
  }
  return { headings, findSection: (node) => sections.get(node)?.id };
}

/**
 * Reads an element as a heading.
 * @returns the heading with the id that its writer chose, or with an empty id
 */
function headingAt(node: Element, canBeTitle: boolean): Heading | undefined {
  const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
  // The heading of the footnotes is for screen readers only and starts no section.
  if (Number.isNaN(level) || hasClass(node, 'sr-only')) return undefined;
  const written = extractAttributes(node);
  const id = typeof node.properties.id === 'string' ? node.properties.id : written.id;
  const isTitle = level === 1 && canBeTitle;
  const opensSection = level <= MAX_SECTION_LEVEL && !isTitle;
  const isInternal = getAttribute(INTERNAL, node) !== undefined;
  const { searchPhrases } = written;
  const [unread = ''] = MEANT_AS_ATTRIBUTES.exec(textOutsideCode(node)) ?? [];
  const text = toText(node).trim();
  return { level, id, text, node, isTitle, opensSection, isInternal, searchPhrases, unread };
}

/** Reports text that is meant as `{#anchor}` but would be visible to readers. */
export function headingProblems(headings: Heading[], file: string): Problem[] {
  return headings
    .filter(({ unread }) => unread !== '')
    .map(({ unread, node }) => ({
      file,
      line: node.position?.start.line,
      message: `cannot read ${unread} in the heading`,
      fix: 'end the heading with {#anchor}, {asked="…"}, or {#anchor asked="…"}; an anchor consists of letters, digits, "-", "_", ".", and ":"',
    }));
}

function textOutsideCode(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && child.tagName !== 'code' ? textOutsideCode(child) : '`';
    })
    .join('');
}

/** Removes the attributes at the end of a heading, and returns them. */
export function extractAttributes(node: Element): Pick<Heading, 'id' | 'searchPhrases'> {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return { id: '', searchPhrases: [] };
  const { text, ...attributes } = splitHeading(last.value);
  last.value = text;
  return attributes;
}

/** Separates the text of a heading from the attributes at its end. */
export function splitHeading(written: string): Pick<Heading, 'text' | 'id' | 'searchPhrases'> {
  const { id = '', asked = '' } = ATTRIBUTES.exec(written)?.groups ?? {};
  const searchPhrases = asked
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
  return { text: written.replace(ATTRIBUTES, ''), id, searchPhrases };
}
