import type { SearchDocument } from './documents.ts';
import type { Evidence } from './evidence.ts';
import { excerpt, markTerms, type Piece } from './excerpt.ts';
import { type Found, find, type Hit } from './find.ts';
import { labelsOf } from './inverted.ts';
import { kindOf, pathOf } from './kinds.ts';
import type { SearchIndex } from './loadIndex.ts';
import { memoized } from './memoized.ts';
import { phraseShare } from './phrases.ts';
import { fold, termsOf, tokenize } from './terms.ts';

/** A hit as a list shows it. */
export interface ShownHit {
  href: string;
  /** What it is, such as `Guide` or `Method`. */
  kind?: string;
  isPage: boolean;
  /** Whether it belongs below the hit before, which is of the same page. */
  isBelow: boolean;
  /** The folded terms that matched, to be marked in the page as well. */
  terms: string[];
  title: Piece[];
  /** The titles above it, outermost first. */
  titles: Piece[][];
  /** What the reader or another engine calls it, if that matched: `Unity: OnTriggerEnter2D`. */
  alias: Piece[];
  excerpt: Piece[];
}

/** What a list shows for a query. */
export interface Answer {
  hits: ShownHit[];
  /** Other words that were searched as well: the site's own, or corrected ones. */
  alsoSearched: string[];
  /**
   * Only if nothing was found: the nearest words, whose hits are shown instead, or none, when they are what
   * most readers look for.
   */
  nearest?: string[];
}

/** An alias is shown if it has at least this share of the query, and the title has less. */
const MIN_ALIAS_SHARE = 0.4;
/** Matches that are too vague to be marked. */
const MIN_MARKED_QUALITY = 0.2;
/** An alias explains a hit whose title and excerpt don't have the words by this quality. */
const MIN_SAID_QUALITY = 0.3;
/** Hits shown for words that are only near to those of the query. */
const MAX_GUESSES = 3;

/** Answers queries in the form that a list shows, so that the page only has to render it. */
export function createAnswers(index: SearchIndex): (text: string) => Answer {
  const formsOf = memoized(termsOf);
  const show = ({ query, evidence, hits }: Found): Answer => {
    const terms = query.words.flatMap(({ terms }) =>
      [...terms].filter(([, quality]) => quality >= MIN_MARKED_QUALITY).map(([term]) => term),
    );
    const mark = (text: string) => markTerms(text, terms, formsOf);
    /** Whether texts have every word of the query that anything has. */
    const isSaid = (texts: string[]) => {
      const forms = new Set(texts.flatMap(tokenize).flatMap(formsOf));
      return evidence.every(({ word }) =>
        [...word.terms].some(([term, quality]) => quality >= MIN_SAID_QUALITY && forms.has(term)),
      );
    };
    return {
      alsoSearched: query.alsoSearched,
      hits: hits.map(({ number, document }, at): ShownHit => {
        const { title, titles, text } = document;
        const { start, share } = index.passageOf(text, evidence);
        const from = share === 0 || isSaid([title]) ? beginningOf(document) : start;
        const shown = text === '' ? [] : excerpt(text, terms, formsOf, from);
        const alias = isSaid([title, ...shown.map((piece) => piece.text)])
          ? ''
          : bestAlias(document, index.phrasesAt(number), evidence);
        return {
          href: index.basePath + document.id,
          kind: kindOf(document, index.config.groups),
          isPage: titles.length === 0,
          isBelow: at > 0 && pathOf(document) === pathOf((hits[at - 1] as Hit).document),
          terms,
          title: mark(title),
          titles: titlesAbove(document).map(mark),
          alias: mark(alias),
          excerpt: shown,
        };
      }),
    };
  };
  return (text) => {
    if (text.trim() === '') return { hits: popular(index), alsoSearched: [] };
    const answer = show(find(index, text));
    if (answer.hits.length > 0) return answer;
    const nearest = tokenize(text).flatMap((word) =>
      index.vocabulary.nearestTo(fold(word)).slice(0, 1),
    );
    const guesses = nearest.length > 0 ? show(find(index, nearest.join(' '))).hits : popular(index);
    return { hits: guesses.slice(0, MAX_GUESSES), alsoSearched: [], nearest };
  };
}

/** What most readers look for, without a query. */
function popular(index: SearchIndex): ShownHit[] {
  const plain = (text: string): Piece[] => [{ text, isMarked: false }];
  return index.config.popular.flatMap((id): ShownHit[] => {
    const document = index.documents.find((document) => document.id === id);
    if (!document) return [];
    const { title, titles } = document;
    return [
      {
        href: index.basePath + document.id,
        kind: kindOf(document, index.config.groups),
        isPage: titles.length === 0,
        ...{ isBelow: false, terms: [], alias: [], excerpt: [] },
        title: plain(title),
        titles: titles.map(plain),
      },
    ];
  });
}

/** Where the text of a document begins, after the line that says what a symbol is: its hit has that anyway. */
function beginningOf({ isReference, text, titles }: SearchDocument): number {
  return isReference && titles.length === 0 ? text.indexOf('\n') + 1 : 0;
}

/** The titles above a document, without the kinds of members, which a hit has anyway. */
function titlesAbove({ titles, isReference }: SearchDocument): string[] {
  return isReference ? titles.slice(0, 1) : titles;
}

/** The alias of a document that is most of the query, unless its title is at least as much of it. */
function bestAlias(
  document: SearchDocument,
  [title, ...phrases]: ReturnType<SearchIndex['phrasesAt']>,
  evidence: Evidence[],
): string {
  let most = Math.max(MIN_ALIAS_SHARE, title ? phraseShare(title, evidence) : 0);
  let best = '';
  labelsOf(document).forEach((label, at) => {
    const phrase = phrases[at];
    const share = phrase ? phraseShare(phrase, evidence) : 0;
    if (share <= most) return;
    most = share;
    best = label;
  });
  return best;
}
