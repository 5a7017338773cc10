import type { IncomingMessage } from 'node:http';
import { cleanPath, NOT_FOUND_PATH } from '../../address/address.ts';
import { errorMessage } from '../../config/errorMessage.ts';
import type { Page } from '../../content/page.ts';
import type { Site } from '../../site/site.ts';
import { createPageViews } from '../../site/view.ts';
import type { App } from '../app/app.ts';
import type { createSiteLoader } from '../compile/siteLoader.ts';
import { createDocumentData } from '../document/documentData.ts';
import { createPageStyles } from '../document/pageStyles.ts';
import { createPagePolicy } from '../document/policy.ts';
import { appVersion, documentApp } from '../emit/emit.ts';
import { createStylesheet } from '../emit/stylesheet.ts';
import { findHeaders, type HeaderRule, headerRules } from '../hosts/rules.ts';
import { publicFolder } from '../read/siteFolder.ts';
import { createLiveIndex } from '../search/publish.ts';
import { createLiveSite, type LiveSite } from './liveSite.ts';
import { draftAt, isDraft, loadRequestedFirst, sendSiteFile, withFiles } from './loadedSite.ts';
import {
  type Content,
  fileSender,
  folderContent,
  type ServeOptions,
  serve,
  setHeaders,
} from './server.ts';

/** Minimum time that other pages get between two requests, so that many of them can't stop a build, in milliseconds. */
const SLICE_MS = 3000;

const HTML = { 'content-type': 'text/html; charset=utf-8' };

export interface EarlyServerOptions extends Pick<ServeOptions, 'host' | 'port'> {
  /** Folder of the site. */
  root: string;
  /** Called with the address of the site when it can be opened. */
  onReady: (url: string) => void;
}

/** What an early server needs of a site whose pages are not compiled yet. */
export interface UnfinishedSite {
  app: App;
  load: ReturnType<typeof createSiteLoader>;
}

/** A server that starts before its site is built. */
export interface EarlyServer {
  /** Compiles the pages of a site, first those that a browser requests. Resolves when all are compiled. */
  serve: (site: UnfinishedSite) => Promise<void>;
  /** Serves the built site in a folder from now on. */
  finish: (folder: string, rules: HeaderRule[]) => void;
}

/** Content that is created on request. */
interface EarlyContent extends Content {
  basePath: string;
  hasDrafts: boolean;
}

/** Creates the server of a site that is being built. Files that only the built site has wait for it. */
export function createEarlyServer({ root, onReady, ...options }: EarlyServerOptions): EarlyServer {
  let content: Content;
  let setBuilt: (built: Content) => void;
  const built = new Promise<Content>((resolve) => {
    setBuilt = resolve;
  });
  return {
    serve: async ({ app, load }) => {
      const requested = new Set<string>();
      const toContent = await createContents(app, root, requested, built);
      const loadFirst = loadRequestedFirst(load, { requested, slice: SLICE_MS });
      const live: LiveSite<EarlyContent> = createLiveSite({
        load: async (...saved) => toContent(await loadFirst(...saved), live.reload),
        onFailed: (error) => {
          throw error;
        },
      });
      let current = await live.current();
      content = current;
      onReady((await serve(() => content, { ...options, basePath: current.basePath })).url);
      while (current.hasDrafts) {
        current = await live.reload();
        content = current;
      }
    },
    finish: (folder, rules) => {
      content = folderContent(folder, rules);
      setBuilt(content);
    },
  };
}

/**
 * Returns a function that creates the content of a site that is being built.
 * @param requested paths of drafts that requests wait for
 * @param built resolves with the content of the built site
 */
async function createContents(
  app: App,
  root: string,
  requested: Set<string>,
  built: Promise<Content>,
): Promise<(site: Site, reload: () => Promise<Content>) => EarlyContent> {
  const { renderPage } = await app.prerender();
  const stylesheet = await createStylesheet(app.css);
  const css = createPageStyles(stylesheet.rules);
  const index = createLiveIndex();
  const sendAppFile = fileSender(app.clientFolder);
  const sendPublic = fileSender(publicFolder(root));
  return (site, reload) => {
    const toView = createPageViews(site, appVersion(app, stylesheet));
    const loaded = withFiles(site, toView, index);
    const makePolicy = createPagePolicy(site, Object.values(app.inline));
    const rules = headerRules(makePolicy());
    const pageApp = documentApp(site, app, { stylesheet, css, makePolicy });
    const toData = createDocumentData(site);
    const render = (page: Page) => renderPage(toData(page, toView(page)), pageApp);
    return {
      rules,
      basePath: site.config.basePath,
      hasDrafts: site.pages.some(isDraft),
      notFoundPage: () => render(site.routes.get(NOT_FOUND_PATH) as Page),
      send: (request, response, path, next) => {
        const sendFrom = (later: Promise<Content>) =>
          later
            .then(({ send }) => send(request, response, path, next))
            .catch((error) => response.writeHead(500).end(errorMessage(error)));
        const draft = draftAt(path, site);
        if (draft) {
          requested.add(draft.path);
          return sendFrom(reload());
        }
        setHeaders(response, findHeaders(rules, path));
        // As in a built site, files in public/ replace generated ones.
        sendPublic(request, response, path, () => {
          const style = [stylesheet.app, stylesheet.article].find((one) => path === `/${one.path}`);
          if (style) return response.writeHead(200, { 'content-type': 'text/css' }).end(style.text);
          if (sendSiteFile(request, response, path, loaded)) return;
          const page = site.routes.get(cleanPath(path));
          if (page) return response.writeHead(200, HTML).end(render(page));
          sendAppFile(request, response, path, () =>
            wantsPage(request) ? next() : sendFrom(built),
          );
        });
      },
    };
  };
}

/** Returns whether a request is for a page, rather than a file that only the built site has. */
function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
