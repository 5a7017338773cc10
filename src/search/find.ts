import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import { exactness, namesOf } from './names.ts';
import {
  type SearchConfig,
  type SearchDocument,
  type Signs,
  type StoredFields,
  searchOptions,
} from './options.ts';
import { unpackIndex } from './pack.ts';
import { queryTerms, type Term, type Vocabulary, wordsOf } from './query.ts';
import { createScore } from './score.ts';
import { createSections, type Section } from './section.ts';
import { isUnspaced } from './terms.ts';

/** Hits that a list shows at most. */
export const MOST_HITS = 16;
/** Characters of a query that are read; nobody types more, but some paste. */
const LONGEST_QUERY = 200;

/** One section that answers a query. */
export interface Hit extends StoredFields {
  id: string;
  score: number;
  /** Terms of the section that were found, folded, to be marked. */
  terms: string[];
  /** Heading that it is listed under, where the site has several. */
  group?: string;
}

/** A site's index, ready to be asked. */
export interface SearchIndex extends Vocabulary {
  documents: MiniSearch<SearchDocument>;
  sectionOf: (result: SearchResult) => Section;
}

/** In how many sections a word that the index doesn't know is taken to be: it tells as much as a rare one. */
const UNKNOWN_COUNT = 20;

/** Terms are asked for as they are given. */
const AS_IS = { tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term };

/**
 * Reads a serialized index.
 * @param signs what the pointer says beside it
 * @throws when it was written by another version of MiniSearch's format
 */
export function loadIndex(
  json: string,
  config: SearchConfig,
  signs: Signs = { links: {}, lists: [], names: {} },
): SearchIndex {
  const content = unpackIndex(json);
  const documents = MiniSearch.loadJS<SearchDocument>(content, searchOptions(config));
  const counts = countsOf(content);
  return {
    documents,
    has: (term) => counts.has(term),
    rarityOf: (term) => Math.log(1 + documents.documentCount / (counts.get(term) ?? UNKNOWN_COUNT)),
    similarTo: (word) => [...new Set(documents.search(word, AS_IS).flatMap(({ terms }) => terms))],
    sectionOf: createSections(signs),
  };
}

/** In how many sections each term is, in the field that has it most often. */
function countsOf({ index }: AsPlainObject): Map<string, number> {
  const entries = index as unknown as [string, Record<string, Record<string, number>>][];
  return new Map(
    entries.map(([term, fields]) => [
      term,
      Math.max(...Object.values(fields).map((documents) => Object.keys(documents).length)),
    ]),
  );
}

/** The sections that answer a query, the best first, but those of one group together. */
export function find(index: SearchIndex, config: SearchConfig, query: string): Hit[] {
  const text = query.slice(0, LONGEST_QUERY);
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
    // What is asked for by its name is it, whatever else answers.
    .sort((a, b) => b.exact - a.exact || b.score - a.score)
    .slice(0, MOST_HITS)
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
  const { id, href, html, isPage, text, title, titles, terms } = result;
  const group = Object.keys(groups)
    .filter((prefix) => `${id}`.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0];
  return {
    ...{ id, href, html, isPage, text, title, titles, terms, score },
    group: group === undefined ? undefined : groups[group],
  };
}
