import { posix } from 'node:path';
import { ALL_PAGES_PATH, cleanPath, NOT_FOUND_PATH } from '../address/address.ts';
import type { Problem } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { checkConfigLinks, checkPageLinks } from './check.ts';
import { isListed } from './listed.ts';
import { allPagesPage, notFoundPage } from './ownPages.ts';
import { sidebarsOf } from './sidebar.ts';
import type { Site } from './site.ts';
import { snippetsOf } from './snippets.ts';
import { symbolsOf } from './symbols.ts';

export interface SiteFiles {
  /** The config's file, as the writer knows it. */
  configFile: string;
  /** The folder of pages, as the writer knows it. */
  pagesFolder: string;
  /** Paths of what lies in `public/`: `/messenger.js`. */
  publicFiles: string[];
}

/** Puts the pages together: which path shows which page, what the sidebars hold, what is amiss. */
export function assembleSite(config: Config, compiled: Page[], files: SiteFiles): Site {
  const fileOf = ({ filePath }: Page) => posix.normalize(`${files.pagesFolder}/${filePath}`);
  const ordered = [...compiled].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const { routes, problems } = routesOf(ordered, fileOf);
  const own = ordered.filter(({ path }) => path !== NOT_FOUND_PATH);
  const notFound = routes.get(NOT_FOUND_PATH) ?? notFoundPage(config.basePath);
  const listed = own.filter(isListed);
  const sidebars = sidebarsOf(config.sidebar, listed);
  const allPages = allPagesPage(listed, sidebars, config.basePath);
  const snippets = snippetsOf(config);
  const targets = { routes, files: new Set(files.publicFiles) };
  return {
    config,
    pages: [...own, notFound],
    routes: new Map([[ALL_PAGES_PATH, allPages], ...routes, [NOT_FOUND_PATH, notFound]]),
    sidebars,
    snippets,
    symbols: symbolsOf(own, config.library?.reference),
    problems: [
      ...problems,
      ...ordered.flatMap((page) => checkPageLinks(page, fileOf(page), targets)),
      ...checkConfigLinks(config, snippets, files.configFile, targets),
    ],
  };
}

/** Every path with its page; a path that two of them claim goes to the first, and is a problem. */
function routesOf(pages: Page[], fileOf: (page: Page) => string) {
  const routes = new Map<string, Page>();
  const problems: Problem[] = [];
  const claims = [
    ...pages.map((page) => ({ path: page.path, page })),
    ...pages.flatMap((page) =>
      page.frontmatter.aliases.map((alias) => ({ path: cleanPath(alias), page })),
    ),
  ];
  for (const { path, page } of claims) {
    const holder = routes.get(path);
    if (path === NOT_FOUND_PATH && page.path !== path) {
      problems.push({
        file: fileOf(page),
        message: `${path} is the path of the not-found page`,
        fix: 'write that page as 404.md, and remove the alias',
      });
    } else if (holder === undefined) {
      routes.set(path, page);
    } else if (holder !== page || path === page.path) {
      problems.push({
        file: fileOf(page),
        message: `${path} is already the path of ${fileOf(holder)}`,
        fix: 'rename one of the two files, or remove the alias',
      });
    }
  }
  return { routes, problems };
}
