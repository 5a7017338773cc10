import { createProcessor } from '@mdx-js/mdx';
import type { Heading, Link, Nodes, Parents, Root, Text } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { SKIP, visit } from 'unist-util-visit';
import { type Frontmatter, parseFrontmatter } from '../../src/config/frontmatter.ts';
import type { Problem } from '../../src/config/problem.ts';
import { parseDirectives } from '../../src/content/directives.ts';
import { type Term, terms } from './terms.ts';

/** A page as a proofreader sees it. */
export interface Prose {
  file: string;
  frontmatter: Frontmatter;
  tree: Root;
}

/** What is wrong with a page, in one respect. */
export type Rule = (page: Prose) => Problem[];

/** The section that every guide ends with. */
const NEXT = 'What to read next';
const LEAST_LINKS = 2;
const LEAST_WORDS = 400;
const DESCRIPTION = { least: 50, most: 160 };
/** Link text that means nothing without the words around it. */
const VAGUE =
  /^(?:here|there|this|that|it|link|page|click|more|see|above|below|details)$|^(?:(?:click|see|read|look) )?(?:here|more|this|(?:this|the|that) (?:page|link|section|article))$|^https?:/i;

export function readProse(text: string, file: string): Prose {
  const { frontmatter, body } = parseFrontmatter(text, file);
  const processor = createProcessor({
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    remarkPlugins: [parseDirectives, remarkGfm, remarkMath],
  });
  return { file, frontmatter, tree: processor.parse(body) as Root };
}

export const checkTerms: Rule = ({ file, tree }) =>
  passagesOf(tree).flatMap(({ text, line, around }) =>
    terms
      .flatMap((term) => usesOf(term, text, around))
      .sort((a, b) => a.offset - b.offset)
      .map(({ word, offset, right }) => ({
        ...{ file, line: line + text.slice(0, offset).split('\n').length - 1 },
        message: `"${word.replace(/\s+/g, ' ')}"`,
        fix: right ? `write ${right}` : 'leave it out',
      })),
  );

/** One title, and no level left out on the way down. */
export const checkHeadings: Rule = ({ file, tree }) => {
  const headings = headingsOf(tree);
  const titles = headings.filter(({ depth }) => depth === 1);
  const problems: Problem[] = [];
  if (titles.length !== 1) {
    const line = titles[1]?.position?.start.line;
    const message = `${titles.length} headings of level 1`;
    problems.push({
      file,
      line,
      message,
      fix: 'begin the page with one "# Title", and have no other',
    });
  }
  headings.forEach((heading, index) => {
    const above = headings[index - 1]?.depth ?? 0;
    if (heading.depth <= above + 1) return;
    problems.push({
      ...{ file, line: heading.position?.start.line },
      message: `"${textOf(heading)}" is of level ${heading.depth}, below one of level ${above}`,
      fix: `write it with ${'#'.repeat(above + 1)}`,
    });
  });
  return problems;
};

/** A guide ends by telling where to go. */
export const checkEnding: Rule = ({ file, tree }) => {
  const last = tree.children.findLast((node) => node.type === 'heading' && node.depth <= 2);
  if (last?.type !== 'heading' || textOf(last) !== NEXT) {
    const line = last?.position?.start.line;
    const fix = `end the page with "## ${NEXT}" and two to four links that say what is there`;
    return [{ file, line, message: `the last section is not "${NEXT}"`, fix }];
  }
  const section = tree.children.slice(tree.children.indexOf(last));
  const links = section.flatMap((node) => linksOf(node));
  if (links.length >= LEAST_LINKS) return [];
  const message = `"${NEXT}" has ${links.length} links`;
  return [
    { file, line: last.position?.start.line, message, fix: `give it ${LEAST_LINKS} or more` },
  ];
};

/** The text of a link says where it goes, as a list of links has nothing else. */
export const checkLinks: Rule = ({ file, tree }) =>
  linksOf(tree)
    .filter((link) => VAGUE.test(textOf(link).trim()))
    .map((link) => ({
      ...{ file, line: link.position?.start.line },
      message: `the link text "${textOf(link)}" does not say where it goes`,
      fix: `write what is there: [sleeping](/body#sleeping), not [here](/body#sleeping)`,
    }));

export const checkLength: Rule = ({ file, tree }) => {
  const words = wordsOf(tree);
  if (words >= LEAST_WORDS) return [];
  const fix = `write ${LEAST_WORDS} or more, or put it into another page`;
  return [{ file, message: `the page has ${words} words`, fix }];
};

export const checkDescription: Rule = ({ file, frontmatter: { description = '' } }) => {
  const { least, most } = DESCRIPTION;
  if (description.length >= least && description.length <= most) return [];
  const message = `the description has ${description.length} characters`;
  return [{ file, line: 1, message, fix: `write one sentence of ${least} to ${most} characters` }];
};

export const checkImages: Rule = ({ file, tree }) => {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (!isImageWithoutText(node)) return;
    const fix = 'say in words what it shows: ![A crate on a ramp](./ramp.svg)';
    problems.push({ file, line: node.position?.start.line, message: 'an image has no text', fix });
  });
  return problems;
};

/** The number of words that a reader reads: code in a sentence counts, samples don't. */
export function wordsOf(tree: Root): number {
  const text = textsOf(tree).join(' ');
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Words that a writer chose, with all that stands around them in the same paragraph or table. */
interface Passage {
  text: string;
  line: number;
  around: string;
}

/** Prose only: no code, no formulas, no addresses, and no titles of what others wrote. */
function passagesOf(tree: Root): Passage[] {
  const passages: Passage[] = [];
  visit(tree, (node) => {
    if (isOutside(node)) return SKIP;
    if (node.type === 'text') {
      const { value: text, position } = node as Text;
      passages.push({ text, line: position?.start.line ?? 0, around: '' });
    }
    for (const attribute of labelsOf(node)) {
      const line = node.position?.start.line ?? 0;
      passages.push({ text: String(attribute.value), line, around: '' });
    }
  });
  return withSurroundings(passages, tree);
}

/** What stands in the same paragraph, heading or table. */
function withSurroundings(passages: Passage[], tree: Root): Passage[] {
  const blocks: { from: number; to: number; text: string }[] = [];
  visit(tree, ['paragraph', 'heading', 'table'], (node) => {
    const { start, end } = node.position ?? { start: { line: 0 }, end: { line: 0 } };
    blocks.push({ from: start.line, to: end.line, text: textsOf(node).join(' ') });
  });
  return passages.map((passage) => {
    const around = blocks.filter(({ from, to }) => from <= passage.line && passage.line <= to);
    return { ...passage, around: around.map(({ text }) => text).join('\n') };
  });
}

function usesOf({ found, right, beside }: Term, text: string, around: string) {
  if (beside?.test(around)) return [];
  const everywhere = new RegExp(found.source.replaceAll(' ', '\\s+'), `${found.flags}g`);
  const uses = [...text.matchAll(everywhere)];
  return uses.map(({ 0: word, index: offset }) => ({ word, offset, right }));
}

/** A link to another site shows a name or a title, as its owner spells it. */
function isOutside(node: Nodes): boolean {
  return node.type === 'link' && /^[a-z]+:/i.test(node.url);
}

/** Components show some of their attributes as text. */
function labelsOf(node: Nodes): MdxJsxAttribute[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.filter(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' &&
      ['title', 'label', 'caption', 'alt'].includes(attribute.name) &&
      typeof attribute.value === 'string',
  );
}

function isImageWithoutText(node: Nodes): boolean {
  if (node.type === 'image') return !node.alt?.trim();
  if (node.type === 'html') return /<img\b(?![^>]*\balt="[^"]+")/.test(node.value);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return node.name === 'img' && !labelsOf(node).some(({ name, value }) => name === 'alt' && value);
}

/** All of them in their order, those inside of blocks, too. */
function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading: Heading) => void headings.push(heading));
  return headings;
}

function linksOf(node: Nodes): Link[] {
  const links: Link[] = [];
  visit(node, 'link', (link: Link) => void links.push(link));
  return links;
}

/** Words of a heading or a link, code among them. */
function textOf(node: Parents): string {
  return textsOf(node).join('');
}

function textsOf(node: Nodes): string[] {
  const texts: string[] = [];
  visit(node, ['text', 'inlineCode'], (part) => {
    if ('value' in part) texts.push(part.value);
  });
  return texts;
}
