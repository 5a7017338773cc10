import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHref } from '../address/address.ts';
import { SCENE } from '../article/attributes.ts';
import { APP_ID_PREFIX } from '../article/ids.ts';
import type { Origin } from '../config/check.ts';
import { type Frontmatter, parseFrontmatter } from '../config/frontmatter.ts';
import type { Problem } from '../config/problem.ts';
import { calloutProblems } from './callouts.ts';
import { type CodeBlock, type CodeContext, highlightCode, readCode } from './code.ts';
import { mayContainBlocks } from './directives.ts';
import { createElement, findElements, getAttribute } from './elements.ts';
import { blockedProblems, resolveEmbeds } from './embeds.ts';
import { readForeignNames } from './foreignNames.ts';
import { renderFormulas } from './formulas.ts';
import { type Heading, headingProblems, readHeadings } from './headings.ts';
import { type ImageContext, resolveImages } from './images.ts';
import { resolveLinks } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import type { MdxPage, RenderedMdx } from './mdx.ts';
import type { ForeignName, Link, OutlineItem, Page } from './page.ts';
import { pageLimitProblems } from './pageLimits.ts';
import { pathOfFile } from './paths.ts';
import { sampleRuns } from './runs.ts';
import { readSections } from './sections.ts';
import { moveStyles, stylesIn } from './styles.ts';
import { type FindSymbol, linkSymbols } from './symbolLinks.ts';
import { type FindTypo, identifiersIn, typoProblems } from './symbolTypos.ts';
import { prepareTables } from './tables.ts';
import type { LinkTerms } from './termLinks.ts';
import { runLimited, UnfinishedError } from './timeLimit.ts';
import { toMarkdown } from './twin.ts';
import { UNCLOSED_FENCE, UnclosedFenceError } from './unclosedFence.ts';
import { wiredProblems } from './wiredText.ts';

/** The file of a page. */
export interface PageFile {
  /** Name below `pages/`, with `/` between folders. It determines the page's path. */
  filePath: string;
  /** Actual path relative to `pages/`, if the config adds the page from elsewhere. */
  source?: string;
  /** File of the notes that a page without its own file is generated from, relative to `pages/`. */
  notesFile?: string;
  /** Path in messages. */
  file: string;
  text: string;
}

/** Dependencies of the compilation, passed in so that it doesn't access the disk itself. */
export interface CompileContext extends CodeContext, ImageContext {
  basePath: string;
  /** Renders pages that contain more than Markdown. React and MDX are loaded only for these pages. */
  renderMdx: (body: string, page: MdxPage) => Promise<RenderedMdx>;
  /** Finds the symbols that inline code links to; undefined for pages of the reference. */
  findSymbol?: FindSymbol;
  /** Finds mistyped names of symbols; undefined if the list of symbols is incomplete. */
  findTypo?: FindTypo;
  /** Links the first use of each term; undefined for pages of the reference. */
  linkTerms?: LinkTerms;
}

/**
 * Compiles a page from source to plain data, in one pass: parses it, then reads and transforms a single tree. A page
 * with problems is still returned, as far as it could be read.
 */
export async function compilePage(
  { filePath, source = filePath, file, text }: PageFile,
  context: CompileContext,
): Promise<{ page: Page; problems: Problem[] }> {
  const { frontmatter, body, findLine, problems } = parseFrontmatter(text, file);
  const path = pathOfFile(filePath);
  const format = filePath.endsWith('.mdx') ? 'mdx' : 'md';
  const rendered = await render(body, { file, format, path, frontmatter }, context);
  const { tree } = rendered;
  const isRendered = rendered.problems.length === 0;
  const isEmpty =
    isRendered && problems.length === 0 && frontmatter.title === undefined && !hasContent(tree);
  if (isRendered || tree.children.length > 0) addTitle(tree, frontmatter.title);
  const blocked = blockedProblems(tree, file);
  const { headings, findSection } = readHeadings(tree);
  const heading = headings.find(({ isTitle }) => isTitle) ?? headings[0];
  const title = frontmatter.title ?? heading?.text ?? path;
  const { basePath, findSymbol, findTypo, linkTerms } = context;
  const known = readSubjects(frontmatter, findSymbol, { file, findLine });
  const links = [...resolveLinks(tree, filePath, basePath, findSection), ...known.subjects];
  const { about } = frontmatter;
  if (findSymbol)
    links.push(...linkSymbols(tree, { findSymbol, subjects: about, basePath, findSection }));
  if (linkTerms) links.push(...linkTerms(tree, { path, basePath, links, findSection }));
  const embedded = await resolveEmbeds(tree, source, file, context);
  const resolved = await resolveImages(tree, source, file, context);
  const { blocks, problems: codeProblems } = readCode(tree, file, context.samples !== undefined);
  const markdown = toMarkdown(tree, title);
  const formulaProblems = await renderFormulas(tree, file);
  const sections = readSections(tree, headings, title);
  const foreignNames = findSymbol ? readForeignNames(tree, filePath, basePath) : [];
  const names = { subjects: about, defined: namesOfPage(blocks, foreignNames) };
  const typos =
    findSymbol && findTypo ? typoProblems(tree, file, { findSymbol, findTypo, ...names }) : [];
  const scenes = findElements(tree).flatMap((node) => getAttribute(SCENE, node) ?? []);
  const ids = collectIds(tree, file);
  const unknownCallouts = calloutProblems(tree, file);
  // From here on, changes to the tree affect only what readers see.
  linkHeadings(headings);
  prepareTables(tree);
  labelTasks(tree);
  const { types, mentions, runs, ...code } = await highlightCode(blocks, file, context, (pre) => {
    const id = findSection(pre);
    return { id, title: headings.find((heading) => heading.id === id)?.text ?? title };
  });
  const excerpts = blocks.filter(({ fence }) => fence.excerpt).length;
  moveStyles(tree);
  const html = toHtml(tree, { allowDangerousHtml: true });
  const styles = stylesIn(html);

  return {
    page: {
      ...{ path, filePath: source, title, frontmatter, html, markdown, sections, links },
      ...{ types, mentions, anchors: ids.anchors },
      description: frontmatter.description ?? '',
      outline: createOutline(headings, frontmatter.showOutline),
      images: [...resolved.images, ...embedded.images],
      ...(excerpts > 0 && { excerpts }),
      ...(runs.length > 0 && { runs: sampleRuns(title, runs) }),
      ...(styles.length > 0 && { styles }),
      ...(scenes.length > 0 && { scenes }),
      ...(foreignNames.length > 0 && { foreignNames }),
    },
    problems: [
      ...problems,
      ...known.problems,
      ...rendered.problems,
      ...(isEmpty ? [{ file, ...EMPTY_PAGE }] : []),
      ...headingProblems(headings, file),
      ...unknownCallouts,
      ...typos,
      ...wiredProblems(tree, scenes, file),
      ...ids.problems,
      ...blocked,
      ...embedded.problems,
      ...resolved.problems,
      ...codeProblems,
      ...formulaProblems,
      ...code.problems,
    ],
  };
}

/** Renders plain Markdown without loading MDX. A page that can't be parsed is empty. */
async function render(
  body: string,
  page: MdxPage,
  { renderMdx }: CompileContext,
): Promise<RenderedMdx> {
  const { file, format } = page;
  const tree: Root = { type: 'root', children: [] };
  const problems = pageLimitProblems(body, file);
  if (problems.length > 0) return { tree, problems };
  if (format === 'mdx' || mayContainBlocks(body)) return renderMdx(body, page);
  try {
    const rendered = runLimited(() => renderMarkdown(body, { forbidsUnclosedFence: true }));
    return { tree: rendered, problems: [] };
  } catch (error) {
    if (error instanceof UnclosedFenceError)
      return { tree, problems: [{ file, line: error.line, ...UNCLOSED_FENCE }] };
    if (!(error instanceof UnfinishedError)) throw error;
    const message = `the page could not be parsed: ${error.message}`;
    return { tree, problems: [{ file, message, fix: 'shorten its paragraphs, or split it' }] };
  }
}

const EMPTY_PAGE = {
  message: 'the page is empty',
  fix: 'write a heading and text, or remove the file',
};

function hasContent(tree: Root): boolean {
  return tree.children.some((node) =>
    node.type === 'text' ? node.value.trim() !== '' : node.type === 'element',
  );
}

/** Adds the title from the frontmatter to a page without a heading of level 1. */
function addTitle(tree: Root, title: string | undefined): void {
  if (title === undefined || findElements(tree, 'h1').length > 0) return;
  tree.children.unshift(createElement('h1', {}, [{ type: 'text', value: title }]));
}

/** Returns links to the page's subjects, which count as used by the page. */
function readSubjects(
  { about = [] }: Frontmatter,
  findSymbol: FindSymbol | undefined,
  { file, findLine }: Pick<Origin, 'file' | 'findLine'>,
): { subjects: Link[]; problems: Problem[] } {
  const subjects: Link[] = [];
  const problems: Problem[] = [];
  for (const [index, name] of (findSymbol ? about : []).entries()) {
    const place = /^\w+$/.test(name) ? findSymbol?.(name) : undefined;
    if (place) subjects.push({ href: toHref(place, ''), path: place.path, hash: place.hash });
    else {
      const message = `"about" in the frontmatter contains the unknown symbol "${name}"`;
      const line = findLine?.(['about', index]);
      problems.push({ file, line, message, fix: 'use the name of a symbol, such as World' });
    }
  }
  return { subjects, problems };
}

/** Returns the names in the code of a page, and those of other engines in its tables. */
function namesOfPage(blocks: CodeBlock[], foreignNames: ForeignName[]): Set<string> {
  const codes = [...blocks.map(({ code }) => code), ...foreignNames.map(({ name }) => name)];
  return new Set(codes.flatMap(identifiersIn));
}

/**
 * Creates the outline: headings of levels 2 and 3, or down to the level that the page sets. Internal members are
 * represented only by their section.
 */
function createOutline(
  headings: Heading[],
  showOutline: boolean | number | undefined,
): OutlineItem[] {
  const deepest = typeof showOutline === 'number' ? showOutline : 3;
  return headings
    .filter(({ level, isInternal }) => level >= 2 && level <= (isInternal ? 2 : deepest))
    .map(({ level, id, text }) => ({ level, id, text }));
}

function collectIds(tree: Root, file: string): { anchors: string[]; problems: Problem[] } {
  const anchors = new Set<string>();
  const problems: Problem[] = [];
  const add = (id: string, line: number | undefined) => {
    const fix = `use an id that does not start with ${APP_ID_PREFIX}`;
    if (id.startsWith(APP_ID_PREFIX))
      problems.push({ file, line, message: `the id "${id}" is reserved`, fix });
    anchors.add(id);
  };
  for (const { properties, position } of findElements(tree)) {
    const { id } = properties;
    if (typeof id !== 'string') continue;
    const line = position?.start.line;
    const fix = 'change one of the two ids';
    if (anchors.has(id)) problems.push({ file, line, message: `duplicate id "${id}"`, fix });
    add(id, line);
  }
  // Supports the older form of an anchor, `<a name="b">`, which can have the name of the heading below it.
  for (const { properties, position } of findElements(tree, 'a')) {
    const { id, name } = properties;
    if (id !== undefined || typeof name !== 'string' || anchors.has(name)) continue;
    properties.id = name;
    add(name, position?.start.line);
  }
  return { anchors: [...anchors], problems };
}

/**
 * Adds a link to itself, for copying or bookmarking, to every heading except the title. The text is outside the link,
 * so that readers can select it. A heading that contains a link is unchanged.
 */
function linkHeadings(headings: Heading[]): void {
  for (const { level, id, node } of headings) {
    if (level === 1 || findElements(node, 'a').length > 0) continue;
    // Names both the heading and its link after the text. Otherwise, screen readers would add the link's name to the
    // heading's.
    node.properties.ariaLabelledBy = [id];
    const href = `#${encodeURIComponent(id)}`;
    node.children.push(createElement('a', { className: ['anchor'], href, ariaLabelledBy: [id] }));
  }
}

/** Labels the checkboxes of task lists, whose state would otherwise be only visual. */
function labelTasks(tree: Root): void {
  for (const { properties } of findElements(tree, 'input'))
    if (properties.type === 'checkbox')
      properties.ariaLabel ??= properties.checked ? 'Done' : 'To do';
}
