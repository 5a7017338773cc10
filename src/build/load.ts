import pMap from 'p-map';
import type { BlockSurroundings } from '../blocks/index.ts';
import type { Problem } from '../config/problem.ts';
import type { Blocks } from '../content/block.ts';
import type { SampleContext } from '../content/checkSamples.ts';
import { type CompileContext, compilePage, type PageFile } from '../content/compile.ts';
import type { BlogPost, Page } from '../content/page.ts';
import { assembleSite } from '../site/assemble.ts';
import { postsOf } from '../site/posts.ts';
import type { Site } from '../site/site.ts';
import { type Cache, hash } from './cache.ts';
import { type CodeService, createCodeService } from './codeService.ts';
import { sourceKey } from './engine.js';
import { readHistory } from './history.ts';
import { createImageReader, isUnchanged } from './images.ts';
import { installedVersion } from './library.ts';
import { readSiteFolder, type SiteFolder } from './read.ts';

/** Enough to read while another compiles; each page in the making holds its whole tree. */
const AT_ONCE = 8;

export interface LoadOptions {
  root: string;
  cache: Cache;
  createBlocks: () => Promise<(surroundings: BlockSurroundings) => Blocks>;
  onProgress?: (done: number, all: number) => void;
}

/**
 * Reads a site's folder and compiles what changed since it was last read. Can be called again
 * and again: dev does so after every save, and pays for the saved page only.
 */
export function createSiteLoader(options: LoadOptions): () => Promise<Site> {
  const { root, cache, createBlocks, onProgress } = options;
  // This process runs the engine that it was started with, but takes up blocks as they change.
  const engineKey = sourceKey(['content', 'config']);
  const code = createCodeService(root, cache, engineKey);
  const readImage = createImageReader(root);

  return async () => {
    const [folder, history] = await Promise.all([
      readSiteFolder(root),
      readHistory(`${root}/pages`),
    ]);
    const { basePath, sponsors } = folder.config;
    const { samples, library, missing } = await sampleContext(folder, code);
    const codeKey = engineKey + sourceKey(['blocks']);
    let done = 0;
    const compileAll = (files: PageFile[], posts: BlogPost[]) => {
      const context: CompileContext = {
        basePath,
        readImage,
        blocks: async (page) => (await createBlocks())({ ...page, posts, sponsors }),
        highlighter: code.highlighter,
        samples,
      };
      const surroundings = hash(
        codeKey,
        folder.root,
        JSON.stringify({ sponsors, posts, library, setups: [...folder.setups] }),
      );
      return pMap(
        files,
        async (file) => {
          const { page, problems } = await compileCached(file, context, cache, surroundings);
          onProgress?.(++done, folder.pageFiles.length);
          return {
            page: { ...page, lastUpdatedAt: history.get(file.source ?? file.filePath) },
            problems,
          };
        },
        { concurrency: AT_ONCE },
      );
    };
    // A list of posts shows other pages, so these come first.
    const posts = await compileAll(
      folder.pageFiles.filter((file) => !listsPosts(file)),
      [],
    );
    const lists = await compileAll(
      folder.pageFiles.filter(listsPosts),
      postsOf(posts.map(({ page }) => page)),
    );
    const compiled = [...posts, ...lists];
    const pages = compiled.map(({ page }) => page);
    const problems = [...folder.problems, ...missing, ...compiled.flatMap((page) => page.problems)];
    const site = assembleSite(folder.config, pages, {
      configFile: folder.configFile,
      pagesFolder: folder.shownPagesFolder,
      publicFiles: folder.publicFiles,
    });
    return { ...site, problems: [...problems, ...site.problems] };
  };
}

/** What samples are checked with, on a site that has a library. */
async function sampleContext(
  { root, config, configFile, setups, shownSetupFolder }: SiteFolder,
  code: CodeService,
): Promise<{ samples?: SampleContext; library?: string; missing: Problem[] }> {
  if (!config.library) return { missing: [] };
  const name = config.library.package;
  const version = await installedVersion(name, root);
  if (version === undefined) {
    const message = `the package "${name}" of "library.package" is not installed`;
    const fix = `run "npm install ${name}", or correct the name`;
    return { missing: [{ file: configFile, message, fix }] };
  }
  const library = `${name}@${version}`;
  const samples = { checker: code.checker(library), setups, setupFolder: shownSetupFolder };
  return { samples, library, missing: [] };
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
