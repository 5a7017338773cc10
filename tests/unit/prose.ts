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

/** A page to proofread. */
export interface Prose {
  file: string;
  frontmatter: Frontmatter;
  tree: Root;
}

/** Finds the problems of a page of one kind. */
export type Rule = (page: Prose) => Problem[];

/** The section that every guide ends with. */
const NEXT = 'Next steps';
const MIN_LINKS = 2;
const MIN_WORDS = 400;
/** Length of a description, in characters. */
const DESCRIPTION = { min: 50, max: 160 };
/** Link text that means nothing without its context. */
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
  passagesOf(tree).flatMap(({ text, line, context }) =>
    terms
      .flatMap((term) => usesOf(term, text, context))
      .sort((a, b) => a.offset - b.offset)
      .map(({ word, offset, replacement }) => ({
        ...{ file, line: line + text.slice(0, offset).split('\n').length - 1 },
        message: `"${word.replace(/\s+/g, ' ')}"`,
        fix: replacement ? `write ${replacement}` : 'leave it out',
      })),
  );

/** A page has one title, and no skipped heading levels. */
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

/** A guide ends with links to other pages. */
export const checkEnding: Rule = ({ file, tree }) => {
  const last = tree.children.findLast((node) => node.type === 'heading' && node.depth <= 2);
  if (last?.type !== 'heading' || textOf(last) !== NEXT) {
    const line = last?.position?.start.line;
    const fix = `end the page with "## ${NEXT}" and two to four links that say what is there`;
    return [{ file, line, message: `the last section is not "${NEXT}"`, fix }];
  }
  const section = tree.children.slice(tree.children.indexOf(last));
  const links = section.flatMap((node) => linksOf(node));
  if (links.length >= MIN_LINKS) return [];
  const message = `"${NEXT}" has ${links.length} links`;
  return [{ file, line: last.position?.start.line, message, fix: `give it ${MIN_LINKS} or more` }];
};

/** Link text has to make sense alone, as in a list of links. */
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
  if (words >= MIN_WORDS) return [];
  const fix = `write ${MIN_WORDS} or more, or put it into another page`;
  return [{ file, message: `the page has ${words} words`, fix }];
};

export const checkDescription: Rule = ({ file, frontmatter: { description = '' } }) => {
  const { min, max } = DESCRIPTION;
  if (description.length >= min && description.length <= max) return [];
  const message = `the description has ${description.length} characters`;
  return [{ file, line: 1, message, fix: `write one sentence of ${min} to ${max} characters` }];
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

/** Number of words on a page: inline code counts, samples don't. */
export function wordsOf(tree: Root): number {
  const text = textsOf(tree).join(' ');
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Text by the writer of a page. */
interface Passage {
  text: string;
  line: number;
  /** Text of the same paragraph, heading or table. */
  context: string;
}

/** Prose without code, formulas, addresses, and titles by others. */
function passagesOf(tree: Root): Passage[] {
  const passages: Passage[] = [];
  visit(tree, (node) => {
    if (isOutside(node)) return SKIP;
    if (node.type === 'text') {
      const { value: text, position } = node as Text;
      passages.push({ text, line: position?.start.line ?? 0, context: '' });
    }
    for (const attribute of labelsOf(node)) {
      const line = node.position?.start.line ?? 0;
      passages.push({ text: String(attribute.value), line, context: '' });
    }
  });
  return withContext(passages, tree);
}

/** Adds the context to each passage. */
function withContext(passages: Passage[], tree: Root): Passage[] {
  const blocks: { from: number; to: number; text: string }[] = [];
  visit(tree, ['paragraph', 'heading', 'table'], (node) => {
    const { start, end } = node.position ?? { start: { line: 0 }, end: { line: 0 } };
    blocks.push({ from: start.line, to: end.line, text: textsOf(node).join(' ') });
  });
  return passages.map((passage) => {
    const surrounding = blocks.filter(({ from, to }) => from <= passage.line && passage.line <= to);
    return { ...passage, context: surrounding.map(({ text }) => text).join('\n') };
  });
}

function usesOf({ pattern, replacement, allowedNear }: Term, text: string, context: string) {
  if (allowedNear?.test(context)) return [];
  const everywhere = new RegExp(pattern.source.replaceAll(' ', '\\s+'), `${pattern.flags}g`);
  const uses = [...text.matchAll(everywhere)];
  return uses.map(({ 0: word, index: offset }) => ({ word, offset, replacement }));
}

/** Whether a link leads to another site, whose names and titles keep their spelling. */
function isOutside(node: Nodes): boolean {
  return node.type === 'link' && /^[a-z]+:/i.test(node.url);
}

/** Attributes that a component shows as text. */
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

/** All headings in order, also those inside of blocks. */
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

/** Text of a heading or a link, including code. */
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
