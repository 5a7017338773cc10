import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { hrefOf } from '../address/address.ts';
import { SCENE_PROPERTY } from '../article/attributes.ts';
import { type Frontmatter, parseFrontmatter } from '../config/frontmatter.ts';
import type { Problem } from '../config/problem.ts';
import { type CodeContext, highlightCode, readCode } from './code.ts';
import { mayHoldDirectives } from './directives.ts';
import { renderFormulas } from './formulas.ts';
import { type Heading, readHeadings } from './headings.ts';
import { type ImageContext, placeImages } from './images.ts';
import { placeLinks } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import type { MdxPage, RenderedMdx } from './mdx.ts';
import { mentionsOf } from './mentions.ts';
import type { Link, OutlineItem, Page } from './page.ts';
import { pathOfFile } from './paths.ts';
import { readSections } from './sections.ts';
import { type FindSymbol, linkSymbols } from './symbolLinks.ts';
import { toMarkdown } from './twin.ts';

/** A page as it lies on disk. */
export interface PageFile {
  /** Where its path comes from: below `pages/`, with `/` between folders. */
  filePath: string;
  /** Where it lies, from `pages/`, when the config takes it from elsewhere. */
  source?: string;
  /** As the writer knows it, for messages. */
  file: string;
  text: string;
}

/** What compiling needs of the world; given, so that compiling itself touches no disk. */
export interface CompileContext extends CodeContext, ImageContext {
  basePath: string;
  /** Renders pages that hold more than Markdown. React and MDX are loaded only for these. */
  renderMdx: (body: string, page: MdxPage) => Promise<RenderedMdx>;
  /** What code in the text links to; left out for pages that are the reference themselves. */
  findSymbol?: FindSymbol;
}

/**
 * One page from source to plain data, in one pass: parse, then read and complete a single tree.
 * A page with problems still comes out, as far as it could be read.
 */
export async function compilePage(
  { filePath, source = filePath, file, text }: PageFile,
  context: CompileContext,
): Promise<{ page: Page; problems: Problem[] }> {
  const { frontmatter, body, problems } = parseFrontmatter(text, file);
  const path = pathOfFile(filePath);
  const format = filePath.endsWith('.mdx') ? 'mdx' : 'md';
  const isMarkdown = format === 'md' && !mayHoldDirectives(body);
  const rendered = isMarkdown
    ? { tree: renderMarkdown(body), problems: [] }
    : await context.renderMdx(body, { file, format, path, frontmatter });
  const { tree } = rendered;

  const { headings, sectionOf } = readHeadings(tree);
  const title = frontmatter.title ?? titleOf(headings) ?? path;
  const { basePath, findSymbol } = context;
  const links = placeLinks(tree, filePath, basePath, sectionOf);
  const { subjects, problems: unknown } = subjectsOf(frontmatter, findSymbol, file);
  links.push(...subjects);
  if (findSymbol) {
    const options = { findSymbol, subjects: frontmatter.about, basePath, sectionOf };
    links.push(...linkSymbols(tree, options));
  }
  const placed = await placeImages(tree, source, file, context);
  const { blocks, problems: codeProblems } = readCode(tree, file, context.samples !== undefined);
  const markdown = toMarkdown(tree, title);
  const formulaProblems = await renderFormulas(tree, file);
  const sections = readSections(tree, headings, title);
  const scenes = scenesIn(tree);
  const ids = collectIds(tree, file);
  // From here on the tree gets what only readers of the page need.
  linkHeadings(headings);
  wrapTables(tree);
  labelTasks(tree);
  const code = await highlightCode(blocks, file, context);

  const page: Page = {
    path,
    filePath: source,
    title,
    description: frontmatter.description ?? '',
    frontmatter,
    html: toHtml(tree, { allowDangerousHtml: true }),
    markdown,
    outline: outlineOf(headings, frontmatter.showOutline),
    sections,
    links,
    anchors: ids.anchors,
    images: placed.images,
    types: code.types,
    mentions: code.types && mentionsOf(code.named, sectionOf),
    ...(scenes.length > 0 && { scenes }),
  };
  return {
    page,
    problems: [
      ...problems,
      ...unknown,
      ...rendered.problems,
      ...ids.problems,
      ...placed.problems,
      ...codeProblems,
      ...formulaProblems,
      ...code.problems,
    ],
  };
}

/** Where the page's subjects are described: the page uses them, whatever it says. */
function subjectsOf(
  { about = [] }: Frontmatter,
  findSymbol: FindSymbol | undefined,
  file: string,
): { subjects: Link[]; problems: Problem[] } {
  const subjects: Link[] = [];
  const problems: Problem[] = [];
  for (const name of findSymbol ? about : []) {
    const place = /^\w+$/.test(name) ? findSymbol?.(name) : undefined;
    if (place) subjects.push({ href: hrefOf(place, ''), path: place.path, hash: place.hash });
    else {
      const message = `"about" in the frontmatter names "${name}", which the reference does not have`;
      problems.push({ file, message, fix: 'write the name of a symbol, such as World' });
    }
  }
  return { subjects, problems };
}

function titleOf(headings: Heading[]): string | undefined {
  return (headings.find(({ isTitle }) => isTitle) ?? headings[0])?.text;
}

/** Levels 2 to 3, or as deep as the page asks for. Internal members are folded below one heading. */
function outlineOf(headings: Heading[], showOutline: boolean | number | undefined): OutlineItem[] {
  const deepest = typeof showOutline === 'number' ? showOutline : 3;
  return headings
    .filter(({ level, isInternal }) => level >= 2 && level <= (isInternal ? 2 : deepest))
    .map(({ level, id, text }) => ({ level, id, text }));
}

function scenesIn(tree: Root): string[] {
  const scenes: string[] = [];
  visit(tree, 'element', ({ properties: { [SCENE_PROPERTY]: name } }) => {
    if (typeof name === 'string') scenes.push(name);
  });
  return scenes;
}

function collectIds(tree: Root, file: string): { anchors: string[]; problems: Problem[] } {
  const anchors = new Set<string>();
  const problems: Problem[] = [];
  visit(tree, 'element', ({ properties: { id }, position }) => {
    if (typeof id !== 'string') return;
    if (anchors.has(id)) {
      const message = `the id "${id}" is there twice`;
      problems.push({
        file,
        line: position?.start.line,
        message,
        fix: 'give one of the two another id',
      });
    }
    anchors.add(id);
  });
  return { anchors: [...anchors], problems };
}

/**
 * Every heading but the title is a link to itself, to be copied or bookmarked. The text itself is
 * the link, so that a screen reader hears the heading once; one that holds a link stays as it is.
 */
function linkHeadings(headings: Heading[]): void {
  for (const { level, id, node } of headings) {
    if (level === 1 || holdsLink(node)) continue;
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties: { className: ['anchor'], href: `#${encodeURIComponent(id)}` },
      children: node.children,
    };
    node.children = [link];
  }
}

function holdsLink(node: Element): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (child.tagName === 'a' || holdsLink(child)),
  );
}

/** The boxes of a task list say only by their looks what they mean. */
function labelTasks(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'input' || properties.type !== 'checkbox') return;
    properties.ariaLabel ??= properties.checked ? 'Done' : 'To do';
  });
}

/** A wide table scrolls by itself and leaves the page where it is. */
function wrapTables(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    const wrapper: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table'] },
      children: [node],
    };
    parent.children[index] = wrapper;
  });
}
