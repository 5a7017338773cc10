import { createReadStream } from 'node:fs';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';
import { type Connect, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { cleanPath, NOT_FOUND_PATH, percentDecode, SEARCH_POINTER } from '../address/address.ts';
import { formatProblems, type Problem, sortProblems } from '../config/problem.ts';
import { codeColors } from '../content/highlight.ts';
import type { Page } from '../content/page.ts';
import { buildIndex, searchPointer } from '../search/publish.ts';
import type { Site } from '../site/site.ts';
import { createPageViews, type PageView } from '../site/view.ts';
import { CLIENT_ENTRY, inlineScripts, PRERENDER_ENTRY } from './app.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from './bundle.js';
import { openCache } from './cache.ts';
import { createClassNames } from './classNames.ts';
import { devHead } from './devHead.ts';
import type { DocumentApp } from './document.tsx';
import { textFiles } from './files.ts';
import { labFiles } from './lab.ts';
import { createSiteLoader, type LoadOptions } from './load.ts';
import type * as Prerender from './prerender.ts';
import { publicFolder, readSiteFolder } from './read.ts';
import { createThreads } from './thread.ts';

export interface DevOptions {
  root: string;
  /** Name or address to listen on; by default only this machine can connect. */
  host?: string;
  /** 0 for any free port. */
  port: number;
}

/** Path of the search index in dev, which has no hash. */
const SEARCH_INDEX = '/search-dev.json';

/** What dev responds with. */
type Answer =
  | { kind: 'text'; text: string; path: string }
  | { kind: 'file'; file: string }
  | { kind: 'page'; page: Page };

/** A loaded site, with the files that dev makes from it when they are requested. */
interface LoadedSite {
  site: Site;
  viewOf: (page: Page) => PageView;
  files: ReturnType<typeof textFiles>;
  searchIndex: () => string;
}

/** The site as it is on disk now. */
interface LiveSite {
  current: () => Promise<LoadedSite>;
  /** Reads what changed. */
  reload: () => Promise<LoadedSite>;
  /** Files of pages outside the site's folder. */
  elsewhere: () => string[];
}

/**
 * Serves a site while it is written. Pages are made by the same functions as in a build; a saved
 * page is compiled and sent to the browser, which replaces the article in place.
 */
export async function dev({
  root,
  host,
  port,
}: DevOptions): Promise<{ url: string; server: ViteDevServer }> {
  const { config } = await readSiteFolder(root);
  const { basePath } = config;
  const { createServer } = await import('vite');
  const react = (await import('@vitejs/plugin-react')).default;
  const inline = await inlineScripts();
  const live = createLiveSite(root, async () => (await loadPrerender(vite)).loadPageBlocks());
  const vite = await createServer({
    configFile: false,
    root: PROJECT_FOLDER,
    base: `${basePath}/`,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(CACHE_FOLDER, 'vite'),
    publicDir: publicFolder(root),
    // Pages in the cache can come from a build.
    css: { modules: { generateScopedName: createClassNames() } },
    plugins: [
      react(),
      labFiles(),
      {
        name: 'site',
        // Runs before Vite's own handlers, which would look for pages among its files.
        configureServer: (server) => {
          server.middlewares.use(createHandler(server, live, inline));
          watchSite(server, live, root);
        },
      },
    ],
    server: { host, port, strictPort: true },
    // Listed here, or Vite would discover them one by one on the first visit, with a reload each.
    optimizeDeps: {
      entries: [CLIENT_ENTRY],
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
  });
  // Vite's plugins, which blocks need, are ready once it listens.
  await vite.listen();
  await live.current().catch(async (error) => {
    await vite.close();
    throw error;
  });
  vite.watcher.add(live.elsewhere());
  const url = `http://localhost:${vite.config.server.port}${basePath}/`;
  return { url: vite.resolvedUrls?.local[0] ?? url, server: vite };
}

function createLiveSite(root: string, pageBlocks: LoadOptions['pageBlocks']): LiveSite {
  const cache = openCache();
  const load = createSiteLoader({ root, cache, tasks: createThreads(), pageBlocks });
  let loading: Promise<LoadedSite> | undefined;
  let elsewhere: string[] = [];
  const reload = () => {
    loading = load().then((site) => {
      const outside = site.pages.filter(({ filePath }) => filePath.startsWith('../'));
      elsewhere = outside.map(({ filePath }) => join(root, 'pages', filePath));
      printProblems(site);
      return withFiles(site);
    });
    return loading;
  };
  return { current: () => loading ?? reload(), reload, elsewhere: () => elsewhere };
}

function withFiles(site: Site): LoadedSite {
  const viewOf = devViews(site);
  let index: string | undefined;
  const searchIndex = () => {
    index ??= buildIndex(site);
    return index;
  };
  return { site, viewOf, files: textFiles(site, viewOf), searchIndex };
}

function watchSite(vite: ViteDevServer, live: LiveSite, root: string): void {
  vite.watcher.add(root);
  vite.watcher.on('all', (_event, file) => {
    if (!isOfSite(file, root) && !live.elsewhere().includes(file)) return;
    live.reload().then(
      () => {
        vite.watcher.add(live.elsewhere());
        vite.ws.send({ type: 'custom', event: 'site:changed' });
      },
      (error) => vite.config.logger.error(error.stack ?? String(error)),
    );
  });
}

function createHandler(
  vite: ViteDevServer,
  live: LiveSite,
  inline: DocumentApp['inline'],
): Connect.NextHandleFunction {
  const renderHtml = async (site: Site, page: Page, view: PageView) => {
    const { basePath } = site.config;
    const prerender = await loadPrerender(vite);
    const entry = `${basePath}/${CLIENT_ENTRY}`;
    const css = await codeColors();
    const headHtml = await devHead(vite, PRERENDER_ENTRY);
    const app = { inline, entry, chunks: [], css: () => css, headHtml };
    return prerender.createDocumentRenderer(site, app)(page, view);
  };

  return async (request, response, next) => {
    try {
      const loaded = await live.current();
      const { site } = loaded;
      const { basePath } = site.config;
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (basePath && (pathname === basePath || pathname === '/')) {
        response.writeHead(302, { location: `${basePath}/` }).end();
        return;
      }
      if (!pathname.startsWith(`${basePath}/`)) return next();
      const answer = answerTo(percentDecode(pathname.slice(basePath.length)), loaded);
      if (answer === undefined && !request.headers.accept?.includes('text/html')) return next();
      if (answer?.kind === 'text') {
        response.writeHead(200, { 'content-type': `${contentTypeOf(answer.path)}; charset=utf-8` });
        response.end(answer.text);
        return;
      }
      if (answer?.kind === 'file') {
        response.writeHead(200, { 'content-type': contentTypeOf(answer.file) });
        createReadStream(answer.file).pipe(response);
        return;
      }
      const page = answer?.page ?? (site.routes.get(NOT_FOUND_PATH) as Page);
      const html = await renderHtml(site, page, loaded.viewOf(page));
      response.writeHead(answer ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html);
    } catch (error) {
      next(error);
    }
  };
}

/** Loads the current source: Vite reloads modules that were saved since the last time. */
async function loadPrerender({ environments }: ViteDevServer): Promise<typeof Prerender> {
  const { ssr } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no server environment');
  return ssr.runner.import<typeof Prerender>(join(PROJECT_FOLDER, PRERENDER_ENTRY));
}

/** Whether a file is part of the site: pages, config, public files, and the blocks of pages. */
function isOfSite(file: string, root: string): boolean {
  const blocks = join(PROJECT_FOLDER, 'src/blocks');
  return file.startsWith(root + sep) || file.startsWith(blocks + sep);
}

function answerTo(path: string, { site, files, searchIndex }: LoadedSite): Answer | undefined {
  if (path === SEARCH_INDEX) return { kind: 'text', text: searchIndex(), path };
  if (path === SEARCH_POINTER) return { kind: 'text', text: searchPointer(SEARCH_INDEX), path };
  const make = files.get(path);
  if (make) return { kind: 'text', text: make(), path };
  const image = site.pages.flatMap(({ images }) => images).find(({ output }) => output === path);
  if (image) return { kind: 'file', file: image.source };
  const page = site.routes.get(cleanPath(path));
  return page && { kind: 'page', page };
}

/** Views with the problems of their page, and of the config. */
function devViews(site: Site): ReturnType<typeof createPageViews> {
  const viewOf = createPageViews(site);
  const pageFiles = site.pages.filter(({ filePath }) => filePath).map(endOfFile);
  const isOfPage = ({ file }: Problem, page: Page) =>
    page.filePath !== '' && file.endsWith(endOfFile(page));
  const isOfNoPage = ({ file }: Problem) => !pageFiles.some((name) => file.endsWith(name));
  return (page) => {
    const problems = sortProblems(site.problems).filter(
      (problem) => isOfPage(problem, page) || isOfNoPage(problem),
    );
    return { ...viewOf(page), problems: problems.length > 0 ? problems : undefined };
  };
}

/** The end of a page's file path, which is the same relative to any folder. */
function endOfFile({ filePath }: Page): string {
  return `/${filePath.replace(/^(\.\.\/)+/, '')}`;
}

function printProblems(site: Site): void {
  console.log(formatProblems(site.problems).join('\n') || 'No problems.');
}

function contentTypeOf(path: string): string {
  return lookup(path) ?? 'application/octet-stream';
}
