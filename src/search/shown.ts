import { excerpt, markTerms, type Piece } from './excerpt.ts';
import type { Hit } from './find.ts';
import { remembered } from './options.ts';
import { termsOf } from './terms.ts';

/** A hit as a list shows it. */
export interface ShownHit {
  href: string;
  group?: string;
  isPage: boolean;
  /** Terms that were found, folded, to be marked in the page, too. */
  terms: string[];
  title: Piece[];
  /** The titles above it, from the page's. */
  titles: Piece[][];
  excerpt: Piece[];
}

/**
 * Makes hits ready to be shown: the page only has to paint them, and little has to be sent to it.
 * Sections repeat their words, so the terms of each are remembered.
 */
export function createShow(): (hit: Hit) => ShownHit {
  const formsOf = remembered(termsOf);
  return ({ href, group, isPage, terms, title, titles, text }) => ({
    ...{ href, group, isPage, terms },
    title: markTerms(title, terms, formsOf),
    titles: titles.map((above) => markTerms(above, terms, formsOf)),
    excerpt: text === '' ? [] : excerpt(text, terms, formsOf),
  });
}
