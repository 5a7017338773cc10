import { posix } from 'node:path';
import {
  ALL_PAGES_PATH,
  cleanPath,
  downloadPath,
  LICENSES_FILE,
  LICENSES_PATH,
  NOT_FOUND_PATH,
  OFFLINE_PATH,
  percentDecode,
} from '../address/address.ts';
import { compareNaturally } from '../address/naturalOrder.ts';
import type { Problem } from '../config/problem.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { compileSnippets } from '../content/snippet.ts';
import { allPagesPage, licensesPage, notFoundPage, offlinePage } from './builtInPages.ts';
import {
  checkConfigLinks,
  checkPageLinks,
  checkShowpieces,
  checkTerms,
  linkedDocuments,
} from './check.ts';
import type { SiteFonts } from './copiedFiles.ts';
import { isListed } from './listed.ts';
import { type SymbolGroup, siteSidebars } from './referenceSidebar.ts';
import { inReadingOrder } from './sidebar.ts';
import type { Site, SiteContent } from './site.ts';
import { collectUses } from './uses.ts';

export interface SiteFiles {
  /** Path of the config in problems. */
  configFile: string;
  /** Path of `pages/` in problems. */
  pagesFolder: string;
  /** Paths of the files in `public/`: `/icon.svg`. */
  publicFiles: string[];
  /** Paths of the files in `pages/` that aren't pages: `/data.csv`. */
  otherFiles?: string[];
  /** Addresses of the logo, as pages use them. */
  logoUrl?: Config['logoUrl'];
  fonts?: SiteFonts;
}

const NO_CONTENT: SiteContent = {
  ...{ symbols: new Map(), summaries: new Map(), projects: [] },
  ...{ scenes: [], sceneNames: new Map() },
  ...{ examples: [], exampleNames: new Map(), examplePosters: new Map() },
};

/**
 * Assembles the compiled pages into a site: routes, sidebars, uses of symbols, and problems.
 * @param topics groups of the reference's overview
 */
export function assembleSite(
  config: Config,
  compiled: Page[],
  files: SiteFiles,
  { topics, ...given }: Partial<SiteContent> & { topics?: readonly SymbolGroup[] } = {},
): Site {
  const content = { ...NO_CONTENT, ...given };
  const { scenes, projects, licenses } = content;
  const pageFile = (page: Page) => fileOfPage(page, files.pagesFolder);
  const sorted = [...compiled].sort((a, b) => compareNaturally(a.path, b.path));
  const { routes, problems } = createRoutes(sorted, pageFile);
  const pages = sorted.filter(({ path }) => path !== NOT_FOUND_PATH);
  const notFound = routes.get(NOT_FOUND_PATH) ?? notFoundPage(config.basePath);
  const listed = pages.filter(isListed);
  const sidebars = siteSidebars(config, listed, topics);
  const allPages = allPagesPage(listed, sidebars, config);
  const snippets = compileSnippets(config);
  // Pages of the site replace built-in ones.
  const builtIn: [string, Page][] = [
    [ALL_PAGES_PATH, allPages],
    [LICENSES_PATH, licensesPage(licenses, config.basePath)],
    [OFFLINE_PATH, offlinePage()],
  ];
  const linkable = new Map([...builtIn, ...routes]);
  const all = new Map<string, Page>([...linkable, [NOT_FOUND_PATH, notFound]]);
  const targets = {
    routes: linkable,
    files: new Set([
      ...files.publicFiles,
      ...projects.map(({ name }) => downloadPath(name)),
      LICENSES_FILE,
    ]),
    unpublished: new Set(files.otherFiles),
  };
  return {
    config,
    logoUrl: files.logoUrl,
    fonts: files.fonts,
    pages: [...pages, notFound],
    routes: all,
    sidebars,
    snippets,
    documents: linkedDocuments(sorted, config, snippets, targets),
    ...content,
    uses: collectUses(inReadingOrder(pages, sidebars), referencePath(config), {
      ...content,
      routes,
    }),
    problems: [
      ...problems,
      ...sorted.flatMap((page) => checkPageLinks(page, pageFile(page), targets)),
      ...checkConfigLinks(config, snippets, files.configFile, targets),
      ...checkTerms(config.terms, routes, files.configFile),
      ...checkShowpieces(config.showpieces, scenes, files.configFile),
    ],
  };
}

/** Returns the file of a page in problems. A page without one, such as that of a symbol, is identified by its path. */
export function fileOfPage({ filePath, path }: Page, pagesFolder: string): string {
  return filePath === '' ? path : posix.normalize(`${pagesFolder}/${filePath}`);
}

/**
 * Maps every path to its page. If two pages claim a path, the first one gets it, and the conflict is a problem, as are
 * the paths of two pages that differ only in letter case, because most desktop file systems ignore case and would write
 * both to one file.
 */
function createRoutes(pages: Page[], findFile: (page: Page) => string) {
  const routes = new Map<string, Page>();
  const claimsByLowerCase = new Map<string, { path: string; page: Page }>();
  const problems: Problem[] = [];
  const report = (page: Page, message: string, fix: string) =>
    problems.push({ file: findFile(page), message, fix });
  for (const claim of listClaims(pages)) {
    const { path, page } = claim;
    const holder = routes.get(path);
    const similar = claimsByLowerCase.get(path.toLowerCase());
    if (path === NOT_FOUND_PATH && page.path !== path) {
      const message = `${path} is reserved for the not-found page`;
      report(page, message, 'write that page as 404.md, and remove the alias');
    } else if (holder === undefined) {
      routes.set(path, page);
      claimsByLowerCase.set(path.toLowerCase(), similar ?? claim);
      if (similar === undefined || similar.page === page) continue;
      const message = `${path} differs only in letter case from ${similar.path} of ${findFile(similar.page)}, which many file systems treat as the same path`;
      report(page, message, 'rename one of the two files, or change the alias');
    } else if (holder !== page || path === page.path) {
      const message = `${path} is already the path of ${findFile(holder)}`;
      report(page, message, 'rename one of the two files, or remove the alias');
    }
  }
  return { routes, problems };
}

/** Returns the paths that pages claim: their own before all aliases. */
function listClaims(pages: Page[]): { path: string; page: Page }[] {
  return [
    ...pages.map((page) => ({ path: page.path, page })),
    ...pages.flatMap((page) =>
      page.frontmatter.aliases.map((alias) => ({ path: cleanPath(percentDecode(alias)), page })),
    ),
  ];
}
