import { join } from 'node:path';
import pMap from 'p-map';
import { isInside } from '../address/address.ts';
import type { Problem } from '../config/problem.ts';
import { referencePath } from '../config/referencePath.ts';
import type { SampleContext } from '../content/checkSamples.ts';
import { type CompileContext, compilePage, type PageFile } from '../content/compile.ts';
import type { BlogPost, Page, TaggedPage } from '../content/page.ts';
import { pathOfFile } from '../content/paths.ts';
import { createSymbolFinder, type SymbolPlace } from '../content/symbolLinks.ts';
import { createTermLinker } from '../content/termLinks.ts';
import { postsOf } from '../site/posts.ts';
import { symbolsOf } from '../site/symbols.ts';
import { taggedPagesOf } from '../site/tagged.ts';
import { sourceKey } from './bundle.js';
import { type Cache, hash } from './cache.ts';
import type { CodeTools } from './codeTools.ts';
import { readHistory } from './history.ts';
import { isUnchanged } from './images.ts';
import type * as PageBlocks from './pageBlocks.ts';
import type { SiteFolder } from './read.ts';
import type { ReferencePages } from './reference.ts';
import type { Sources } from './sources/index.ts';

/** Pages that compile concurrently: enough to wait for other threads, few enough to keep all trees in memory. */
const CONCURRENCY = 32;

/** The files of a site, and everything that its pages can show. */
export interface PageInputs {
  folder: SiteFolder;
  reference: ReferencePages;
  sources: Sources;
  /** Undefined where there is no library to check samples against. */
  samples?: SampleContext;
  /** Name and version of the library. */
  library?: string;
}

/** Tools that compile pages; they are reused each time that a site is loaded. */
export interface PageTools {
  cache: Cache;
  /** Identifies the source of everything that compiles pages. */
  builderKey: string;
  highlighter: CodeTools['highlighter'];
  readImage: CompileContext['readImage'];
  pageBlocks: () => Promise<typeof PageBlocks>;
  onProgress?: (done: number, all: number) => void;
}

export interface CompiledPages {
  pages: Page[];
  /** Where symbols of the library are described, by name. */
  symbols: Map<string, SymbolPlace>;
  problems: Problem[];
}

/**
 * Compiles the pages of a site that changed since they were last compiled. Pages that others show or
 * link to come first: a handwritten reference, posts, and tagged pages.
 */
export async function compilePages(inputs: PageInputs, tools: PageTools): Promise<CompiledPages> {
  const { folder, reference: generated } = inputs;
  const history = await readHistory(join(folder.root, 'pages'));
  const below = referencePath(folder.config);
  const isReference = ({ filePath }: PageFile) =>
    below !== undefined && isInside(pathOfFile(filePath), below);
  const files = [...folder.pageFiles, ...generated.pages];
  const [lists, others] = partition(files, listsPages);
  const [byHand, rest] = generated.reference ? [[], others] : partition(others, isReference);
  let done = 0;
  const compileAll = (some: PageFile[], links: Links) => {
    const compile = createCompiler(inputs, tools, { ...links, isReference });
    return pMap(
      some,
      async (file) => {
        const { page, problems } = await compile(file);
        tools.onProgress?.(++done, files.length);
        return { page: { ...page, lastUpdatedAt: history.get(page.filePath) }, problems };
      },
      { concurrency: CONCURRENCY },
    );
  };
  const handwritten = await compileAll(byHand, NO_LISTS);
  const symbols = generated.reference?.places ?? symbolsOf(pagesOf(handwritten), below);
  const compiled = [...handwritten, ...(await compileAll(rest, { ...NO_LISTS, symbols }))];
  const shown = pagesOf(compiled);
  const listed = { posts: postsOf(shown), tagged: taggedPagesOf(shown) };
  compiled.push(...(await compileAll(lists, { ...listed, symbols })));
  return {
    pages: pagesOf(compiled),
    symbols,
    problems: compiled.flatMap(({ problems }) => problems),
  };
}

interface Compiled {
  page: Page;
  problems: Problem[];
}

/** Data of other pages that a page can show. */
interface Links {
  posts: BlogPost[];
  tagged: TaggedPage[];
  symbols?: Map<string, SymbolPlace>;
}

const NO_LISTS = { posts: [], tagged: [] } satisfies Links;

function createCompiler(
  { folder, reference, sources, samples, library }: PageInputs,
  { cache, builderKey, highlighter, readImage, pageBlocks }: PageTools,
  { posts, tagged, symbols, isReference }: Links & { isReference: (file: PageFile) => boolean },
): (file: PageFile) => Promise<Compiled> {
  const { sponsors, basePath, terms } = folder.config;
  const shown = { ...sources.items, sponsors, posts, tagged, terms };
  const forReference: CompileContext = {
    ...{ basePath, readImage, highlighter, samples, symbols },
    renderMdx: async (body, page) => {
      const { renderMdx, createPageBlocks } = await pageBlocks();
      const blocks = createPageBlocks({ ...page, ...shown }, reference.reference);
      return renderMdx(body, page, blocks);
    },
  };
  const findSymbol = symbols && createSymbolFinder(symbols);
  const linkTerms = createTermLinker(terms);
  const forGuides: CompileContext = { ...forReference, findSymbol, linkTerms };
  const key = hash(
    builderKey,
    // The source of blocks, and of the code that renders them.
    sourceKey(['blocks', 'lab', 'build']),
    folder.root,
    basePath,
    JSON.stringify({ sponsors, posts, tagged, terms, library, setups: [...folder.setups] }),
    JSON.stringify([...(symbols ?? [])]),
    reference.key,
    sources.key,
  );
  return (file) => {
    const pageKey = showsForeignNames(file) ? hash(key, reference.foreignKey) : key;
    return compileCached(file, isReference(file) ? forReference : forGuides, cache, pageKey);
  };
}

/** @param key identifies everything that the page depends on, except its own source */
async function compileCached(
  pageFile: PageFile,
  context: CompileContext,
  cache: Cache,
  key: string,
): Promise<Compiled> {
  const { filePath, source, text } = pageFile;
  const pageKey = hash('page', key, filePath, source ?? '', text);
  // A page with problems compiles again each time, because a missing file can exist by now.
  const hasNoProblems = ({ problems }: Compiled) => problems.length === 0;
  const compile = () => cache.get(pageKey, () => compilePage(pageFile, context), hasNoProblems);
  const compiled = await compile();
  const pictures = await Promise.all(compiled.page.images.map(isUnchanged));
  if (pictures.every(Boolean)) return compiled;
  await cache.forget(pageKey);
  return compile();
}

/** Splits files into those that satisfy a condition, and the others. */
function partition(files: PageFile[], matches: (file: PageFile) => boolean) {
  return [files.filter(matches), files.filter((file) => !matches(file))] as const;
}

function listsPages({ text }: PageFile): boolean {
  return /<(?:BlogPosts|Recipes)\b|::(?:blog-posts|recipes)\b/.test(text);
}

function showsForeignNames({ text }: PageFile): boolean {
  return /<ForeignNames\b|::foreign-names\b/.test(text);
}

function pagesOf(compiled: Compiled[]): Page[] {
  return compiled.map(({ page }) => page);
}
