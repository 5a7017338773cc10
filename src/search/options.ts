import type { Options } from 'minisearch';
import { tokenize, toTerms } from './terms.ts';
import { isStopWord } from './words.ts';

/** A section of a page as MiniSearch indexes it. All fields except code and aliases are also stored. */
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
  /** Beginning of its text, which the detailed view displays if a query matched only titles. */
  html: string;
  isPage: boolean;
  /** Words of its code that its prose doesn't contain. */
  code?: string;
  /** Its kind for readers: `Guide` or `Method`. */
  kind?: string;
  /** Readers' names for it: phrases of its heading, and aliases of the terms that it explains. */
  searchPhrases?: string[];
  /** Other engines' names for it: `Unity: OnTriggerEnter2D`. */
  foreign?: string[];
  /** Other names of a symbol or a member: `PolygonShape` is also exported as `Polygon`. */
  names?: string[];
  /** Number of guides that link to it. */
  links?: number;
  /** Whether guides rank before it. */
  isBehind?: true;
  /** Whether it is in the reference. */
  isReference?: true;
  /** Whether it is for the library's own developers. */
  isInternal?: true;
}

/** Fields that the index returns for a document. */
export type StoredFields = Omit<SearchDocument, 'id' | 'code'>;
type Labels = Pick<StoredFields, 'searchPhrases' | 'foreign' | 'names'>;

/** Fields that are searched. All phrases that stand for a document in addition to its title are its aliases. */
export const FIELDS = ['title', 'titles', 'text', 'aliases', 'code'] as const;
/** Fields of whole sentences, in which words such as "the" carry no meaning. */
const PROSE: string[] = ['titles', 'text', 'code'];

const STORED_FIELDS: (keyof StoredFields)[] = [
  ...(['title', 'titles', 'text', 'href', 'html', 'isPage'] as const),
  ...(['kind', 'searchPhrases', 'foreign', 'names', 'links'] as const),
  ...(['isBehind', 'isReference', 'isInternal'] as const),
];

/** Returns the options with which MiniSearch reads documents, in the build and in the browser. */
export function indexOptions(): Options<SearchDocument> {
  return {
    fields: [...FIELDS],
    storeFields: STORED_FIELDS,
    extractField: (document, field) =>
      field === 'aliases' ? listAliases(document) : document[field as keyof SearchDocument],
    tokenize,
    processTerm: (token, field = '') =>
      PROSE.includes(field) && isStopWord(token) ? null : toTerms(token),
  };
}

/** Returns the phrases that stand for a document in addition to its title, without the engines that they come from. */
export function listAliases(document: Labels): string[] {
  return listLabels(document).map((label) => label.slice(label.lastIndexOf(': ') + 1).trim());
}

/** Returns the same phrases as displayed: `Unity: OnTriggerEnter2D`. */
export function listLabels({ searchPhrases = [], foreign = [], names = [] }: Labels): string[] {
  return [...searchPhrases, ...foreign, ...names];
}
