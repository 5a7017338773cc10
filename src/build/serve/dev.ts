import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Connect,
  isRunnableDevEnvironment,
  normalizePath,
  type ViteDevServer,
  type WebSocketClient,
} from 'vite';
import { cleanPath, NOT_FOUND_PATH, percentDecode } from '../../address/address.ts';
import { CONFIG_FILE } from '../../config/load.ts';
import { formatProblems, type Problem, ProblemsError, sortProblems } from '../../config/problem.ts';
import { codeColors } from '../../content/highlight.ts';
import type { Page } from '../../content/page.ts';
import type { SiteChanged } from '../../shell/start.tsx';
import type { Site } from '../../site/site.ts';
import { createPageViews } from '../../site/view.ts';
import { CLIENT_ENTRY, inlineScripts, PRERENDER_ENTRY } from '../app/app.ts';
import { createClassNames } from '../app/classNames.ts';
import { labFiles } from '../app/lab.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../cache/bundle.js';
import { openCache } from '../cache/cache.ts';
import { moduleFiles } from '../cache/moduleFiles.ts';
import { createSiteLoader, type LoadOptions } from '../compile/siteLoader.ts';
import type { DocumentApp } from '../document/document.tsx';
import { createDocumentData } from '../document/documentData.ts';
import { createPagePolicy } from '../document/policy.ts';
import type * as Prerender from '../document/prerender.ts';
import { findHeaders, type HeaderRule, headerRules } from '../hosts/rules.ts';
import { publicFolder, readSiteFolder } from '../read/siteFolder.ts';
import { createLiveIndex } from '../search/publish.ts';
import { displayPath } from '../terminal/displayPath.ts';
import { createProgress, type Progress } from '../terminal/progress.ts';
import { createThreads } from '../threads/thread.ts';
import { devHead, devPolicy, devScript } from './devHead.ts';
import { createLiveSite, type LiveSite } from './liveSite.ts';
import {
  draftAt,
  isDraft,
  type LoadedSite,
  loadRequestedFirst,
  sendSiteFile,
  withFiles,
} from './loadedSite.ts';
import { fileSender, setHeaders } from './server.ts';

export interface DevOptions {
  root: string;
  /** Name or address to listen on; by default only this machine can connect. */
  host?: string;
  /** Port to listen on; 0 for any free port. */
  port: number;
}

/** Delay before the rest of a site is loaded, in milliseconds. Meanwhile, open pages fetch what changed. */
const REST_DELAY = 500;

/**
 * Serves a site while it is being written. The same functions as in a build create its pages; a saved page is compiled
 * and sent to the browser, which replaces the article in place.
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
  /** The path that each window displays. */
  const opened = new WeakMap<WebSocketClient, string>();
  /** Paths of drafts that requests wait for. */
  const requested = new Set<string>();
  const live = watchedSite(
    root,
    async () => (await loadPrerender(vite)).loadPageBlocks(),
    (loaded, before) => {
      for (const client of vite.ws.clients) {
        const isPageSame = before !== undefined && isSamePage(opened.get(client), before, loaded);
        client.send('site:changed', { isPageSame } satisfies SiteChanged);
      }
      if (loaded.site.config.basePath !== basePath) {
        console.log('The base path changed: restart "npm run dev" to use it');
      }
    },
    requested,
    (path) => [...vite.ws.clients].some((client) => opened.get(client) === path),
  );
  const vite = await createServer({
    configFile: false,
    root: PROJECT_FOLDER,
    base: `${basePath}/`,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(CACHE_FOLDER, 'vite'),
    publicDir: publicFolder(root),
    // Cached pages can come from a build, so class names must be the same.
    css: { modules: { generateScopedName: createClassNames() } },
    plugins: [
      react(),
      labFiles(),
      {
        name: 'site',
        // Runs before Vite's own handlers, which would look for pages among its files.
        configureServer: (server) => {
          server.middlewares.use(createHandler(server, live, { root, inline, requested }));
        },
      },
    ],
    server: { host, port, strictPort: true },
    // Listed here, because Vite would otherwise discover them one by one on the first visit, with a reload each.
    optimizeDeps: {
      entries: [CLIENT_ENTRY],
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
  });
  // Vite's plugins, which blocks need, are ready only after it listens.
  await vite.listen();
  // Blocks and styles load while the site is read. The first page that needs them reports a failure.
  loadPrerender(vite)
    .then(({ loadPageBlocks }) => Promise.all([loadPageBlocks(), devHead(vite, PRERENDER_ENTRY)]))
    .catch(() => undefined);
  await live.current().catch(async (error) => {
    await vite.close();
    throw error;
  });
  await watchFiles(vite, live, root);
  vite.ws.on('site:opened', ({ path }: { path: string }, client) => opened.set(client, path));
  const url = `http://localhost:${vite.config.server.port}${basePath}/`;
  return { url: vite.resolvedUrls?.local[0] ?? url, server: vite };
}

/** Returns whether a page has the same view in two loaded sites. */
function isSamePage(path = '', before: LoadedSite, after: LoadedSite): boolean {
  const [view, other] = [before, after].map(({ site, toView }) => {
    const page = site.routes.get(path);
    return page && JSON.stringify(toView(page));
  });
  return view === other;
}

/**
 * Returns the live site, whose problems and progress are printed.
 * @param onChange called with the site as it was before, unless files have been saved since
 */
function watchedSite(
  root: string,
  pageBlocks: LoadOptions['pageBlocks'],
  onChange: (loaded: LoadedSite, before: LoadedSite | undefined) => void,
  requested: Set<string>,
  isOpen: (path: string) => boolean,
): LiveSite<LoadedSite> {
  let progress = createProgress(process.stdout);
  const load = createSiteLoader({
    root,
    cache: openCache(),
    tasks: createThreads(),
    pageBlocks,
    onProgress: (done, all) => progress.count('Compiling pages', done, all),
    onLate: (late) =>
      late
        .then(() => delay(REST_DELAY))
        .then(() => live.changed())
        .catch(console.error),
  });
  const loadFirst = loadRequestedFirst(load, { requested, isOpen });
  const index = createLiveIndex();
  const toLoaded = (site: Site) => withFiles(site, devViews(site, root), index);
  let before: LoadedSite | undefined;
  const live = createLiveSite({
    load: async (files, isOutdated) => {
      if (files.length > 0) before = undefined;
      return toLoaded(await loadFirst(files, isOutdated));
    },
    onLoad: (files) => {
      progress = createProgress(process.stdout);
      if (files.length > 0) progress.step(`Saved: ${listNames(files)}`);
      else if (requested.size > 0) progress.step(`Opened: ${[...requested].join(', ')}`);
      else progress.step('The rest');
    },
    onLoaded: (loaded) => {
      printProblems(progress, loaded.site.problems, loaded.site.pages.filter(isDraft).length);
      onChange(loaded, before);
      before = loaded;
    },
    onFailed: (error, last) => {
      if (!(error instanceof ProblemsError)) {
        console.error(error);
        return last;
      }
      // Keeps the previous pages, and prints the problems that prevent new ones.
      printProblems(progress, error.problems);
      const loaded = toLoaded({ ...last.site, problems: error.problems });
      onChange(loaded, undefined);
      return loaded;
    },
  });
  return live;
}

/** @param drafts number of pages whose problems are not known yet */
function printProblems(progress: Progress, problems: Problem[], drafts = 0): void {
  const lines = formatProblems(problems);
  const count = sortProblems(problems).length;
  const found = count === 0 ? 'no problems' : `${count} ${count === 1 ? 'problem' : 'problems'}`;
  progress.done(drafts === 0 ? found : `${found} so far, ${drafts} pages to compile`);
  if (lines.length > 0) console.log(lines.join('\n'));
}

function listNames([first = '', ...others]: string[]): string {
  return displayPath(first) + (others.length > 0 ? ` and ${others.length} more` : '');
}

/** Reports changed files of the site, and changed files of the site engine that require a restart. */
async function watchFiles(
  vite: ViteDevServer,
  live: LiveSite<LoadedSite>,
  root: string,
): Promise<void> {
  const running = new Set(ENTRIES.flatMap((name) => moduleFiles(join(PROJECT_FOLDER, name))));
  let elsewhere: string[] = [];
  const watchElsewhere = async () => {
    elsewhere = filesElsewhere(await live.current(), root);
    vite.watcher.add(elsewhere);
  };
  vite.watcher.add(root);
  await watchElsewhere();
  vite.watcher.on('all', async (_event, file) => {
    const isOfSite = isBelow(root, file) || elsewhere.includes(file) || isOfBlocks(vite, file);
    if (running.has(file)) {
      console.log(`${displayPath(file)} changed: restart "npm run dev" to use it`);
    }
    if (!isOfSite) return;
    live.changed(file);
    await watchElsewhere();
  });
}

/** Entries of the code that this process and its threads run. */
const ENTRIES = ['src/build/cli.ts', 'src/build/threads/runTasks.ts'];

/** Returns whether a file is below a folder and isn't hidden, as the files of editors are. */
function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder + sep) && !file.slice(folder.length).includes(`${sep}.`);
}

/** Returns whether a file belongs to the blocks of pages, which are reloaded without a restart. */
function isOfBlocks({ environments }: ViteDevServer, file: string): boolean {
  return (environments.ssr?.moduleGraph.getModulesByFile(normalizePath(file))?.size ?? 0) > 0;
}

/** Lists files outside the site's folder: pages, even if they don't exist yet, pictures, and imports of the config. */
function filesElsewhere({ site: { config, pages } }: LoadedSite, root: string): string[] {
  const extraPages = Object.values(config.extraPages ?? {}).map((name) => join(root, name));
  const pictures = pages.flatMap(({ images }) => images.map(({ source }) => source));
  const files = [...extraPages, ...pictures, ...moduleFiles(join(root, CONFIG_FILE))];
  return files.filter((file) => !isBelow(root, file));
}

interface HandlerOptions extends Pick<DocumentApp, 'inline'>, Pick<DevOptions, 'root'> {
  /** Paths of drafts that requests wait for. */
  requested: Set<string>;
}

function createHandler(
  vite: ViteDevServer,
  live: LiveSite<LoadedSite>,
  { root, inline, requested }: HandlerOptions,
): Connect.NextHandleFunction {
  const sendPage = createPageSender(vite, inline);
  const sendPublic = fileSender(publicFolder(root));
  return async (request, response, next) => {
    try {
      const current = await live.current();
      const { basePath } = current.site.config;
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (basePath && (pathname === basePath || pathname === '/')) {
        response.writeHead(302, { location: `${basePath}/` }).end();
        return;
      }
      if (!pathname.startsWith(`${basePath}/`)) return next();
      const path = percentDecode(pathname.slice(basePath.length));
      const draft = draftAt(path, current.site);
      if (draft) requested.add(draft.path);
      const loaded = draft ? await live.reload() : current;
      const { routes } = loaded.site;
      // As in a built site, files in public/ replace generated ones.
      sendPublic(request, response, path, () => {
        if (sendSiteFile(request, response, path, loaded)) return;
        const page = routes.get(cleanPath(path));
        if (!page && !request.headers.accept?.includes('text/html')) return next();
        sendPage(response, loaded, page ?? (routes.get(NOT_FOUND_PATH) as Page)).catch(next);
      });
    } catch (error) {
      next(error);
    }
  };
}

/** Returns a function that sends a page with the headers that hosts send. */
function createPageSender(vite: ViteDevServer, inline: DocumentApp['inline']) {
  const findRules = createRules(vite, inline);
  return async (response: ServerResponse, { site, toView }: LoadedSite, page: Page) => {
    const { renderPage } = await loadPrerender(vite);
    const entry = `${site.config.basePath}/${CLIENT_ENTRY}`;
    const css = await codeColors();
    const headHtml = await devHead(vite, PRERENDER_ENTRY);
    const app = { inline, entry, chunks: [], css: () => css, headHtml };
    const html = renderPage(createDocumentData(site)(page, toView(page)), app);
    setHeaders(response, findHeaders(findRules(site), page.path));
    const status = page.path === NOT_FOUND_PATH ? 404 : 200;
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  };
}

/** Returns a function that computes the headers of a site's files, as hosts send them. */
function createRules(
  vite: ViteDevServer,
  inline: DocumentApp['inline'],
): (site: Site) => HeaderRule[] {
  const cached = new WeakMap<Site, HeaderRule[]>();
  return (site) => {
    const scripts = [...Object.values(inline), devScript(vite)];
    const rules = cached.get(site) ?? headerRules(devPolicy(createPagePolicy(site, scripts)()));
    cached.set(site, rules);
    return rules;
  };
}

/** Loads the current source. Vite reloads modules that have been saved since the last call. */
async function loadPrerender({ environments }: ViteDevServer): Promise<typeof Prerender> {
  const { ssr } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no server environment');
  return ssr.runner.import<typeof Prerender>(join(PROJECT_FOLDER, PRERENDER_ENTRY));
}

/** Creates views that include the problems of their page, and those of no page, such as problems of the config. */
function devViews(site: Site, root: string): ReturnType<typeof createPageViews> {
  const toView = createPageViews(site);
  const pageFile = ({ filePath }: Page) => displayPath(join(root, 'pages', filePath));
  const pageFiles = new Set(site.pages.filter(({ filePath }) => filePath).map(pageFile));
  const sorted = sortProblems(site.problems);
  return (page) => {
    const own = page.filePath === '' ? undefined : pageFile(page);
    const problems = sorted.filter(({ file }) => file === own || !pageFiles.has(file));
    return { ...toView(page), problems: problems.length > 0 ? problems : undefined };
  };
}
