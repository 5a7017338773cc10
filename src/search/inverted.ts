import type { SearchDocument } from './documents.ts';
import { memoized } from './memoized.ts';
import { termsOf, tokenize } from './terms.ts';

/** The fields of a document that match separately. */
export const FIELDS = ['title', 'titles', 'aliases', 'text', 'code'] as const;
export type Field = (typeof FIELDS)[number];
/** The fields before it name a document: titles and aliases. */
export const FIRST_TEXT_FIELD = FIELDS.indexOf('text');

/** The documents with a term: triples of the document's number, the field's number, and the count. */
export type Postings = number[];

/** An inverted index, by term. */
export interface Inverted {
  postings: Map<string, Postings>;
  /** Words in each field of each document, by the number of the field. */
  lengths: Uint16Array[];
  /** Average of these over the documents that have the field. */
  averages: number[];
}

/** Inverts the documents: a term is a word in each of its forms, such as whole and in parts. */
export function invert(documents: SearchDocument[]): Inverted {
  const formsOf = memoized(termsOf);
  const postings = new Map<string, Postings>();
  const lengths = FIELDS.map(() => new Uint16Array(documents.length));
  documents.forEach((document, number) => {
    FIELDS.forEach((field, at) => {
      const words = tokenize(textOf(document, field));
      for (const word of words) for (const term of formsOf(word)) count(postings, term, number, at);
      (lengths[at] as Uint16Array)[number] = words.length;
    });
  });
  return { postings, lengths, averages: lengths.map(averageOf) };
}

/** Counts one more occurrence. Documents and their fields come in order, so the last triple can be theirs. */
function count(postings: Map<string, Postings>, term: string, document: number, field: number) {
  const known = postings.get(term);
  const last = known ? known.length - 3 : 0;
  if (!known) postings.set(term, [document, field, 1]);
  else if (known[last] === document && known[last + 1] === field)
    known[last + 2] = (known[last + 2] as number) + 1;
  else known.push(document, field, 1);
}

/** The text of a field. Phrases are separated, so that none continues another. */
export function textOf(document: SearchDocument, field: Field): string {
  if (field === 'titles') return document.titles.join(' · ');
  if (field === 'aliases') return aliasesOf(document).join(' · ');
  return document[field] ?? '';
}

/** All phrases that stand for a document in addition to its title, without the engines that they come from. */
export function aliasesOf(document: SearchDocument): string[] {
  const { asked = [], foreign = [], names = [] } = document;
  return [...asked, ...foreign.map(foreignName), ...names];
}

/** The same as they are shown. */
export function labelsOf({ asked = [], foreign = [], names = [] }: SearchDocument): string[] {
  return [...asked, ...foreign, ...names];
}

/** `Unity: OnTriggerEnter2D` is `OnTriggerEnter2D`. */
function foreignName(alias: string): string {
  return alias.slice(alias.lastIndexOf(': ') + 1).trim();
}

function averageOf(lengths: Uint16Array): number {
  const filled = lengths.filter((length) => length > 0);
  return filled.reduce((sum, length) => sum + length, 0) / Math.max(filled.length, 1);
}
