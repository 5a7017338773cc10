import type { Config } from '../config/schema.ts';
import type { SearchDocument } from './documents.ts';
import { FIRST_TEXT_FIELD, invert } from './inverted.ts';
import { pathOf } from './kinds.ts';
import { readQuery } from './query.ts';
import { createSynonyms, type Synonyms } from './synonyms.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';

/*
 * An index that is too large to be fetched whole is published in parts. Its catalog says which parts have a
 * term, and how prominently; a query fetches only the parts that promise most. That is the idea of block-max
 * indexes: Ding and Suel, "Faster top-k document retrieval using block-max indexes" (2011).
 */

/** Which parts have which terms. */
export interface Catalog {
  /** Paths of the parts below the base path. */
  files: string[];
  /** By term, twice the number of each part that has it, plus one if it is in a title or an alias there. */
  terms: Record<string, number[]>;
}

/** A catalog that is ready for queries. */
export interface OpenCatalog extends Catalog {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  config: Config['search'];
}

/** Parts that one query fetches. */
const MAX_PARTS = 4;
/** How much more a part promises that has a word in a title. */
const NAMED = 2;

/**
 * Splits documents into parts of about a size, in order; those of one page stay together.
 * @param size of a part's text, in UTF-16 code units
 */
export function splitDocuments(documents: SearchDocument[], size: number): SearchDocument[][] {
  const parts: SearchDocument[][] = [];
  let room = 0;
  let last: string | undefined;
  for (const document of documents) {
    const isNewPage = pathOf(document) !== last;
    if (isNewPage && room <= 0) {
      parts.push([]);
      room = size;
    }
    parts.at(-1)?.push(document);
    room -= JSON.stringify(document).length;
    last = pathOf(document);
  }
  return parts;
}

/** @param files paths of the parts */
export function catalogOf(parts: SearchDocument[][], files: string[]): Catalog {
  // Without a prototype: `constructor` is a term.
  const terms: Catalog['terms'] = Object.create(null);
  parts.forEach((documents, part) => {
    for (const [term, postings] of invert(documents).postings) {
      const isNamed = postings.some((field, at) => at % 3 === 1 && field < FIRST_TEXT_FIELD);
      terms[term] ??= [];
      terms[term].push(2 * part + (isNamed ? 1 : 0));
    }
  });
  return { files, terms };
}

/** Opens the catalog of an index file with its other fields. */
export function openCatalog(
  catalog: Catalog,
  { config, synonyms }: Pick<OpenCatalog, 'config'> & { synonyms: string[][] },
): OpenCatalog {
  const terms = Object.assign(Object.create(null), catalog.terms);
  const vocabulary = createVocabulary(new Map(Object.entries(terms)), config.fuzzy);
  return { files: catalog.files, terms, vocabulary, synonyms: createSynonyms(synonyms), config };
}

/**
 * The numbers of the parts that promise the best answers, best first. A word that no part has stands for the
 * nearest ones.
 */
export function partsFor(catalog: OpenCatalog, query: string): number[] {
  const { vocabulary, synonyms, config, files } = catalog;
  const { words } = readQuery(query, {
    ...{ vocabulary, synonyms, weights: WEIGHTS, prefix: config.prefix },
  });
  const promises = files.map(() => 0);
  for (const { token, terms, weight } of words) {
    const meanings = terms.size > 0 ? terms : nearest(token, vocabulary);
    const best = bestByPart(meanings, catalog);
    const rarity = Math.log(1 + files.length / Math.max(best.size, 1));
    for (const [part, promise] of best)
      promises[part] = (promises[part] ?? 0) + rarity * weight * promise;
  }
  return promises
    .map((promise, part) => ({ promise, part }))
    .filter(({ promise }) => promise > 0)
    .sort((a, b) => b.promise - a.promise || a.part - b.part)
    .slice(0, MAX_PARTS)
    .map(({ part }) => part);
}

function nearest(token: string, vocabulary: Vocabulary): Map<string, number> {
  return new Map(vocabulary.nearestTo(token).map((term) => [term, 1]));
}

/** How well each part has a word, from 0 to `NAMED`. */
function bestByPart(meanings: Map<string, number>, { terms }: OpenCatalog): Map<number, number> {
  const best = new Map<number, number>();
  for (const [term, quality] of meanings)
    for (const entry of terms[term] ?? []) {
      const part = entry >> 1;
      const promise = quality * (entry % 2 === 1 ? NAMED : 1);
      if (promise > (best.get(part) ?? 0)) best.set(part, promise);
    }
  return best;
}
