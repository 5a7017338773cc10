import { hashToId } from '../../address/address.ts';
import { appId } from '../../article/ids.ts';
import type { SidebarItem } from '../../config/schema.ts';
import type { ShellConfig } from '../../site/shellConfig.ts';
import type { SidebarView } from '../../site/view.ts';
import { OUTLINE_ID, SIDEBAR_ID, TOP_BAR_ID } from './ids.ts';
import type { FirstView } from './pageStore.ts';

/** JSON data in a page. The article, the outline, the sidebar's links, and the logo are read from the document. */
export interface InlineData {
  config: ShellConfig;
  view: Omit<FirstView['view'], 'html' | 'outline'>;
  sidebar?: Omit<SidebarView, 'items'>;
}

/** Id of the element with InlineData. */
export const INLINE_DATA_ID = appId('first-view');

/** Id of the element whose content is the article. */
export const ARTICLE_ID = appId('article');

/** Reads the first page's view back from its document, so that a page's text is sent only once. */
export function readFirstView(document: Document): FirstView & { config: ShellConfig } {
  const json = document.getElementById(INLINE_DATA_ID)?.textContent;
  if (!json) throw new Error(`the page has no #${INLINE_DATA_ID}`);
  const { config, sidebar, view } = JSON.parse(json) as InlineData;
  const html = document.getElementById(ARTICLE_ID)?.innerHTML ?? '';
  const list = findWithin(document, SIDEBAR_ID, 'nav > ul')[0];
  return {
    config: { ...config, logoUrl: config.logoUrl ?? readLogo(document, config.basePath) },
    sidebar: sidebar && { ...sidebar, items: readItems(list, config.basePath) },
    view: { ...view, html, outline: readOutline(document) },
  };
}

/** Each list item contains a link, title, or button, followed by the list of nested items. */
function readItems(list: Element | undefined, basePath: string): SidebarItem[] {
  return [...(list?.children ?? [])].map(({ children: [label, items] }) => {
    const { dataset, textContent } = label as HTMLElement;
    const href = label?.getAttribute('href') ?? undefined;
    return {
      id: dataset.id,
      text: textContent ?? '',
      link: href === undefined ? undefined : toLink(href, basePath),
      match: dataset.match,
      collapsed: dataset.collapsed === undefined ? undefined : dataset.collapsed === 'true',
      items: items && readItems(items, basePath),
    };
  });
}

/** Converts an address in the document back to the link from the config. */
function toLink(href: string, basePath: string): string {
  return href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href;
}

/** Reads the logo: a picture, a picture for each theme, or text. */
function readLogo(document: Document, basePath: string): ShellConfig['logoUrl'] {
  const images = findWithin(document, TOP_BAR_ID, 'img');
  const [light, dark] = images.map((image) => toLink(image.getAttribute('src') ?? '', basePath));
  return light === undefined || dark === undefined ? light : { light, dark };
}

function readOutline(document: Document) {
  const links = findWithin<HTMLAnchorElement>(document, OUTLINE_ID, 'a[data-level]');
  return links.map((link) => ({
    level: Number(link.dataset.level),
    id: hashToId(link.hash),
    text: link.textContent ?? '',
  }));
}

/** Returns the elements of a part of the screen that match a selector. */
function findWithin<E extends Element>(document: Document, id: string, selector: string): E[] {
  return [...(document.getElementById(id)?.querySelectorAll<E>(selector) ?? [])];
}
