import type { Options } from 'minisearch';
import { memoized } from './memoized.ts';
import { tokenize, toTerms } from './terms.ts';
import { isStopWord } from './words.ts';

/** A section of a page as MiniSearch indexes it. Everything but its code and its aliases is stored as well. */
export interface SearchDocument {
  /** Address below the base path with the anchor: `/world#step-the-world`. */
  id: string;
  title: string;
  /** Titles of the headings above it, outermost first. */
  titles: string[];
  /** Its prose, with a line for each paragraph, list item, and table row. */
  text: string;
  /** The address with the base path. */
  href: string;
  /** The beginning of its text, which the detailed view shows if a query matched only titles. */
  html: string;
  isPage: boolean;
  /** The words of its code that its prose doesn't have. */
  code?: string;
  /** What it is, for readers: `Guide` or `Method`. */
  kind?: string;
  /** What readers call it: phrases of its heading, and aliases of the terms that it explains. */
  searchPhrases?: string[];
  /** What other engines call it: `Unity: OnTriggerEnter2D`. */
  foreign?: string[];
  /** Other names of a symbol or a member: `PolygonShape` is exported as `Polygon`, too. */
  names?: string[];
  /** The number of guides that link to it. */
  links?: number;
  /** Whether guides rank before it. */
  isBehind?: true;
  /** Whether it is in the reference. */
  isReference?: true;
  /** Whether it is for the library's own developers. */
  isInternal?: true;
}

/** What the index returns of a document. */
export type StoredFields = Omit<SearchDocument, 'id' | 'code'>;
type Labels = Pick<StoredFields, 'searchPhrases' | 'foreign' | 'names'>;

/** What matches; all phrases that stand for a document in addition to its title are its aliases. */
export const FIELDS = ['title', 'titles', 'text', 'aliases', 'code'] as const;
/** Fields of whole sentences, in which words such as "the" say nothing. */
const PROSE: string[] = ['titles', 'text', 'code'];

const STORED_FIELDS: (keyof StoredFields)[] = [
  ...(['title', 'titles', 'text', 'href', 'html', 'isPage'] as const),
  ...(['kind', 'searchPhrases', 'foreign', 'names', 'links'] as const),
  ...(['isBehind', 'isReference', 'isInternal'] as const),
];

/** How MiniSearch reads documents, in the build and in the browser. */
export function indexOptions(): Options<SearchDocument> {
  const toForms = memoized(toTerms);
  return {
    fields: [...FIELDS],
    storeFields: STORED_FIELDS,
    extractField: (document, field) =>
      field === 'aliases' ? listAliases(document) : document[field as keyof SearchDocument],
    tokenize,
    processTerm: (token, field = '') =>
      PROSE.includes(field) && isStopWord(token) ? null : toForms(token),
  };
}

/** Returns the phrases that stand for a document in addition to its title, without the engines that they come from. */
export function listAliases(document: Labels): string[] {
  return listLabels(document).map((label) => label.slice(label.lastIndexOf(': ') + 1).trim());
}

/** The same as they are shown: `Unity: OnTriggerEnter2D`. */
export function listLabels({ searchPhrases = [], foreign = [], names = [] }: Labels): string[] {
  return [...searchPhrases, ...foreign, ...names];
}
