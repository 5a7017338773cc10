import type { Element, Root } from 'hast';
import { findAndReplace, type RegExpMatchObject } from 'hast-util-find-and-replace';
import { toHref } from '../address/address.ts';
import { CARDS, WIRED } from '../article/attributes.ts';
import type { GlossaryTerm } from '../config/schema.ts';
import { createElement, getAttribute } from './elements.ts';
import type { Link } from './page.ts';
import { resolveLink } from './paths.ts';

export interface TermPage {
  /** Path of the page. */
  path: string;
  basePath: string;
  /** Links that the page's writer set: a term with one of them needs no other. */
  links: readonly Link[];
  findSection: (node: Element) => string | undefined;
}

/** Links the first use of each term on a page to the section that explains it, and lists these links. */
export type LinkTerms = (tree: Root, page: TermPage) => Link[];

const TERM_CLASS = 'term';

/** Elements that are links, or that can't or shouldn't contain any. */
const IGNORED_TAGS =
  'a pre code figure table dl nav button summary label math svg script style h1 h2 h3 h4 h5 h6'.split(
    ' ',
  );

/** Prepares a list of terms, so that one search of a page finds all of them. */
export function createTermLinker(terms: readonly GlossaryTerm[]): LinkTerms {
  if (terms.length === 0) return () => [];
  // Longest first, so that "fixed timestep" is found before "timestep".
  const longestFirst = [...terms].sort((a, b) => b.term.length - a.term.length);
  const targets = longestFirst.map(({ link }) => resolveLink(link, ''));
  const pattern = termPattern(longestFirst.map(({ term }) => term));

  return (tree, { path, basePath, links: written, findSection }) => {
    const links: Link[] = [];
    const isLinked = (target: Pick<Link, 'path' | 'hash'>) =>
      [...written, ...links].some((link) => link.path === target.path && link.hash === target.hash);
    const linkTo = (text: string, ...others: [...groups: string[], match: RegExpMatchObject]) => {
      const { stack } = others.pop() as RegExpMatchObject;
      const target = targets[others.findIndex((group) => group !== undefined)];
      const block = stack.findLast((node) => node.type === 'element');
      if (!target || target.kind === 'external' || !block || isLinked(target)) return false;
      const section = findSection(block);
      // A section doesn't link to itself.
      if (target.path === path && target.hash === (section ?? '')) return false;
      const href = toHref(target, basePath);
      const { hash } = target;
      const line = block.position?.start.line;
      links.push({ href: toHref(target, ''), path: target.path, hash, section, line });
      return createElement('a', { className: [TERM_CLASS], href }, [{ type: 'text', value: text }]);
    };
    findAndReplace(tree, [pattern, linkTo], { ignore: [...IGNORED_TAGS, isControl] });
    return links;
  };
}

/** Returns whether an element is a list of cards, each of which is a link, or text that controls a scene. */
function isControl(element: Element): boolean {
  return [CARDS, WIRED].some((name) => getAttribute(name, element) !== undefined);
}

/**
 * Returns a pattern that matches any of the terms as a word, in the singular or plural; the first term that fits wins.
 * Each term has its own group.
 */
export function termPattern(terms: readonly string[]): RegExp {
  const groups = terms.map((term) => `(${inAnyNumber(term)})`);
  return new RegExp(String.raw`(?<![\w-])(?:${groups.join('|')})(?![\w-])`, 'gi');
}

/** Returns a pattern for all numbers of a term: `body` also matches `bodies`, and `vertex` matches `vertices`. */
function inAnyNumber(term: string): string {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/[^aeiou]y$/.test(term)) return `${escaped.slice(0, -1)}(?:y|ies)`;
  if (/ex$/.test(term)) return `${escaped.slice(0, -2)}(?:ex|ices)`;
  return `${escaped}(?:e?s)?`;
}
