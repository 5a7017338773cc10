import type { Config } from '../config/schema.ts';
import type { SearchDocument } from './documents.ts';
import { type Title, titleOf } from './exactNames.ts';
import { type Inverted, invert } from './inverted.ts';
import type { Catalog } from './parts.ts';
import { createPassages } from './passages.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { createSynonyms, type Synonyms } from './synonyms.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The format of index files. A page that is still open can receive the file of another version of the site. */
export const INDEX_FORMAT = 4;

/** A site's index as it is published. */
export interface IndexFile {
  format: typeof INDEX_FORMAT;
  basePath: string;
  config: SearchConfig;
  /** A name of the site, followed by what readers call it. */
  synonyms: string[][];
  /** All documents, or, with a catalog, those that every query needs. */
  documents: SearchDocument[];
  /** Where the other documents are, in an index that would be too large as one file. */
  catalog?: Catalog;
}

/** A site's settings of the search. */
export type SearchConfig = Config['search'];

/** A site's index, ready for queries. */
export interface SearchIndex extends Omit<IndexFile, 'format' | 'catalog' | 'synonyms'> {
  inverted: Inverted;
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  titles: Title[];
  /** Numbers of documents by each name that can be a whole query. */
  byName: Map<string, number[]>;
  /** The phrases of a document, by its number. */
  phrasesAt: (number: number) => Phrase[];
  passageOf: ReturnType<typeof createPassages>;
  weights: Weights;
}

/**
 * Reads an index file, and inverts it.
 * @throws Error for another format
 */
export function loadIndex(json: string): SearchIndex {
  return openIndex(readIndexFile(json));
}

/** @throws Error for another format */
export function readIndexFile(json: string): IndexFile {
  const file: IndexFile = JSON.parse(json);
  if (file.format !== INDEX_FORMAT)
    throw new Error(`format ${file.format} instead of ${INDEX_FORMAT}`);
  return file;
}

/** Inverts the documents of an index file. */
export function openIndex({ basePath, config, documents, synonyms }: IndexFile): SearchIndex {
  const inverted = invert(documents);
  const owners = new Map(documents.map(({ title, names = [] }) => [title, names]));
  const titles = documents.map((document) => titleOf(document, (title) => owners.get(title) ?? []));
  const rarityOf = (terms: string[]) => {
    const counts = terms.map((term) => (inverted.postings.get(term)?.length ?? 0) / 3);
    return Math.log(1 + documents.length / Math.max(...counts, 1));
  };
  return {
    ...{ basePath, config, documents, inverted, titles, weights: WEIGHTS },
    vocabulary: createVocabulary(inverted.postings, config.fuzzy),
    synonyms: createSynonyms(synonyms),
    byName: byName(titles),
    phrasesAt: cached((number) => phrasesOf(documents[number] as SearchDocument, rarityOf)),
    passageOf: createPassages(),
  };
}

function byName(titles: Title[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  titles.forEach(({ own, member }, number) => {
    for (const key of new Set([...own, ...member])) {
      const known = numbers.get(key);
      if (known) known.push(number);
      else numbers.set(key, [number]);
    }
  });
  return numbers;
}

/** Caches a function of a number. */
function cached<T>(make: (number: number) => T): (number: number) => T {
  const made: T[] = [];
  return (number) => {
    made[number] ??= make(number);
    return made[number];
  };
}
