import { idOfHash } from '../../address/address.ts';
import type { ShellConfig } from '../../site/shellConfig.ts';
import { OUTLINE_ID } from '../navigation/ids.ts';
import type { FirstView } from './pageStore.ts';

/** The JSON in a page. It has no article and no outline: the document has them already. */
export interface InlineData extends Omit<FirstView, 'view'> {
  config: ShellConfig;
  view: Omit<FirstView['view'], 'html' | 'outline'>;
}

/** Id of the element with InlineData. */
export const INLINE_DATA_ID = 'first-view';

/** Id of the element whose content is the article. */
export const ARTICLE_ID = 'article';

/** Reads the first page's view back from its document, so that the text of a page is sent once. */
export function readFirstView(document: Document): FirstView & { config: ShellConfig } {
  const json = document.getElementById(INLINE_DATA_ID)?.textContent;
  if (!json) throw new Error(`the page has no #${INLINE_DATA_ID}`);
  const { config, sidebar, view } = JSON.parse(json) as InlineData;
  const html = document.getElementById(ARTICLE_ID)?.innerHTML ?? '';
  return { config, sidebar, view: { ...view, html, outline: readOutline(document) } };
}

function readOutline(document: Document) {
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${OUTLINE_ID} a[data-level]`);
  return [...links].map((link) => ({
    level: Number(link.dataset.level),
    id: idOfHash(link.hash),
    text: link.textContent ?? '',
  }));
}
