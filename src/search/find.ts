import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import { isBelow } from '../address/address.ts';
import { namesOf } from './exactNames.ts';
import { exactness } from './exactness.ts';
import {
  type RankingSignals,
  type SearchConfig,
  type SearchDocument,
  type StoredFields,
  searchOptions,
  storedFields,
} from './options.ts';
import { unpackIndex } from './pack.ts';
import { queryTerms, type Term, type Vocabulary, wordsOf } from './query.ts';
import { createScore } from './score.ts';
import { createSections, type Section } from './section.ts';
import { isUnspaced } from './terms.ts';

/** The maximum number of hits. */
export const MAX_HITS = 16;
/** Characters of a query that are read. Nobody types more, but people paste. */
const MAX_QUERY_LENGTH = 200;
/** The assumed number of sections with a word that the index doesn't know: as telling as a rare one. */
const UNKNOWN_COUNT = 20;

/** One section that matches a query. */
export interface Hit extends StoredFields {
  id: string;
  score: number;
  /** The folded terms that matched. */
  terms: string[];
  /** The heading that it is listed under, where the site has several. */
  group?: string;
}

/** A site's index, ready for queries. */
export interface SearchIndex extends Vocabulary {
  documents: MiniSearch<SearchDocument>;
  sectionOf: (result: SearchResult) => Section;
}

/** For queries whose terms are final. */
const AS_IS = { tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term };

/**
 * Reads a serialized index.
 * @param signals published with the index
 * @throws when it was written by another version of MiniSearch's format
 */
export function loadIndex(
  json: string,
  config: SearchConfig,
  signals: RankingSignals = { links: {}, lists: [], internals: [], names: {} },
): SearchIndex {
  const content = unpackIndex(json);
  const documents = MiniSearch.loadJS<SearchDocument>(content, searchOptions(config));
  const counts = countsOf(content);
  return {
    documents,
    has: (term) => counts.has(term),
    rarityOf: (term) => Math.log(1 + documents.documentCount / (counts.get(term) ?? UNKNOWN_COUNT)),
    similarTo: (word) => [...new Set(documents.search(word, AS_IS).flatMap(({ terms }) => terms))],
    sectionOf: createSections(signals),
  };
}

/** The number of sections with each term, in the field that has it most often. */
function countsOf({ index }: AsPlainObject): Map<string, number> {
  return new Map(
    index.map(([term, fields]) => [
      term,
      Math.max(...Object.values(fields).map((documents) => Object.keys(documents).length)),
    ]),
  );
}

/** The sections that match a query, best first, but those of one group together. */
export function find(index: SearchIndex, config: SearchConfig, query: string): Hit[] {
  const text = query.slice(0, MAX_QUERY_LENGTH);
  const words = wordsOf(text, config, index);
  if (words.length === 0) return [];
  const names = namesOf(text);
  const scoreOf = createScore(index.sectionOf, text, words, names);
  const hits = searchTerms(index, config, queryTerms(words))
    .map((result) => ({
      result,
      exact: exactness(index.sectionOf(result), names),
      score: scoreOf(result),
    }))
    // Exact names rank first.
    .sort((a, b) => b.exact - a.exact || b.score - a.score)
    .slice(0, MAX_HITS)
    .map(({ result, score }) => hitOf(result, score, config));
  return inGroups(hits);
}

function searchTerms(
  { documents }: SearchIndex,
  { fuzzy, prefix }: SearchConfig,
  terms: Map<string, Term>,
): SearchResult[] {
  return documents.search([...terms.keys()].join(' '), {
    ...AS_IS,
    boostTerm: (term) => terms.get(term)?.weight ?? 1,
    fuzzy: (term) => (terms.get(term)?.isFuzzy && !isUnspaced(term) ? fuzzy : false),
    prefix: (term) => prefix && terms.get(term)?.isPrefix === true,
  });
}

/** Groups in the order of their best hits. */
function inGroups(hits: Hit[]): Hit[] {
  const groups = [...new Set(hits.map(({ group }) => group))];
  return groups.flatMap((group) => hits.filter((hit) => hit.group === group));
}

function hitOf(result: SearchResult, score: number, { groups }: SearchConfig): Hit {
  const { id, terms } = result;
  const [path = ''] = `${id}`.split('#');
  const prefix = Object.keys(groups)
    .filter((prefix) => isBelow(path, prefix))
    .sort((a, b) => b.length - a.length)[0];
  const group = prefix === undefined ? undefined : groups[prefix];
  return { ...storedFields(result), id, terms, score, group };
}
