import { join } from 'node:path';
import pMap from 'p-map';
import { isInside } from '../../address/address.ts';
import { errorMessage } from '../../config/errorMessage.ts';
import { type Problem, ProblemsError, stackFrames } from '../../config/problem.ts';
import { referencePath } from '../../config/referencePath.ts';
import type { SampleContext } from '../../content/checkSamples.ts';
import { type CompileContext, compilePage, type PageFile } from '../../content/compilePage.ts';
import { draftPage } from '../../content/draftPage.ts';
import type { BlogPost, Page, TaggedPage } from '../../content/page.ts';
import { pathOfFile } from '../../content/paths.ts';
import { createSymbolFinder, type SymbolPlace } from '../../content/symbolLinks.ts';
import { createTypoFinder } from '../../content/symbolTypos.ts';
import { createTermLinker } from '../../content/termLinks.ts';
import type { LabItem } from '../../lab/model/labItems.ts';
import type { SiteForeignTable } from '../../reference/foreignTable.ts';
import type { Note } from '../../reference/notes.ts';
import type { Reference } from '../../reference/reference.ts';
import { listPosts, listTaggedPages } from '../../site/listed.ts';
import { collectSymbols } from '../../site/symbols.ts';
import { blockFiles, createBlockKeys, OTHER_BLOCKS } from '../app/blockFiles.ts';
import { type Cache, hash } from '../cache/cache.ts';
import {
  createUseRecorder,
  type Table,
  type Tables,
  type UseRecorder,
  type Uses,
} from '../cache/uses.ts';
import type * as PageBlocks from '../document/pageBlocks.ts';
import { readHistory } from '../read/history.ts';
import { isUnchanged } from '../read/images.ts';
import type { ReferencePages } from '../read/reference.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import type { Sources } from '../sources/index.ts';
import type { Source } from '../sources/source.ts';
import type { CanWait } from '../sources/tools.ts';
import type { CodeTools } from './codeTools.ts';

/**
 * Maximum number of pages that compile concurrently: enough to keep the other threads busy, few enough to hold all
 * their trees in memory.
 */
const CONCURRENCY = 32;
/** Lower limit for dev, where another save interrupts the pages that have not begun. */
const DEV_CONCURRENCY = 4;

/** The files of a site, and everything that its pages can show. */
export interface PageInputs {
  folder: SiteFolder;
  reference: ReferencePages;
  sources: Sources;
  /** Undefined if there is no library to check samples against. */
  samples?: SampleContext;
  /** Name and version of the library. */
  library?: string;
}

/** Tools that compile pages, reused for every load of a site. */
export interface PageTools {
  cache: Cache;
  /** Identifies the source of everything that compiles pages. */
  builderKey: string;
  highlighter: CodeTools['highlighter'];
  readImage: CompileContext['readImage'];
  pageBlocks: () => Promise<typeof PageBlocks>;
  /** Paths of the pages that have been compiled, or read from the cache, so far. */
  compiledPaths: Set<string>;
  onProgress?: (done: number, all: number) => void;
}

export interface CompiledPages {
  pages: Page[];
  /** Whether some pages are out of date, or drafts, because they can wait. */
  isPartial: boolean;
  /** Where symbols of the library are described, by name. */
  symbols: Map<string, SymbolPlace>;
  problems: Problem[];
}

/**
 * Compiles the pages of a site that changed since they were last compiled. Pages that others show or link to come
 * first: a handwritten reference, posts, and tagged pages.
 * @param canWait returns whether a page can wait. It stays out of date if only something that it shows has changed, and
 * is a draft if it was never compiled.
 */
export async function compilePages(
  inputs: PageInputs,
  tools: PageTools,
  canWait?: CanWait,
): Promise<CompiledPages> {
  const { folder, reference: generated } = inputs;
  const below = referencePath(folder.config);
  const isReference = ({ filePath }: PageFile) =>
    below !== undefined && isInside(pathOfFile(filePath), below);
  const files = [...folder.pageFiles, ...generated.pages];
  const sourcePath = ({ filePath, source = filePath, notesFile }: PageFile) => notesFile ?? source;
  const elsewhere = new Set(files.map(sourcePath).filter((source) => source.startsWith('../')));
  const history = readHistory(join(folder.root, 'pages'), [...elsewhere]);
  const [lists, others] = partition(files, listsPages);
  const [byHand, rest] = generated.reference ? [[], others] : partition(others, isReference);
  const recorder = createUseRecorder(createTables(inputs));
  let done = 0;
  const compileAll = (some: PageFile[], links: Links) => {
    const options = { ...links, isReference, recorder, canWait };
    const compile = createCompiler(inputs, tools, options);
    return pMap(
      some,
      async (file) => {
        const { page, ...rest } = await compile(file);
        tools.onProgress?.(++done, files.length);
        const { notesFile } = file;
        const lastUpdatedAt = (await history).get(sourcePath(file));
        return { page: { ...page, notesFile, lastUpdatedAt }, ...rest };
      },
      { concurrency: canWait ? DEV_CONCURRENCY : CONCURRENCY },
    );
  };
  const handwritten = await compileAll(byHand, NO_LISTS);
  const symbols = generated.reference?.places ?? collectSymbols(collectPages(handwritten), below);
  const compiled = [...handwritten, ...(await compileAll(rest, { ...NO_LISTS, symbols }))];
  // A page with a list can be listed itself; its frontmatter is enough for that.
  const pages = [...collectPages(compiled), ...lists.map(draftPage)];
  const listed = { posts: listPosts(pages), tagged: listTaggedPages(pages) };
  compiled.push(...(await compileAll(lists, { ...listed, symbols })));
  return {
    pages: collectPages(compiled),
    isPartial: compiled.some(({ isStale }) => isStale),
    symbols,
    problems: compiled.flatMap(({ problems }) => problems),
  };
}

interface Compiled {
  page: Page;
  problems: Problem[];
  uses: Uses;
  /** Whether the page is a draft, or something that it shows has changed since it was compiled. */
  isStale?: boolean;
}

/** Options for compiling the pages of a list. */
interface CompileOptions extends Links {
  isReference: (file: PageFile) => boolean;
  recorder: Recorder;
  canWait: CanWait | undefined;
}

/** Data of other pages that a page can show. */
interface Links {
  posts: BlogPost[];
  tagged: TaggedPage[];
  symbols?: Map<string, SymbolPlace>;
}

const NO_LISTS = { posts: [], tagged: [] } satisfies Links;

/** Items that pages look up while they compile, by kind. */
interface PageItems extends LabItem {
  notes: Note;
  foreignTables: SiteForeignTable;
  /** Modules of blocks. */
  blocks: string;
}

function createTables({ sources, reference: { reference } }: PageInputs): Tables<PageItems> {
  return {
    scenes: toTable(sources.scenes),
    steps: toTable(sources.steps),
    examples: toTable(sources.examples),
    experiments: { ...toTable(sources.experiments), toKey: ({ key }) => key },
    integrations: toTable(sources.integrations),
    // Pages show nothing else of them.
    projects: { ...toTable(sources.projects), toKey: ({ name, zip }) => `${name} ${zip.length}` },
    notes: { items: reference?.notes ?? new Map() },
    foreignTables: { items: reference?.foreignTables ?? new Map() },
    blocks: { items: blockFiles(), toKey: createBlockKeys() },
  };
}

function toTable<Item extends { id: string }>({ items, failed }: Source<Item>): Table<Item> {
  return { items: new Map(items.map((item) => [item.id, item])), failed };
}

type Recorder = UseRecorder<PageItems>;

function createCompiler(
  { folder, reference, samples, library }: PageInputs,
  { cache, builderKey, highlighter, readImage, pageBlocks, compiledPaths }: PageTools,
  { posts, tagged, symbols, isReference, recorder, canWait }: CompileOptions,
): (file: PageFile) => Promise<Compiled> {
  const { sponsors, basePath, terms } = folder.config;
  const lists = { sponsors, posts, tagged, terms };
  const findSymbol = symbols && createSymbolFinder(symbols);
  // Only a generated reference lists all symbols.
  const others = namesOfOthers(reference.reference);
  const findTypo =
    reference.reference && createTypoFinder(reference.reference.places.keys(), others);
  const forGuides = { findSymbol, findTypo, linkTerms: createTermLinker(terms) };
  const key = hash(
    builderKey,
    folder.root,
    basePath,
    JSON.stringify({ ...lists, library, others }),
    JSON.stringify([...(symbols ?? [])]),
    reference.key,
  );

  const compile = async (file: PageFile): Promise<Compiled> => {
    const { lookups, uses } = recorder.record();
    const { notes, foreignTables, blocks: modules, ...items } = lookups;
    const recorded = reference.reference && { ...reference.reference, notes, foreignTables };
    const context: CompileContext = {
      ...{ basePath, readImage, highlighter, symbols, samples },
      ...(isReference(file) ? {} : forGuides),
      renderMdx: async (body, page) => {
        const { renderMdx, createPageBlocks } = await pageBlocks();
        const blocks = createPageBlocks({ ...page, ...lists, ...items }, recorded);
        const onUse = (name: string) => modules.get(name) ?? modules.get(OTHER_BLOCKS);
        return renderMdx(body, page, blocks, onUse);
      },
    };
    const compiled = await compilePage(file, context).catch((error: unknown) => {
      throw new ProblemsError([toProblem(error, file)]);
    });
    return { ...compiled, uses: uses() };
  };
  const options = { cache, key, recorder, canWait, compiledPaths };
  return (file) => compileCached(file, () => compile(file), options);
}

/** Returns the problem of a page that can't be compiled. */
function toProblem(error: unknown, { file }: PageFile): Problem {
  if (error instanceof RangeError && /call stack/.test(error.message)) {
    const fix = 'nest its quotes, lists, HTML, and emphasis less deeply';
    return { file, message: 'the page is nested too deeply to be compiled', fix };
  }
  const message = `the page could not be compiled: ${errorMessage(error)}`;
  const stack = error instanceof Error ? stackFrames(error) : undefined;
  return { file, message, fix: 'report it to the authors of the site engine', stack };
}

/** Returns the names of other engines, which are not typos of the library's names. */
function namesOfOthers(reference: Reference | undefined): string[] {
  const tables = [...(reference?.foreignTables.values() ?? [])];
  return tables.flatMap(({ tasks }) =>
    tasks.flatMap(({ rows }) => rows.flatMap((row) => row.theirs)),
  );
}

/**
 * Compiles a page, or reads it from the cache. A page that can wait is a draft until this process has compiled it once.
 * @param key identifies everything that the page depends on, except its own source and its lookups
 */
async function compileCached(
  file: PageFile,
  make: () => Promise<Compiled>,
  {
    cache,
    key,
    recorder,
    canWait,
    compiledPaths,
  }: Pick<CompileOptions, 'recorder' | 'canWait'> &
    Pick<PageTools, 'cache' | 'compiledPaths'> & { key: string },
): Promise<Compiled> {
  const { filePath, source, text } = file;
  const path = pathOfFile(filePath);
  const pageKey = hash('page', key, filePath, source ?? '', text);
  // A page with problems is compiled every time, because a missing file can exist by now.
  const hasNoProblems = ({ problems }: Compiled) => problems.length === 0;
  const compile = () => cache.get(pageKey, make, hasNoProblems);
  const canBeDraft = !compiledPaths.has(path) && canWait?.(path);
  const compiled = canBeDraft ? await cache.find<Compiled>(pageKey) : await compile();
  if (!compiled) return { page: draftPage(file), problems: [], uses: NO_USES, isStale: true };
  compiledPaths.add(path);
  if (recorder.areCurrent(compiled.uses)) {
    const pictures = await Promise.all(compiled.page.images.map(isUnchanged));
    if (pictures.every(Boolean)) return compiled;
  }
  if (canWait?.(path)) return { ...compiled, isStale: true };
  await cache.forget(pageKey);
  return compile();
}

const NO_USES: Uses = { names: [], key: '' };

/** Splits files into those that satisfy a condition and all others. */
function partition(files: PageFile[], matches: (file: PageFile) => boolean) {
  return [files.filter(matches), files.filter((file) => !matches(file))] as const;
}

function listsPages({ text }: PageFile): boolean {
  return /<(?:BlogPosts|Recipes)\b|::(?:blog-posts|recipes)\b/.test(text);
}

function collectPages(compiled: Compiled[]): Page[] {
  return compiled.map(({ page }) => page);
}
