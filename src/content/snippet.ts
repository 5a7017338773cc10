import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { toHref } from '../address/address.ts';
import type { Problem } from '../config/problem.ts';
import { blockedProblems } from './embeds.ts';
import { resolveLinks } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import type { Link } from './page.ts';
import { resolveLink } from './paths.ts';

/** A piece of Markdown outside any page, such as the banner. */
export interface Snippet {
  html: string;
  /** Links to check together with those of pages. */
  links: Link[];
  /** Problems without their file. */
  problems: Problem[];
}

/** Makes the pictures in `public/` work from any page, and lists them. */
function resolvePictures(tree: Root, basePath: string): Link[] {
  const links: Link[] = [];
  visit(tree, 'element', (node) => {
    const { src } = node.properties;
    if (node.tagName !== 'img' || typeof src !== 'string') return;
    const target = resolveLink(src, '');
    if (target.kind === 'external') node.properties.src = src.replace(/^\/\//, 'https://');
    else {
      node.properties.src = toHref(target, basePath);
      links.push({ href: src, path: target.path, hash: '' });
    }
  });
  return links;
}

/** Compiles a snippet. Relative links start at the site's root, because a snippet belongs to no page. */
export function compileSnippet(markdown: string, basePath: string): Snippet {
  const tree = renderMarkdown(markdown);
  const links = [...resolveLinks(tree, '', basePath), ...resolvePictures(tree, basePath)];
  const problems = blockedProblems(tree, '');
  return { html: toHtml(tree, { allowDangerousHtml: true }), links, problems };
}
