import { existsSync } from 'node:fs';
import pMap from 'p-map';
import { SEARCH_POINTER, WEB_MANIFEST } from '../../address/address.ts';
import { FILE_HASHES } from '../../shell/offline/savedFiles.ts';
import { copiedFiles } from '../../site/copiedFiles.ts';
import { groupBy } from '../../site/groupBy.ts';
import type { Site } from '../../site/site.ts';
import { createPageViews } from '../../site/view.ts';
import type { App } from '../app/app.ts';
import { EMBED_NAME } from '../app/lab.ts';
import { type Cache, hash } from '../cache/cache.ts';
import type { DocumentApp } from '../document/document.tsx';
import { createDocumentData } from '../document/documentData.ts';
import { createPageStyles } from '../document/pageStyles.ts';
import { printHashes } from '../hosts/fileHashes.ts';
import { type Output, openOutput } from '../output/output.ts';
import { emitPreviews } from '../previews/previews.ts';
import { publicFolder } from '../read/siteFolder.ts';
import { createDocuments } from '../search/documents.ts';
import { searchPointer } from '../search/publish.ts';
import type { Tasks } from '../threads/tasks.ts';
import { createDocumentRenderer, type EmittedApp } from './documents.ts';
import { htmlFiles } from './engineFiles.ts';
import { generatedFiles } from './files.ts';
import { emitOffline, webManifest } from './serviceWorker.ts';
import { createStylesheet, type Stylesheet } from './stylesheet.ts';

export interface EmitOptions {
  root: string;
  cache: Cache;
  tasks: Tasks;
  makePolicy: EmittedApp['policy'];
  /** Output folder, as `prepareOutput` returns it. */
  out: string;
  /** Whether to draw the pictures that other sites show with a link to a page. */
  hasPreviews: boolean;
  onProgress?: (done: number, all: number) => void;
}

const CONCURRENCY = 16;

/**
 * Writes everything that a host serves below the base path. Replaces the previous output at the end; if anything fails,
 * the previous output is unchanged.
 */
export async function emitSite(
  site: Site,
  app: App,
  { out, ...options }: EmitOptions,
): Promise<void> {
  const output = await openOutput(out);
  try {
    await emitFiles(site, app, output, options);
    await output.finish();
  } catch (error) {
    await output.discard();
    throw error;
  }
}

async function emitFiles(
  site: Site,
  app: App,
  output: Output,
  { root, cache, tasks, makePolicy, hasPreviews, onProgress }: Omit<EmitOptions, 'out'>,
): Promise<void> {
  await output.copy(app.clientFolder, '.');
  await emitEmbed(site, output);
  const stylesheet = await createStylesheet(app.css);
  const toView = createPageViews(site, appVersion(app, stylesheet));
  const files = [...generatedFiles(site, toView)];
  const css = createPageStyles(stylesheet.rules);
  const pageApp = documentApp(site, app, { stylesheet, css, makePolicy });
  await Promise.all([
    // First, because it runs in another thread.
    emitSearch(site, tasks, output),
    emitPages(site, pageApp, { toView, cache, output, onProgress }),
    output.write(stylesheet.app.path, stylesheet.app.text),
    output.write(stylesheet.article.path, stylesheet.article.text),
    pMap(files, ([name, make]) => output.write(name, make()), { concurrency: CONCURRENCY }),
    emitCopied(site, output),
    hasPreviews && emitPreviews(site, { root, cache, tasks, output }),
    output.write(WEB_MANIFEST, webManifest(site.config)),
    // Keeps GitHub Pages from running Jekyll, which would drop some files.
    output.write('.nojekyll', ''),
  ]);
  // Copied last, so that files in public/, such as robots.txt, replace generated ones.
  if (existsSync(publicFolder(root))) await output.copy(publicFolder(root), '.');
  await emitOffline(site.config, app, [stylesheet.app.path, stylesheet.article.path], output);
  await output.write(FILE_HASHES, printHashes(output.hashes()));
}

/** Returns the version of the app, by which pages notice that the site was built again with another one. */
export function appVersion({ entry }: App, { app }: Stylesheet): string {
  return hash(entry, app.path).slice(0, 8);
}

/** What the styles of documents depend on. */
interface DocumentStyling extends Pick<EmitOptions, 'makePolicy'>, Pick<DocumentApp, 'css'> {
  stylesheet: Stylesheet;
}

/** Describes how pages load the app: relative to the base path, and each with only the styles that it needs. */
export function documentApp(
  { config: { basePath } }: Site,
  app: App,
  { stylesheet, css, makePolicy }: DocumentStyling,
): EmittedApp {
  return {
    key: app.key,
    prerender: app.prerender,
    inline: app.inline,
    policy: makePolicy,
    entry: `${basePath}/${app.entry}`,
    chunks: app.chunks.map((name) => `${basePath}/${name}`),
    css,
    stylesheet: `${basePath}/${stylesheet.app.path}`,
    headHtml: '',
  };
}

interface PageOptions extends Pick<EmitOptions, 'cache' | 'onProgress'> {
  toView: ReturnType<typeof createPageViews>;
  output: Output;
}

async function emitPages(
  site: Site,
  app: EmittedApp,
  { toView, cache, output, onProgress }: PageOptions,
): Promise<void> {
  const toData = createDocumentData(site);
  const render = createDocumentRenderer(app, cache);
  // An alias displays the same page, so each page is rendered only once.
  const pages = groupBy(site.routes, ([, page]) => page);
  let done = 0;
  await pMap(
    pages,
    async ([page, routes]) => {
      const html = Buffer.from(await render(toData(page, toView(page))));
      const names = routes.flatMap(([path]) => htmlFiles(path));
      await Promise.all(names.map((name) => output.write(name, html)));
      onProgress?.(++done, pages.size);
    },
    { concurrency: CONCURRENCY },
  );
}

/** Writes the page that other sites embed, which is the same for all sites except for the language that it declares. */
async function emitEmbed({ config: { lang } }: Site, output: Output): Promise<void> {
  if (lang === 'en') return;
  const html = String(await output.read(EMBED_NAME));
  await output.write(EMBED_NAME, html.replace('<html lang="en">', `<html lang="${lang}">`));
}

async function emitCopied(site: Site, to: Output): Promise<void> {
  const sources = new Map(copiedFiles(site).map(({ output, source }) => [output, source]));
  await pMap(sources, ([name, source]) => to.copy(source, name), { concurrency: CONCURRENCY });
}

/** Writes the index under a hashed name, and a small file under a fixed name that points to it. */
async function emitSearch(site: Site, tasks: Tasks, output: Output): Promise<void> {
  const index = await tasks.buildIndex(createDocuments(site));
  const name = `assets/search-${hash(index).slice(0, 8)}.json`;
  await output.write(name, index);
  await output.write(SEARCH_POINTER, searchPointer(name, site));
}
