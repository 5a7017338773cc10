import { posix } from 'node:path';
import { ALL_PAGES_PATH, cleanPath, NOT_FOUND_PATH } from '../address/address.ts';
import type { Problem } from '../config/problem.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { checkConfigLinks, checkPageLinks } from './check.ts';
import { isListed } from './listed.ts';
import { allPagesPage, notFoundPage } from './ownPages.ts';
import { siteSidebars } from './referenceSidebar.ts';
import { inReadingOrder } from './sidebar.ts';
import type { Site } from './site.ts';
import { snippetsOf } from './snippets.ts';
import { usesOf } from './uses.ts';

export interface SiteFiles {
  /** The config's file, as the writer knows it. */
  configFile: string;
  /** The folder of pages, as the writer knows it. */
  pagesFolder: string;
  /** Paths of what lies in `public/`: `/messenger.js`. */
  publicFiles: string[];
}

/**
 * Puts the pages together: which path shows which page, what the sidebars hold, what is amiss.
 * @param shown what the reference among them describes, and what physics they may show
 */
export function assembleSite(
  config: Config,
  compiled: Page[],
  files: SiteFiles,
  {
    symbols = new Map(),
    scenes = [],
    sceneNames = new Map(),
    examples = [],
  }: Partial<Pick<Site, 'symbols' | 'scenes' | 'sceneNames' | 'examples'>> = {},
): Site {
  const fileOf = ({ filePath }: Page) => posix.normalize(`${files.pagesFolder}/${filePath}`);
  const ordered = [...compiled].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const { routes, problems } = routesOf(ordered, fileOf);
  const own = ordered.filter(({ path }) => path !== NOT_FOUND_PATH);
  const notFound = routes.get(NOT_FOUND_PATH) ?? notFoundPage(config.basePath);
  const listed = own.filter(isListed);
  const sidebars = siteSidebars(config, listed);
  const allPages = allPagesPage(listed, sidebars, config.basePath);
  const snippets = snippetsOf(config);
  const targets = { routes, files: new Set(files.publicFiles) };
  return {
    config,
    pages: [...own, notFound],
    routes: new Map([[ALL_PAGES_PATH, allPages], ...routes, [NOT_FOUND_PATH, notFound]]),
    sidebars,
    snippets,
    symbols,
    scenes,
    sceneNames,
    examples,
    uses: usesOf(inReadingOrder(own, sidebars), referencePath(config), {
      routes,
      symbols,
      scenes,
      sceneNames,
    }),
    problems: [
      ...problems,
      ...ordered.flatMap((page) => checkPageLinks(page, fileOf(page), targets)),
      ...checkConfigLinks(config, snippets, files.configFile, targets),
    ],
  };
}

/**
 * Every path with its page; a path that two of them claim goes to the first, and is a problem. So
 * are paths of two pages that only letter case tells apart: where file systems ignore it, as on most
 * desktops, both are one file.
 */
function routesOf(pages: Page[], fileOf: (page: Page) => string) {
  const routes = new Map<string, Page>();
  const inAnyCase = new Map<string, { path: string; page: Page }>();
  const problems: Problem[] = [];
  const report = (page: Page, message: string, fix: string) =>
    problems.push({ file: fileOf(page), message, fix });
  for (const claim of claimsOf(pages)) {
    const { path, page } = claim;
    const holder = routes.get(path);
    const like = inAnyCase.get(path.toLowerCase());
    if (path === NOT_FOUND_PATH && page.path !== path) {
      const message = `${path} is the path of the not-found page`;
      report(page, message, 'write that page as 404.md, and remove the alias');
    } else if (holder === undefined) {
      routes.set(path, page);
      inAnyCase.set(path.toLowerCase(), like ?? claim);
      if (like === undefined || like.page === page) continue;
      const message = `${path} differs only in letter case from ${like.path} of ${fileOf(like.page)}, which many systems take for the same`;
      report(page, message, 'rename one of the two files, or change the alias');
    } else if (holder !== page || path === page.path) {
      const message = `${path} is already the path of ${fileOf(holder)}`;
      report(page, message, 'rename one of the two files, or remove the alias');
    }
  }
  return { routes, problems };
}

/** The paths that pages want: their own before all aliases. */
function claimsOf(pages: Page[]): { path: string; page: Page }[] {
  return [
    ...pages.map((page) => ({ path: page.path, page })),
    ...pages.flatMap((page) =>
      page.frontmatter.aliases.map((alias) => ({ path: cleanPath(alias), page })),
    ),
  ];
}
