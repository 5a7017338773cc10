import type { Page } from '../content/page.ts';
import { headTags } from '../site/head.ts';
import { shellConfig } from '../site/shellConfig.ts';
import { sidebarFor } from '../site/sidebar.ts';
import type { Site } from '../site/site.ts';
import type { PageView } from '../site/view.ts';
import { type DocumentApp, renderDocument } from './document.ts';
import type * as Prerender from './prerender.ts';

/** Makes the function that turns a page of the site into the complete HTML that a host sends. */
export function createPageRenderer(
  site: Site,
  { renderShell }: Pick<typeof Prerender, 'renderShell'>,
  app: DocumentApp,
): (page: Page, view: PageView) => Promise<string> {
  const config = shellConfig(site);
  return async (page, view) => {
    const found = view.sidebar === undefined ? undefined : sidebarFor(site.sidebars, page.path);
    const sidebar = found && { backLink: found.backLink, items: found.items };
    const shell = await renderShell(config, view, sidebar);
    // What the document shows already is not sent again as data.
    const { html: _html, outline: _outline, ...inlineView } = view;
    return renderDocument({
      head: headTags(site.config, page),
      shell,
      data: { config, view: inlineView, sidebar },
      app,
    });
  };
}
