import { encodePath, NOT_FOUND_PATH, PLAYGROUND_PATH } from '../address/address.ts';
import type { Problem } from '../config/problem.ts';
import type { OutlineItem, Page } from '../content/page.ts';
import { eyebrowHtml } from './eyebrow.ts';
import { groupBy } from './groupBy.ts';
import { pageHead } from './head.ts';
import { appendUses } from './inTheGuides.ts';
import { createNeighbors } from './neighbors.ts';
import type { PageHead } from './pageHead.ts';
import { type Sidebar, type Step, sidebarFor } from './sidebar.ts';
import type { Site } from './site.ts';
import { siteMarkHtml } from './siteMark.ts';

/** All data that the browser needs to display a page, sent as JSON next to the page's HTML. */
export interface PageView extends PageHead {
  /** Version of the app that can display the page, so that tabs with another version notice. */
  version: string;
  /** File that a writer edits, relative to `pages/`; undefined if the build generates the page without a file. */
  filePath?: string;
  html: string;
  outline: OutlineItem[];
  layout: Page['frontmatter']['layout'];
  content: Page['frontmatter']['content'];
  showLogo: boolean;
  showTopNav: boolean;
  showOutline: boolean;
  /** Prefix of the page's sidebar, whose items are loaded once for all its pages. */
  sidebar?: string;
  previous?: Step;
  next?: Step;
  editUrl?: string;
  lastUpdatedAt?: number;
  /** Version of the types in the page's code, which are loaded on demand; undefined if there are none. */
  types?: string;
  /** Version of the samples that readers can run, which are loaded with the first run. */
  samples?: string;
  /** Problems for the writer to fix; only in dev. */
  problems?: Problem[];
}

/** A sidebar as it is sent to the browser. */
export type SidebarView = Pick<Sidebar, 'backLink' | 'isByTopic' | 'items'>;

export function sidebarView({ backLink, isByTopic, items }: Sidebar): SidebarView {
  return { backLink, ...(isByTopic && { isByTopic }), items };
}

/**
 * Returns a function that creates the view of a page. Data that pages share is computed once.
 * @param version of the app; dev has only one
 */
export function createPageViews(site: Site, version = ''): (page: Page) => PageView {
  const pagesBySidebar = groupBy(site.pages, ({ path }) => sidebarFor(site.sidebars, path));
  const neighborsIn = new Map(
    site.sidebars.map((sidebar) => [
      sidebar,
      createNeighbors(sidebar.items, pagesBySidebar.get(sidebar) ?? []),
    ]),
  );
  const { basePath } = site.config;
  const hasPictures = site.routes.has(PLAYGROUND_PATH);
  return (page) => {
    const { frontmatter, path } = page;
    const filePath = page.filePath || page.notesFile;
    const isDocs = frontmatter.layout === 'docs';
    const sidebar = sidebarFor(site.sidebars, path);
    const hasSidebar = (sidebar?.items.length ?? 0) > 0 && (frontmatter.showSidebar ?? isDocs);
    const { html, outline } = appendUses(page, site.uses.get(path), { basePath, hasPictures });
    const eyebrow = isDocs
      ? eyebrowHtml(path, sidebar?.items ?? [], site.config.search.groups)
      : '';
    const mark = path === NOT_FOUND_PATH ? siteMarkHtml(site.config) : '';
    return {
      version,
      ...pageHead(site.config, page),
      filePath,
      html: mark + eyebrow + html,
      outline,
      layout: frontmatter.layout,
      content: frontmatter.content,
      showLogo: frontmatter.showLogo ?? true,
      showTopNav: frontmatter.showTopNav ?? true,
      showOutline:
        frontmatter.showOutline === undefined ? isDocs : frontmatter.showOutline !== false,
      sidebar: hasSidebar ? sidebar?.prefix : undefined,
      ...(sidebar && neighborsIn.get(sidebar)?.(path)),
      editUrl: filePath && editUrl(site.config.editLink?.pattern, filePath),
      lastUpdatedAt: page.lastUpdatedAt,
      types: page.types?.version,
      samples: page.runs?.version,
    };
  };
}

/** Returns the address for editing a file. As a URL, it loses the `../` of files outside `pages/`. */
function editUrl(pattern: string | undefined, filePath: string): string | undefined {
  const address = pattern?.replace(':path', () => encodePath(filePath));
  return address && URL.canParse(address) ? new URL(address).href : address;
}
