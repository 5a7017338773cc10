import MiniSearch, { type SearchResult } from 'minisearch';
import type { Config } from '../config/schema.ts';
import { arrange, MAX_HITS } from './arrange.ts';
import { computeExactness, isMemberNamed, type Names, readNames } from './exactNames.ts';
import { FIELDS, indexOptions, type SearchDocument, type StoredFields } from './options.ts';
import { findBestPhrase, type PhraseMatch } from './phrases.ts';
import { groupSynonyms, type Query, type Reader, readQuery, type Word } from './query.ts';
import { IndexVersionError } from './versionError.ts';
import { createVocabulary } from './vocabulary.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Maximum length of a query, in UTF-16 code units; the rest is ignored. Nobody types more, but people paste. */
const MAX_QUERY_LENGTH = 200;

/** MiniSearch's options from the config, and the sections for an empty query. */
type SearchOptions = Pick<
  Config['search'],
  'boost' | 'fuzzy' | 'prefix' | 'maxFuzzy' | 'weights' | 'bm25' | 'popular'
>;

/** Settings that a search needs in addition to its index. */
export interface SearchSettings {
  options: SearchOptions;
  /** Names of the site, each followed by the readers' names for it. */
  synonyms: string[][];
}

/** An index with everything that queries need. */
export interface OpenIndex extends Reader {
  index: MiniSearch<SearchDocument>;
  options: SearchOptions;
}

/**
 * Opens the text of a published index.
 * @throws IndexVersionError if it was created by another version of MiniSearch or of these options
 */
export function openIndex(json: string, { options, synonyms }: SearchSettings): OpenIndex {
  const file = JSON.parse(json);
  const isOurs = FIELDS.every((field, at) => file.fieldIds?.[field] === at);
  if (!isOurs) throw new IndexVersionError('The search index has other fields.');
  try {
    const index = MiniSearch.loadJS<SearchDocument>(file, indexOptions());
    const terms = file.index.map(([term]: [string]) => term);
    const vocabulary = createVocabulary(terms, options);
    return { index, options, vocabulary, synonyms: groupSynonyms(synonyms), weights: WEIGHTS };
  } catch (error) {
    throw new IndexVersionError('The search index has another format.', { cause: error });
  }
}

/** A result of MiniSearch with the stored fields of its document. */
type Result = SearchResult & StoredFields;

/** A section that matches a query. */
export type Hit = Result & { phrase: PhraseMatch; exact: number };

/** Result of a query. */
interface FindResult {
  query: Query;
  /** Matching sections, in the order of the list. */
  hits: Hit[];
  /** Returns the weight of a term. Terms in few documents have the greatest weight. */
  findRarity: (term: string) => number;
}

/** Searches an index. */
export function find(open: OpenIndex, typed: string): FindResult {
  const { weights } = open;
  const text = typed.slice(0, MAX_QUERY_LENGTH);
  const query = readQuery(text, open);
  const results = search(open, query);
  const rarities = computeRarities(query.words, results, open.index.documentCount);
  const names = readNames(text);
  const ranked = results.map((result): Hit => {
    const isNamed = Object.values(result.match)
      .flat()
      .some((field) => field !== 'text' && field !== 'code');
    const phrase = isNamed ? findBestPhrase(result, query.words) : { share: 0 };
    const covered = coverage(result, query.words, rarities) ** weights.coverage;
    // MiniSearch multiplies by the number of matched terms, which is larger for words with many forms.
    const base = result.score / Math.max(result.queryTerms.length, 1);
    // A page that has the query as its name doesn't rank behind guides.
    const behind = result.isBehind && phrase.share < 1 ? weights.factor.behind : 1;
    const score = base * covered * behind * (1 + weights.phrase * phrase.share);
    return { ...result, score, phrase, exact: isNamed ? computeExactness(result, names) : 0 };
  });
  // Exact names rank first.
  ranked.sort((a, b) => b.exact - a.exact || b.score - a.score);
  return {
    query,
    hits: withMember(arrange(ranked, weights.samePage), ranked, names),
    findRarity: (term) =>
      Math.max(
        0,
        ...query.words.map((word, at) => (word.terms.has(term) ? (rarities[at] ?? 0) : 0)),
      ),
  };
}

function search({ index, options, weights }: OpenIndex, { words, isCode }: Query): Result[] {
  const boosts = new Map<string, number>();
  for (const { terms, weight } of words)
    for (const [term, value] of terms)
      boosts.set(term, Math.max(boosts.get(term) ?? 0, weight * value));
  const isAny = (term: string, key: 'isFuzzy' | 'isUnfinished') =>
    words.some((word) => word.term === term && word[key]);
  return index.search(words.map(({ term }) => term).join(' '), {
    ...{ boost: options.boost, weights: options.weights, bm25: options.bm25 },
    maxFuzzy: options.maxFuzzy,
    tokenize: () => [...boosts.keys()],
    processTerm: (term) => term,
    fuzzy: (term) => isAny(term, 'isFuzzy') && options.fuzzy,
    prefix: (term) => isAny(term, 'isUnfinished') && options.prefix,
    boostTerm: (term) => boosts.get(term) ?? 0,
    boostDocument: (_id, _term, stored) => computeFactor(stored as StoredFields, isCode, weights),
  }) as Result[];
}

function computeFactor(
  { isInternal, isReference, links = 0 }: StoredFields,
  isCode: boolean,
  { factor, link }: Weights,
): number {
  return (
    (isInternal ? factor.internal : 1) *
    (isReference && !isCode ? factor.member : 1) *
    (1 + link * Math.log2(1 + links))
  );
}

/**
 * Computes the rarity of each word: its inverse document frequency, counting the documents that contain the word
 * itself, if any do.
 */
function computeRarities(words: Word[], results: Result[], count: number): number[] {
  return words.map((word) => {
    const having = (terms: string[]) =>
      results.filter(({ queryTerms }) => terms.some((term) => queryTerms.includes(term))).length;
    const own = having([word.term]) || having([...word.terms.keys()]);
    return Math.log(1 + count / Math.max(own, 1));
  });
}

/** Computes how much of the query a result covers, from 0 to 1, with greater weight for rare words. */
function coverage({ queryTerms }: Result, words: Word[], rarities: number[]): number {
  let covered = 0;
  let all = 0;
  words.forEach(({ terms, weight }, at) => {
    const worth = weight * (rarities[at] ?? 0);
    covered += worth * Math.max(0, ...queryTerms.map((term) => terms.get(term) ?? 0));
    all += worth;
  });
  return all === 0 ? 0 : covered / all;
}

/** Position in the list of a member whose name is the query, if that is also an ordinary word: `speed`. */
const MEMBER_POSITION = 4;

/** Keeps the best member with that name in the list. */
function withMember(hits: Hit[], ranked: Hit[], names: Names): Hit[] {
  const named = ranked.find((hit) => isMemberNamed(hit, names));
  if (!named || hits.includes(named)) return hits;
  return hits.toSpliced(MEMBER_POSITION - 1, 0, named).slice(0, MAX_HITS);
}
