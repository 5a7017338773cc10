import { arrange } from './arrange.ts';
import type { SearchDocument } from './documents.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { namesOf, type Title } from './exactNames.ts';
import { exactness } from './exactness.ts';
import { isMember } from './kinds.ts';
import type { SearchIndex } from './loadIndex.ts';
import { type Query, readQuery } from './query.ts';
import { scoreDocuments } from './score.ts';

/** Characters of a query that are read. Nobody types more, but people paste. */
const MAX_QUERY_LENGTH = 200;

/** One section that matches a query. */
export interface Hit {
  /** Address below the base path. */
  id: string;
  /** The position of its document in the index. */
  number: number;
  document: SearchDocument;
  score: number;
}

/** What a query finds. */
export interface Found {
  query: Query;
  /** What the index says about each word of the query. */
  evidence: Evidence[];
  /** The sections that match, in the order of the list. */
  hits: Hit[];
}

/** Searches an index. */
export function find(index: SearchIndex, typed: string): Found {
  const { documents, titles, weights, inverted, config } = index;
  const text = typed.slice(0, MAX_QUERY_LENGTH);
  const query = readQuery(text, { ...index, prefix: config.prefix });
  const options = { length: weights.length, field: config.boost };
  const evidence = query.words.map((word) => evidenceOf(word, inverted, documents.length, options));
  const names = namesOf(text, query);
  const keys = names.member ? [...names.keys, names.member] : [...names.keys];
  const named = keys.flatMap((key) => index.byName.get(key) ?? []);
  const ranked = [...scoreDocuments(index, query, evidence, named)].map(([number, score]) => {
    const document = documents[number] as SearchDocument;
    const exact = exactness(document, titles[number] as Title, names);
    return { id: document.id, number, document, score, exact };
  });
  // Exact names rank first.
  ranked.sort((a, b) => b.exact - a.exact || b.score - a.score);
  // Not another form of the name: "point" is no member "points".
  const isName = ({ number }: Hit) => titles[number]?.spellings.includes(names.spelling) ?? false;
  const shown = names.isPlain ? withMember(ranked, isName) : ranked;
  return { query, evidence, hits: arrange(shown, query.isCode, weights.samePage) };
}

/** Where a member is at the latest whose name is the query, if that is also a word: `speed`. */
const MEMBER_PLACE = 4;

/** Keeps the best member of that name, and moves it up so far that it is in view. */
function withMember<T extends Hit>(ranked: T[], isName: (hit: T) => boolean): T[] {
  const at = ranked.findIndex((hit) => isMember(hit.document) && isName(hit));
  const [member] = ranked.slice(at, at + 1);
  if (!member) return ranked;
  const others = ranked.filter((hit) => hit !== member);
  return others.toSpliced(Math.min(at, MEMBER_PLACE - 1), 0, { ...member, isNamed: true });
}
