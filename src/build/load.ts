import pMap from 'p-map';
import { isInside } from '../address/address.ts';
import type { Problem } from '../config/problem.ts';
import { referencePath } from '../config/referencePath.ts';
import type { SampleContext } from '../content/checkSamples.ts';
import { type CompileContext, compilePage, type PageFile } from '../content/compile.ts';
import type { BlogPost, Page } from '../content/page.ts';
import { pathOfFile } from '../content/paths.ts';
import { createSymbolFinder } from '../content/symbolLinks.ts';
import type { TypeChecker } from '../content/typeChecker.ts';
import type { SceneData } from '../lab/sceneData.ts';
import { assembleSite } from '../site/assemble.ts';
import { postsOf } from '../site/posts.ts';
import type { Site } from '../site/site.ts';
import { symbolsOf } from '../site/symbols.ts';
import { type Cache, hash } from './cache.ts';
import { type CodeService, createCodeService } from './codeService.ts';
import { sourceKey } from './engine.js';
import { readExamples } from './examples.ts';
import { readExperiments } from './experiments.ts';
import { readHistory } from './history.ts';
import { createImageReader, isUnchanged } from './images.ts';
import { installedVersion } from './library.ts';
import type * as Prerender from './prerender.ts';
import { readSiteFolder, type SiteFolder } from './read.ts';
import { readReference } from './reference.ts';
import { readScenes } from './scenes.ts';

/** Enough to read while another compiles; each page in the making holds its whole tree. */
const AT_ONCE = 8;

export interface LoadOptions {
  root: string;
  cache: Cache;
  prerender: () => Promise<Pick<typeof Prerender, 'renderPage'>>;
  onProgress?: (done: number, all: number) => void;
}

/** What compiles pages and reads libraries, with all that it imports. */
export const CONTENT_FOLDERS = ['address', 'config', 'content', 'reference'];

/** Identifies the source of all that compiles pages and reads libraries, in keys of the cache. */
export function contentKey(): string {
  return sourceKey(CONTENT_FOLDERS);
}

/**
 * Reads a site's folder and compiles what changed since it was last read. Can be called again
 * and again: dev does so after every save, and pays for the saved page only.
 */
export function createSiteLoader(options: LoadOptions): () => Promise<Site> {
  const { root, cache, prerender, onProgress } = options;
  // This process runs the engine that it was started with, but takes up blocks as they change.
  const engineKey = contentKey();
  const code = createCodeService(root, cache, engineKey);
  const readImage = createImageReader(root);

  return async () => {
    const [folder, history] = await Promise.all([
      readSiteFolder(root),
      readHistory(`${root}/pages`),
    ]);
    const { config, pageFiles } = folder;
    const { basePath, sponsors } = config;
    const below = referencePath(config);
    const { samples, namesIn, library, missing } = await sampleContext(folder, code);
    const [reference, scenes, examples, experiments] = await Promise.all([
      readReference(folder, cache, engineKey),
      readScenes(folder, cache),
      readExamples(folder, cache),
      readExperiments(folder),
    ]);
    const shown = { sponsors, scenes: scenes.scenes, examples: examples.examples };
    const codeKey = engineKey + sourceKey(['blocks']);
    let done = 0;
    const compileAll = (files: PageFile[], { posts, symbols }: Others) => {
      const findSymbol = symbols && createSymbolFinder(symbols);
      const context: CompileContext = {
        basePath,
        symbols,
        readImage,
        renderMdx: async (body, page) =>
          (await prerender()).renderPage(body, page, {
            ...shown,
            posts,
            experiments: experiments.experiments,
            reference: reference.reference,
          }),
        highlighter: code.highlighter,
        samples,
      };
      const surroundings = hash(
        codeKey,
        folder.root,
        JSON.stringify({ sponsors, posts, library, setups: [...folder.setups] }),
        JSON.stringify([...(symbols ?? [])]),
        reference.key,
        scenes.key,
        examples.key,
        experiments.key,
      );
      return pMap(
        files,
        async (file) => {
          const linked = isReference(file) ? context : { ...context, findSymbol };
          const { page, problems } = await compileCached(file, linked, cache, surroundings);
          onProgress?.(++done, pageFiles.length);
          return {
            page: { ...page, lastUpdatedAt: history.get(file.source ?? file.filePath) },
            problems,
          };
        },
        { concurrency: AT_ONCE },
      );
    };
    const isReference = ({ filePath }: PageFile) =>
      below !== undefined && isInside(pathOfFile(filePath), below);
    // What others show or link to comes first: a reference that is written by hand, and posts.
    const [lists, others] = partition([...pageFiles, ...reference.pages], listsPosts);
    const [byHand, rest] = reference.reference ? [[], others] : partition(others, isReference);
    const handwritten = await compileAll(byHand, { posts: [] });
    const symbols = reference.reference?.places ?? symbolsOf(pagesOf(handwritten), below);
    const compiled = [...handwritten, ...(await compileAll(rest, { posts: [], symbols }))];
    const posts = postsOf(pagesOf(compiled));
    compiled.push(...(await compileAll(lists, { posts, symbols })));
    const problems = [
      ...folder.problems,
      ...missing,
      ...reference.problems,
      ...scenes.problems,
      ...examples.problems,
      ...experiments.problems,
      ...compiled.flatMap((page) => page.problems),
    ];
    const siteFiles = {
      configFile: folder.configFile,
      pagesFolder: folder.shownPagesFolder,
      publicFiles: folder.publicFiles,
    };
    const sceneNames = await namesOfScenes(scenes.scenes, namesIn);
    const site = assembleSite(config, pagesOf(compiled), siteFiles, {
      symbols,
      sceneNames,
      ...shown,
    });
    return { ...site, problems: [...problems, ...site.problems] };
  };
}

/** What samples are checked with, on a site that has a library. */
async function sampleContext(
  { root, config, configFile, setups, shownSetupFolder }: SiteFolder,
  code: CodeService,
): Promise<{
  samples?: SampleContext;
  namesIn?: TypeChecker['namesIn'];
  library?: string;
  missing: Problem[];
}> {
  if (!config.library) return { missing: [] };
  const name = config.library.package;
  const version = await installedVersion(name, root);
  if (version === undefined) {
    const message = `the package "${name}" of "library.package" is not installed`;
    const fix = `run "npm install ${name}", or correct the name`;
    return { missing: [{ file: configFile, message, fix }] };
  }
  const library = `${name}@${version}`;
  const checker = code.checker(library);
  const samples = { checker, setups, setupFolder: shownSetupFolder };
  return { samples, namesIn: checker.namesIn, library, missing: [] };
}

/** What each scene uses of the library, by its id; nothing where nothing is checked. */
async function namesOfScenes(
  scenes: SceneData[],
  namesIn: TypeChecker['namesIn'] = async () => [],
): Promise<Site['sceneNames']> {
  const names = new Map<string, string[]>();
  // One after the other, since the checker can't do two things at a time.
  for (const { id, source } of scenes)
    names.set(
      id,
      (await namesIn(source)).map(({ symbol }) => symbol),
    );
  return names;
}

/** What a page shows of others, which have to be compiled before it. */
interface Others {
  posts: BlogPost[];
  symbols?: Site['symbols'];
}

/** The files that a rule holds for, and the others. */
function partition(files: PageFile[], holds: (file: PageFile) => boolean) {
  return [files.filter(holds), files.filter((file) => !holds(file))] as const;
}

function pagesOf(compiled: Compiled[]): Page[] {
  return compiled.map(({ page }) => page);
}

function listsPosts({ text }: PageFile): boolean {
  return /<BlogPosts\b|::blog-posts\b/.test(text);
}

interface Compiled {
  page: Page;
  problems: Problem[];
}

async function compileCached(
  pageFile: PageFile,
  context: CompileContext,
  cache: Cache,
  /** What the page depends on beside itself: the engine's source, and where its pictures lie. */
  surroundings: string,
): Promise<Compiled> {
  const { filePath, source, text } = pageFile;
  const key = hash('page', surroundings, context.basePath, filePath, source ?? '', text);
  // A page with problems is compiled anew each time: what it misses may be there by now.
  const isSound = ({ problems }: Compiled) => problems.length === 0;
  const compile = () => cache.get(key, () => compilePage(pageFile, context), isSound);
  const compiled = await compile();
  const pictures = await Promise.all(compiled.page.images.map(isUnchanged));
  if (pictures.every(Boolean)) return compiled;
  await cache.forget(key);
  return compile();
}
