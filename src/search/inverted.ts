import type { SearchDocument } from './documents.ts';
import { memoized } from './memoized.ts';
import { termsOf, tokenize } from './terms.ts';

/** The fields of a document that match separately. */
export const FIELDS = ['title', 'titles', 'aliases', 'text', 'code'] as const;
export type Field = (typeof FIELDS)[number];

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
      const counts = new Map<string, number>();
      const words = tokenize(textOf(document, field));
      for (const form of words.flatMap(formsOf)) counts.set(form, (counts.get(form) ?? 0) + 1);
      (lengths[at] as Uint16Array)[number] = words.length;
      for (const [term, count] of counts) {
        const known = postings.get(term);
        if (known) known.push(number, at, count);
        else postings.set(term, [number, at, count]);
      }
    });
  });
  return { postings, lengths, averages: lengths.map(averageOf) };
}

/** The text of a field. Phrases are separated, so that none continues another. */
export function textOf(document: SearchDocument, field: Field): string {
  if (field === 'titles') return document.titles.join(' · ');
  if (field === 'aliases') return aliasesOf(document).join(' · ');
  return document[field] ?? '';
}

/** All phrases that stand for a document besides its title, without the engines that they come from. */
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
