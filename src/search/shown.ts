import { excerpt, markTerms, type Piece } from './excerpt.ts';
import type { Hit } from './find.ts';
import { memoized } from './options.ts';
import { termsOf } from './terms.ts';

/** A hit as a list shows it. */
export interface ShownHit {
  href: string;
  group?: string;
  isPage: boolean;
  /** The folded terms that matched, to be marked in the page as well. */
  terms: string[];
  title: Piece[];
  /** The titles above it, outermost first. */
  titles: Piece[][];
  excerpt: Piece[];
}

/**
 * Prepares hits for display in the worker, so that little is sent to the page and it only has to render.
 * Sections repeat their words, so the terms of each word are cached.
 */
export function createPresenter(): (hit: Hit) => ShownHit {
  const formsOf = memoized(termsOf);
  return ({ href, group, isPage, terms, title, titles, text }) => ({
    ...{ href, group, isPage, terms },
    title: markTerms(title, terms, formsOf),
    titles: titles.map((above) => markTerms(above, terms, formsOf)),
    excerpt: text === '' ? [] : excerpt(text, terms, formsOf),
  });
}
