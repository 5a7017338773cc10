import pMap from 'p-map';
import { isInside } from '../address/address.ts';
import type { BlockSurroundings } from '../blocks/index.ts';
import type { Problem } from '../config/problem.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Blocks } from '../content/block.ts';
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
import { readSiteFolder, type SiteFolder } from './read.ts';
import { readReference } from './reference.ts';
import { readScenes } from './scenes.ts';

/** Enough to read while another compiles; each page in the making holds its whole tree. */
const AT_ONCE = 8;

export interface LoadOptions {
  root: string;
  cache: Cache;
  createBlocks: () => Promise<(surroundings: BlockSurroundings) => Blocks>;
  onProgress?: (done: number, all: number) => void;
}

/** What compiles pages and reads libraries, with all that it imports. */
export const CONTENT_FOLDERS = ['address', 'article', 'config', 'content', 'reference'];

/** Identifies the source of all that compiles pages and reads libraries, in keys of the cache. */
export function contentKey(): string {
  return sourceKey(CONTENT_FOLDERS);
}

/**
 * Reads a site's folder and compiles what changed since it was last read. Can be called again
 * and again: dev does so after every save, and pays for the saved page only.
 */
export function createSiteLoader(options: LoadOptions): () => Promise<Site> {
  const { root, cache, createBlocks, onProgress } = options;
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
      const context: CompileContext = {
        basePath,
        readImage,
        blocks: async (page) => ({
          ...(await createBlocks())({
            ...page,
            ...shown,
            posts,
            experiments: experiments.experiments,
          }),
          ...reference.blocks,
        }),
        highlighter: code.highlighter,
        samples,
        findSymbol: symbols && createSymbolFinder(symbols),
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
          const { page, problems } = await compileCached(file, context, cache, surroundings);
          onProgress?.(++done, pageFiles.length);
          return {
            page: { ...page, lastUpdatedAt: history.get(file.source ?? file.filePath) },
            problems,
          };
        },
        { concurrency: AT_ONCE },
      );
    };
    // What other pages show or link to comes first: the symbols of the reference, then posts.
    const below = referencePath(config);
    const files = sortByNeed([...pageFiles, ...reference.pages], below);
    const referencePages = await compileAll(files.reference, { posts: [] });
    const symbols = symbolsOf(pagesOf(referencePages), below);
    const guides = await compileAll(files.guides, { posts: [], symbols });
    const posts = postsOf(pagesOf([...referencePages, ...guides]));
    const lists = await compileAll(files.lists, { posts, symbols });
    const compiled = [...referencePages, ...guides, ...lists];
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

/** Files in the order in which they are compiled: each may use what comes before it. */
function sortByNeed(files: PageFile[], reference: string | undefined) {
  const kindOf = (file: PageFile) => {
    if (listsPosts(file)) return 'lists';
    const isReference = reference !== undefined && isInside(pathOfFile(file.filePath), reference);
    return isReference ? 'reference' : 'guides';
  };
  const ofKind = (kind: string) => files.filter((file) => kindOf(file) === kind);
  return { reference: ofKind('reference'), guides: ofKind('guides'), lists: ofKind('lists') };
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
