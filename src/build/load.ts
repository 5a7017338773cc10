import pMap from 'p-map';
import type { Problem } from '../config/problem.ts';
import { type CompileContext, compilePage, type PageFile } from '../content/compile.ts';
import { createHighlighter } from '../content/highlight.ts';
import type { Components } from '../content/mdx.ts';
import type { Page } from '../content/page.ts';
import { assembleSite } from '../site/assemble.ts';
import type { Site } from '../site/site.ts';
import { type Cache, hash } from './cache.ts';
import { sourceKey } from './engine.js';
import { readHistory } from './history.ts';
import { createImageReader, isUnchanged } from './images.ts';
import { readSiteFolder } from './read.ts';

/** Enough to read while another compiles; each page in the making holds its whole tree. */
const AT_ONCE = 8;

export interface LoadOptions {
  root: string;
  cache: Cache;
  components: () => Promise<Components>;
  onProgress?: (done: number, all: number) => void;
}

/**
 * Reads a site's folder and compiles what changed since it was last read. Can be called again
 * and again: dev does so after every save, and pays for the saved page only.
 */
export function createSiteLoader(options: LoadOptions): () => Promise<Site> {
  const { root, cache, components, onProgress } = options;
  // This process runs the engine that it was started with, but takes up blocks as they change.
  const engineKey = sourceKey(['content', 'config']);
  const highlighter = createHighlighter();
  const cachedHighlighter = {
    ...highlighter,
    highlight: (code: string, language: string) =>
      cache.get(hash('code', engineKey, language, code), () =>
        highlighter.highlight(code, language),
      ),
  };
  const readImage = createImageReader(root);

  return async () => {
    const [folder, history] = await Promise.all([
      readSiteFolder(root),
      readHistory(`${root}/pages`),
    ]);
    const { basePath } = folder.config;
    const codeKey = engineKey + sourceKey(['blocks']);
    const context: CompileContext = {
      basePath,
      readImage,
      components,
      highlighter: cachedHighlighter,
    };
    let done = 0;
    const compiled = await pMap(
      folder.pageFiles,
      async (pageFile) => {
        const { page, problems } = await compileCached(
          pageFile,
          context,
          cache,
          codeKey + folder.root,
        );
        onProgress?.(++done, folder.pageFiles.length);
        return { page: { ...page, lastUpdatedAt: history.get(pageFile.filePath) }, problems };
      },
      { concurrency: AT_ONCE },
    );
    const pages = compiled.map(({ page }) => page);
    const problems = [...folder.problems, ...compiled.flatMap((page) => page.problems)];
    const site = assembleSite(folder.config, pages, {
      configFile: folder.configFile,
      pagesFolder: folder.shownPagesFolder,
      publicFiles: folder.publicFiles,
    });
    return { ...site, problems: [...problems, ...site.problems] };
  };
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
  const { filePath, text } = pageFile;
  const key = hash('page', surroundings, context.basePath, filePath, text);
  // A page with problems is compiled anew each time: what it misses may be there by now.
  const isSound = ({ problems }: Compiled) => problems.length === 0;
  const compile = () => cache.get(key, () => compilePage(pageFile, context), isSound);
  const compiled = await compile();
  const pictures = await Promise.all(compiled.page.images.map(isUnchanged));
  if (pictures.every(Boolean)) return compiled;
  await cache.forget(key);
  return compile();
}
