import { toHtml } from 'hast-util-to-html';
import { placeLinks } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import type { Link } from './page.ts';

/** A piece of Markdown outside of any page, such as the banner. */
export interface Snippet {
  html: string;
  /** To be checked with the links of pages. */
  links: Link[];
}

/** Compiles a snippet. Relative links start at the site's root, because it belongs to no page. */
export function compileSnippet(markdown: string, basePath: string): Snippet {
  const tree = renderMarkdown(markdown);
  const links = placeLinks(tree, '', basePath);
  return { html: toHtml(tree, { allowDangerousHtml: true }), links };
}
