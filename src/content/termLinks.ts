import type { Element, Root } from 'hast';
import { findAndReplace, type RegExpMatchObject } from 'hast-util-find-and-replace';
import { toHref } from '../address/address.ts';
import { CARDS_PROPERTY } from '../article/attributes.ts';
import type { GlossaryTerm } from '../config/schema.ts';
import type { Link } from './page.ts';
import { resolveLink } from './paths.ts';
import { isWired } from './wiredText.ts';

export interface TermPage {
  /** Path of the page. */
  path: string;
  basePath: string;
  /** Links that its writer set: a term with one of them needs no other. */
  links: readonly Link[];
  sectionOf: (node: Element) => string | undefined;
}

/** Links the first use of each term on a page to the section that explains it, and lists these links. */
export type LinkTerms = (tree: Root, page: TermPage) => Link[];

/** The class of such a link. */
const TERM_CLASS = 'term';

/** Elements that are links, can't contain any, or shouldn't. */
const IGNORED_TAGS =
  'a pre code figure table dl nav button summary label math svg script style h1 h2 h3 h4 h5 h6'.split(
    ' ',
  );

/** Prepares a list of terms, so that one search of a page finds all of them. */
export function createTermLinker(terms: readonly GlossaryTerm[]): LinkTerms {
  if (terms.length === 0) return () => [];
  // "Fixed timestep" is found before "timestep".
  const longestFirst = [...terms].sort((a, b) => b.term.length - a.term.length);
  const targets = longestFirst.map(({ link }) => resolveLink(link, ''));
  const pattern = termPattern(longestFirst.map(({ term }) => term));

  return (tree, { path, basePath, links: written, sectionOf }) => {
    const links: Link[] = [];
    const isLinked = (target: Pick<Link, 'path' | 'hash'>) =>
      [...written, ...links].some((link) => link.path === target.path && link.hash === target.hash);
    const linkTo = (text: string, ...others: [...groups: string[], match: RegExpMatchObject]) => {
      const { stack } = others.pop() as RegExpMatchObject;
      const target = targets[others.findIndex((group) => group !== undefined)];
      const block = stack.findLast((node) => node.type === 'element');
      if (!target || target.kind === 'external' || !block || isLinked(target)) return false;
      const section = sectionOf(block);
      // A section doesn't link to itself.
      if (target.path === path && target.hash === (section ?? '')) return false;
      const href = toHref(target, basePath);
      const { hash } = target;
      const line = block.position?.start.line;
      links.push({ href: toHref(target, ''), path: target.path, hash, section, line });
      const properties = { className: [TERM_CLASS], href };
      return {
        type: 'element' as const,
        tagName: 'a',
        properties,
        children: [{ type: 'text' as const, value: text }],
      };
    };
    findAndReplace(tree, [pattern, linkTo], { ignore: [...IGNORED_TAGS, isWired, isCards] });
    return links;
  };
}

/** A card is a link as a whole, so another link in it would surprise. */
function isCards({ properties }: Element): boolean {
  return properties[CARDS_PROPERTY] !== undefined;
}

/**
 * Matches any of the terms as a word, in the singular or plural; the first that fits. Each term
 * has its own group.
 */
export function termPattern(terms: readonly string[]): RegExp {
  const groups = terms.map((term) => `(${inAnyNumber(term)})`);
  return new RegExp(String.raw`(?<![\w-])(?:${groups.join('|')})(?![\w-])`, 'gi');
}

/** `body` also matches `bodies`, and `vertex` matches `vertices`. */
function inAnyNumber(term: string): string {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/[^aeiou]y$/.test(term)) return `${escaped.slice(0, -1)}(?:y|ies)`;
  if (/ex$/.test(term)) return `${escaped.slice(0, -2)}(?:ex|ices)`;
  return `${escaped}(?:e?s)?`;
}
