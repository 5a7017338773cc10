import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHref } from '../address/address.ts';
import type { Problem } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import { findElements } from './elements.ts';
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

/** Markdown of the config, compiled. */
export interface Snippets {
  banner?: Snippet;
  outlineFooter?: Snippet;
}

/** Compiles the Markdown of a config. */
export function compileSnippets({ banner, outlineFooter, basePath }: Config): Snippets {
  const compile = (markdown: string | undefined) =>
    markdown === undefined ? undefined : compileSnippet(markdown, basePath);
  return { banner: compile(banner?.content), outlineFooter: compile(outlineFooter) };
}

/** Makes the pictures in `public/` work from any page, and lists them. */
function resolvePictures(tree: Root, basePath: string): Link[] {
  return findElements(tree, 'img').flatMap(({ properties }) => {
    const { src } = properties;
    if (typeof src !== 'string') return [];
    const target = resolveLink(src, '');
    const isExternal = target.kind === 'external';
    properties.src = isExternal ? src.replace(/^\/\//, 'https://') : toHref(target, basePath);
    return isExternal ? [] : [{ href: src, path: target.path, hash: '' }];
  });
}

/** Compiles a snippet. Relative links start at the site's root, because a snippet belongs to no page. */
export function compileSnippet(markdown: string, basePath: string): Snippet {
  const tree = renderMarkdown(markdown);
  const links = [...resolveLinks(tree, '', basePath), ...resolvePictures(tree, basePath)];
  const problems = blockedProblems(tree, '');
  return { html: toHtml(tree, { allowDangerousHtml: true }), links, problems };
}
