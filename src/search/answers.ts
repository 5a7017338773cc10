import { pagePath } from './arrange.ts';
import { excerptAround, markTerms, type Piece } from './excerpt.ts';
import { find, type Hit, type OpenIndex } from './find.ts';
import type { StoredFields } from './options.ts';

/** A hit, as a list displays it. */
export interface DisplayedHit {
  href: string;
  /** Kind of the hit, such as `Guide` or `Method`. */
  kind?: string;
  isPage: boolean;
  /** Whether it belongs below the previous hit, which is on the same page. */
  isBelow: boolean;
  /** Terms that matched, to be marked on the page as well. */
  terms: string[];
  title: Piece[];
  /** Titles above it, outermost first. */
  titles: Piece[][];
  /** The reader's or another engine's name for it, if that matched: `Unity: OnTriggerEnter2D`. */
  alias: Piece[];
  /** Passage that matches most of the query; empty if only titles matched. */
  excerpt: Piece[];
  /** Beginning of the text, for hits without an excerpt. */
  html: string;
}

/** What a list displays for a query. */
export interface Answer {
  hits: DisplayedHit[];
  /** Other words that were also searched: the site's own, corrected, or related ones. */
  alsoSearched: string[];
}

/** Minimum fraction of the query that an alias must match to be displayed. */
const MIN_ALIAS_SHARE = 0.4;

/** Returns a function from queries to answers in the form that a list displays, so that the page only renders them. */
export function createAnswers(open: OpenIndex): (text: string) => Answer {
  return (text) => {
    if (text.trim() === '') return { hits: popular(open), alsoSearched: [] };
    const found = find(open, text);
    const hits = found.hits.map((hit, at) => show(hit, found.hits[at - 1], found.findRarity));
    const instead = [...new Set(found.query.words.flatMap(({ instead }) => instead))];
    return { hits, alsoSearched: hits.length > 0 ? instead : [] };
  };
}

function show(
  hit: StoredFields & Pick<Hit, 'terms' | 'match' | 'phrase'>,
  before?: StoredFields,
  findRarity?: (term: string) => number,
): DisplayedHit {
  const { href, kind, isPage, title, text, terms, match, phrase, html } = hit;
  const mark = (text: string) => markTerms(text, terms);
  // The excerpt is omitted if the title already shows all matches.
  const isInText = Object.values(match).some(
    (fields) => fields.includes('text') && !fields.includes('title'),
  );
  return {
    ...{ href, kind, isPage, terms },
    isBelow: before !== undefined && pagePath(before) === pagePath(hit),
    title: mark(title),
    // Omits the kinds of members, which a hit has anyway.
    titles: (hit.isReference ? hit.titles.slice(0, 1) : hit.titles).map(mark),
    alias: phrase.label && phrase.share >= MIN_ALIAS_SHARE ? mark(phrase.label) : [],
    excerpt: isInText ? excerptAround(text, terms, findRarity) : [],
    html,
  };
}

/** Returns the sections that most readers look for, for an empty query. */
function popular({ index, options }: OpenIndex): DisplayedHit[] {
  return options.popular.flatMap((id) => {
    const stored = index.getStoredFields(id) as StoredFields | undefined;
    return stored ? [show({ ...stored, terms: [], match: {}, phrase: { share: 0 } })] : [];
  });
}
