import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:path';
import { lookup } from 'mrmime';
import { cleanPath, NOT_FOUND_PATH, SEARCH_POINTER } from '../../address/address.ts';
import type { Page } from '../../content/page.ts';
import { copiedFiles } from '../../site/copiedFiles.ts';
import type { Site } from '../../site/site.ts';
import type { PageView } from '../../site/view.ts';
import type { createSiteLoader } from '../compile/siteLoader.ts';
import { generatedFiles } from '../emit/files.ts';
import { type LiveIndex, searchPointer } from '../search/publish.ts';
import type { LiveSiteOptions } from './liveSite.ts';
import { fileSender } from './server.ts';

/** A loaded site, with the files that are generated on request. */
export interface LoadedSite {
  site: Site;
  toView: (page: Page) => PageView;
  files: ReturnType<typeof generatedFiles>;
  searchIndex: () => string;
}

/** Path of the search index of a site that is being loaded, which has no hash. */
const SEARCH_INDEX = '/search-live.json';

/** Adds the files of a site, which are generated on request. */
export function withFiles(site: Site, toView: LoadedSite['toView'], index: LiveIndex): LoadedSite {
  const searchIndex = () => {
    index.update(site);
    return index.toJson();
  };
  return { site, toView, files: generatedFiles(site, toView), searchIndex };
}

interface PageOrder {
  /** Paths of drafts that requests wait for. The loader removes those that it has compiled. */
  requested: Set<string>;
  /** Returns whether a browser shows a page. */
  isOpen?: (path: string) => boolean;
  /** Time that the other pages get before a request or a save ends their load, in milliseconds. */
  slice?: number;
}

/**
 * Returns the loader of a live site: pages that a browser requests or shows come first. The others follow, until the
 * next request or save.
 */
export function loadRequestedFirst(
  load: ReturnType<typeof createSiteLoader>,
  { requested, isOpen = () => false, slice = 0 }: PageOrder,
): LiveSiteOptions<Site>['load'] {
  return async (files, isOutdated) => {
    const first = new Set([...requested, NOT_FOUND_PATH]);
    const hasReason = !isOutdated || files.length > 0 || requested.size > 0;
    const end = performance.now() + slice;
    const isOver = () => hasReason || (isOutdated() && performance.now() > end);
    const site = await load((path) => !first.has(path) && !isOpen(path) && isOver());
    for (const path of first) requested.delete(path);
    return site;
  };
}

/** Returns whether a page was not compiled yet. */
export function isDraft(page: Page): boolean {
  return page.isDraft ?? false;
}

/** Returns the draft that a path, or that of its data, belongs to. */
export function draftAt(path: string, { routes }: Site): Page | undefined {
  const page = routes.get(cleanPath(path.replace(/\.(?:(?:types\.|samples\.)?json|md)$/, '')));
  return page?.isDraft && page;
}

/** Sends a file that is generated or copied; returns whether there is one. */
export function sendSiteFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  loaded: LoadedSite,
): boolean {
  const content = contentAt(path, loaded);
  if (content !== undefined) {
    const type = lookup(path) ?? 'application/octet-stream';
    const charset = typeof content === 'string' ? '; charset=utf-8' : '';
    response.writeHead(200, { 'content-type': type + charset }).end(content);
    return true;
  }
  const file = copiedFiles(loaded.site).find(({ output }) => output === path);
  if (!file) return false;
  const { dir, base } = parse(file.source);
  fileSender(dir)(request, response, `/${base}`, () => response.writeHead(404).end());
  return true;
}

function contentAt(
  path: string,
  { site, files, searchIndex }: LoadedSite,
): string | Uint8Array | undefined {
  if (path === SEARCH_INDEX) return searchIndex();
  if (path === SEARCH_POINTER) return searchPointer(SEARCH_INDEX, site);
  return files.get(path)?.();
}
