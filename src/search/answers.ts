import { pagePath } from './arrange.ts';
import { excerptAround, markTerms, type Piece } from './excerpt.ts';
import { type Found, find, type Hit, type OpenIndex } from './find.ts';
import { memoized } from './memoized.ts';
import type { StoredFields } from './options.ts';
import { toTerms } from './terms.ts';

/** A hit as a list shows it. */
export interface ShownHit {
  href: string;
  /** What it is, such as `Guide` or `Method`. */
  kind?: string;
  isPage: boolean;
  /** Whether it belongs below the hit before, which is of the same page. */
  isBelow: boolean;
  /** The terms that matched, to be marked in the page as well. */
  terms: string[];
  title: Piece[];
  /** The titles above it, outermost first. */
  titles: Piece[][];
  /** What the reader or another engine calls it, if that matched: `Unity: OnTriggerEnter2D`. */
  alias: Piece[];
  /** The passage with most of the query; empty if only titles matched. */
  excerpt: Piece[];
  /** The beginning of the text, for those hits. */
  html: string;
}

/** What a list shows for a query. */
export interface Answer {
  hits: ShownHit[];
  /** Other words that were searched as well: the site's own, corrected ones, or related ones. */
  alsoSearched: string[];
}

/** An alias is shown if it has at least this share of the query. */
const MIN_ALIAS_SHARE = 0.4;

/** Answers queries in the form that a list shows, so that the page only has to render it. */
export function createAnswers(open: OpenIndex): (text: string) => Answer {
  const toForms = memoized(toTerms);
  return (text) => {
    if (text.trim() === '') return { hits: popular(open), alsoSearched: [] };
    const found = find(open, text);
    const hits = found.hits.map((hit, at) => show(hit, found.hits[at - 1], found, toForms));
    const instead = [...new Set(found.query.words.flatMap(({ instead }) => instead))];
    return { hits, alsoSearched: hits.length > 0 ? instead : [] };
  };
}

function show(
  hit: Hit,
  before: Hit | undefined,
  { rarityOf }: Found,
  formsOf: (token: string) => string[],
): ShownHit {
  const { href, kind, isPage, title, text, terms, match, phrase, html } = hit;
  const mark = (text: string) => markTerms(text, terms, formsOf);
  // What the title says already, the text need not show.
  const isInText = Object.values(match).some(
    (fields) => fields.includes('text') && !fields.includes('title'),
  );
  return {
    ...{ href, kind, isPage, terms },
    isBelow: before !== undefined && pagePath(before) === pagePath(hit),
    title: mark(title),
    // Without the kinds of members, which a hit has anyway.
    titles: (hit.isReference ? hit.titles.slice(0, 1) : hit.titles).map(mark),
    alias: phrase.label && phrase.share >= MIN_ALIAS_SHARE ? mark(phrase.label) : [],
    excerpt: isInText ? excerptAround(text, terms, formsOf, rarityOf) : [],
    html,
  };
}

/** What most readers look for, without a query. */
function popular({ index, options }: OpenIndex): ShownHit[] {
  const plain = (text: string): Piece[] => [{ text, isMarked: false }];
  return options.popular.flatMap((id): ShownHit[] => {
    const stored = index.getStoredFields(id) as StoredFields | undefined;
    if (!stored) return [];
    const { href, kind, isPage, title, titles, html } = stored;
    return [
      {
        ...{ href, kind, isPage, html, isBelow: false, terms: [], alias: [], excerpt: [] },
        title: plain(title),
        titles: titles.map(plain),
      },
    ];
  });
}
