import { createProcessor } from '@mdx-js/mdx';
import type { Heading, Link, Nodes, Parents, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { type Frontmatter, parseFrontmatter } from '../../src/config/frontmatter.ts';
import type { Problem } from '../../src/config/problem.ts';
import { parseDirectives } from '../../src/content/directives.ts';
import { parseFormulas } from '../../src/content/formulaSyntax.ts';
import { findLabels } from './passages.ts';

/** A page to check. */
export interface PageSource {
  file: string;
  frontmatter: Frontmatter;
  tree: Root;
}

/** Finds the problems of a page of one kind. */
export type PageRule = (page: PageSource) => Problem[];

/** The section that every guide ends with. */
const NEXT = 'Next steps';
const MIN_LINKS = 2;
/** The section before it, in a guide with a scene. */
const RECAP = { title: 'Recap', minLines: 2, maxLines: 4 };
/** Maximum characters in a line of the article. */
const LINE_LENGTH = 90;
const MIN_WORDS = 400;
/** The scene and the code of a recipe say most of it. */
const MIN_RECIPE_WORDS = 200;
/** Search phrases at the end of a heading. */
const SEARCH_PHRASES = / ?\{asked=.*/s;
/** Words that stay in lower case within a title. */
const SMALL_WORDS = new Set('a an and as at but by for from in of on or the to with'.split(' '));
/** Length of a description, in characters. */
const DESCRIPTION = { min: 50, max: 160 };
/** Link text that means nothing without its context. */
const VAGUE =
  /^(?:here|there|this|that|it|link|page|click|more|see|above|below|details)$|^(?:(?:click|see|read|look) )?(?:here|more|this|(?:this|the|that) (?:page|link|section|article))$|^https?:/i;

/** Parses a page: `.md` or `.mdx` by its file name. */
export function readPage(text: string, file: string): PageSource {
  const { frontmatter, body } = parseFrontmatter(text, file);
  const processor = createProcessor({
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    remarkPlugins: [parseDirectives, remarkGfm, parseFormulas],
  });
  return { file, frontmatter, tree: processor.parse(body) as Root };
}

/** Checks that a page has one title and no skipped heading levels. */
export const checkHeadings: PageRule = ({ file, tree }) => {
  const headings = findHeadings(tree);
  const titles = headings.filter(({ depth }) => depth === 1);
  const problems: Problem[] = [];
  if (titles.length !== 1) {
    const line = titles[1]?.position?.start.line;
    const message = `${titles.length} headings of level 1`;
    problems.push({
      file,
      line,
      message,
      fix: 'use exactly one "# Title", at the start of the page',
    });
  }
  headings.forEach((heading, index) => {
    const above = headings[index - 1]?.depth ?? 0;
    if (heading.depth <= above + 1) return;
    problems.push({
      ...{ file, line: heading.position?.start.line },
      message: `the heading "${readText(heading)}" has level ${heading.depth}, after one of level ${above}`,
      fix: `use ${'#'.repeat(above + 1)}`,
    });
  });
  return problems;
};

/** Checks that page titles are in title case, as in the sidebar, and other headings in sentence case. */
export const checkTitleCase: PageRule = ({ file, frontmatter: { title }, tree }) => {
  const [heading] = findHeadings(tree).filter(({ depth }) => depth === 1);
  const titles = [
    { text: title ?? '', line: 1 },
    {
      text: heading ? readText(heading).replace(SEARCH_PHRASES, '') : '',
      line: heading?.position?.start.line,
    },
  ];
  return titles.flatMap(({ text, line }) =>
    findLowercaseWords(text).map((word) => ({
      ...{ file, line },
      message: `"${word}" is in lower case in the title "${text}"`,
      fix: `write it with a capital letter, as in "Hello World"`,
    })),
  );
};

/** Returns the words of a title that need a capital letter. Names, such as matter.js, keep their case. */
export function findLowercaseWords(title: string): string[] {
  const words = title.split(/[\s-]+/);
  return words.filter(
    (word, index) => /^[a-z]+[,:?]?$/.test(word) && (index === 0 || !SMALL_WORDS.has(word)),
  );
}

/** Checks that a guide ends with links to other pages. */
export const checkEnding: PageRule = ({ file, tree }) => {
  const last = tree.children.findLast((node) => node.type === 'heading' && node.depth <= 2);
  if (last?.type !== 'heading' || readText(last) !== NEXT) {
    const line = last?.position?.start.line;
    const fix = `end the page with "## ${NEXT}" and two to four links with descriptions`;
    return [{ file, line, message: `the last section is not "${NEXT}"`, fix }];
  }
  const section = tree.children.slice(tree.children.indexOf(last));
  const links = section.flatMap((node) => findLinks(node));
  if (links.length >= MIN_LINKS) return [];
  const message = `"${NEXT}" has too few links: ${links.length}`;
  return [{ file, line: last.position?.start.line, message, fix: `add at least ${MIN_LINKS}` }];
};

/** Checks that a guide with a scene ends with a short recap and a question that the scene answers. */
export const checkRecap: PageRule = ({ file, tree }) => {
  if (!hasScene(tree)) return [];
  const starts = tree.children.filter((node) => node.type === 'heading' && node.depth <= 2);
  const [start, next] = starts.slice(-2);
  const { title, minLines, maxLines } = RECAP;
  if (start?.type !== 'heading' || !next || readText(start) !== title) {
    const message = `no "${title}" directly before the last section`;
    const fix = `add "## ${title}" with what to remember, and a question that the scene answers`;
    return [{ file, line: next?.position?.start.line, message, fix }];
  }
  const blocks = tree.children
    .slice(tree.children.indexOf(start) + 1, tree.children.indexOf(next))
    .flatMap((node): Nodes[] => (node.type === 'list' ? node.children : [node]));
  const texts = blocks.map((block) => collectTexts(block).join(''));
  const lines = texts.reduce((sum, text) => sum + Math.ceil(text.length / LINE_LENGTH), 0);
  const line = start.position?.start.line;
  const problems: Problem[] = [];
  if (lines < minLines || lines > maxLines) {
    const fix = `write ${minLines} to ${maxLines} lines of ${LINE_LENGTH} characters`;
    problems.push({ file, line, message: `"${title}" has ${lines} lines`, fix });
  }
  if (!texts.some((text) => text.includes('?'))) {
    const message = `"${title}" has no question`;
    problems.push({ file, line, message, fix: 'add a prediction that the scene answers' });
  }
  return problems;
};

/** Checks that link text makes sense alone, as in a list of links. */
export const checkLinks: PageRule = ({ file, tree }) =>
  findLinks(tree)
    .filter((link) => VAGUE.test(readText(link).trim()))
    .map((link) => ({
      ...{ file, line: link.position?.start.line },
      message: `the link text "${readText(link)}" does not describe the target`,
      fix: `write [sleeping](/body#sleeping), not [here](/body#sleeping)`,
    }));

export const checkLength: PageRule = ({ file, frontmatter: { tags }, tree }) => {
  const words = countWords(tree);
  const minimum = tags ? MIN_RECIPE_WORDS : MIN_WORDS;
  if (words >= minimum) return [];
  const fix = `write ${minimum} or more, or merge it into another page`;
  return [{ file, message: `the page has ${words} words`, fix }];
};

export const checkDescription: PageRule = ({ file, frontmatter: { description = '' } }) => {
  const { min, max } = DESCRIPTION;
  if (description.length >= min && description.length <= max) return [];
  const message = `the description has ${description.length} characters`;
  return [{ file, line: 1, message, fix: `write one sentence of ${min} to ${max} characters` }];
};

export const checkImages: PageRule = ({ file, tree }) => {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (!isImageWithoutText(node)) return;
    const fix = 'add alternative text: ![A crate on a ramp](./ramp.svg)';
    problems.push({
      file,
      line: node.position?.start.line,
      message: 'an image has no alternative text',
      fix,
    });
  });
  return problems;
};

/** Returns the number of words on a page: inline code counts, samples don't. */
export function countWords(tree: Root): number {
  const text = collectTexts(tree).join(' ');
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

function isImageWithoutText(node: Nodes): boolean {
  if (node.type === 'image') return !node.alt?.trim();
  if (node.type === 'html') return /<img\b(?![^>]*\balt="[^"]+")/.test(node.value);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return (
    node.name === 'img' && !findLabels(node).some(({ name, value }) => name === 'alt' && value)
  );
}

/** Whether a page shows a scene, as a component or as a directive. */
function hasScene(tree: Root): boolean {
  let isFound = false;
  visit(tree, (node) => {
    const isScene =
      (node.type === 'mdxJsxFlowElement' && node.name === 'Scene') ||
      (node.type === 'leafDirective' && node.name === 'scene');
    if (isScene) isFound = true;
  });
  return isFound;
}

/** Returns all headings in order, including those inside blocks. */
function findHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading: Heading) => void headings.push(heading));
  return headings;
}

function findLinks(node: Nodes): Link[] {
  const links: Link[] = [];
  visit(node, 'link', (link: Link) => void links.push(link));
  return links;
}

/** Returns the text of a heading or a link, including code. */
function readText(node: Parents): string {
  return collectTexts(node).join('');
}

function collectTexts(node: Nodes): string[] {
  const texts: string[] = [];
  visit(node, ['text', 'inlineCode'], (part) => {
    if ('value' in part) texts.push(part.value);
  });
  return texts;
}
