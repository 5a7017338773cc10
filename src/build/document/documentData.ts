import type { Config } from '../../config/schema.ts';
import type { Page } from '../../content/page.ts';
import { fontStyles, type HeadTag, headTags } from '../../site/head.ts';
import { type ShellConfig, shellConfig } from '../../site/shellConfig.ts';
import { sidebarFor } from '../../site/sidebar.ts';
import type { Site } from '../../site/site.ts';
import { type PageView, type SidebarView, sidebarView } from '../../site/view.ts';

/**
 * Everything that a page's document shows, as plain data: its JSON is a key for the document that a renderer makes of
 * it.
 */
export interface DocumentData {
  lang: Config['lang'];
  head: HeadTag[];
  /** Styles that make the page use the site's fonts. */
  fonts: string;
  /** Values of `data-style` in the article. */
  styles: string[];
  config: ShellConfig;
  view: PageView;
  /** The page's complete sidebar; undefined if it shows none. */
  sidebar?: SidebarView;
}

/** Returns a function that collects what a page's document shows. Data that pages share is computed once. */
export function createDocumentData(site: Site): (page: Page, view: PageView) => DocumentData {
  const config = shellConfig(site);
  const fonts = fontStyles(site.config, site.fonts);
  return (page, view) => {
    const sidebar = view.sidebar === undefined ? undefined : sidebarFor(site.sidebars, page.path);
    return {
      lang: site.config.lang,
      head: headTags(site.config, page),
      ...{ fonts, styles: page.styles ?? [], config, view },
      sidebar: sidebar && sidebarView(sidebar),
    };
  };
}
