import type { SearchDocument } from './documents.ts';
import type { Evidence } from './evidence.ts';
import type { SearchIndex } from './loadIndex.ts';
import { phraseShare } from './phrases.ts';
import type { Query } from './query.ts';

/** Documents whose passages are read, which takes longer than all else. */
const MAX_READ = 80;

/**
 * Scores the documents that match a query.
 * @param named documents to score in any case
 * @returns scores by the number of the document, for the best ones only
 */
export function scoreDocuments(
  index: SearchIndex,
  query: Query,
  evidence: Evidence[],
  named: number[],
): Map<number, number> {
  const { documents, weights, passageOf } = index;
  const byWords = new Map<number, number>();
  documents.forEach((document, number) => {
    const score = scoreOfWords(number, evidence, weights);
    if (score === 0) return;
    const phrase = 1 + weights.phrase * bestShare(number, evidence, index);
    const links = 1 + weights.link * Math.log2(1 + (document.links ?? 0));
    byWords.set(number, score * phrase * links * factorOf(document, query, index));
  });
  const scores = new Map(named.map((number) => [number, byWords.get(number) ?? 0]));
  const best = [...byWords].sort(([, a], [, b]) => b - a).slice(0, MAX_READ);
  for (const [number, score] of best) {
    const { share } = passageOf((documents[number] as SearchDocument).text, evidence);
    scores.set(number, score * (1 + weights.passage * share ** 2));
  }
  return scores;
}

/** BM25 times how much of the query a document has: rare words count more. */
function scoreOfWords(
  number: number,
  evidence: Evidence[],
  { saturation, coverage }: SearchIndex['weights'],
): number {
  let bm25 = 0;
  let covered = 0;
  let all = 0;
  for (const { frequency, quality, rarity, word } of evidence) {
    const times = frequency[number] as number;
    const worth = rarity * word.weight;
    bm25 += (worth * times) / (saturation + times);
    covered += worth * (quality[number] as number);
    all += worth;
  }
  return bm25 === 0 ? 0 : bm25 * (covered / all) ** coverage;
}

/** How much of the query is the title or an alias of a document, from 0 to 1. */
function bestShare(number: number, evidence: Evidence[], { phrasesAt }: SearchIndex): number {
  const isNamed = evidence.some(({ named }) => (named[number] as number) > 0);
  if (!isNamed) return 0;
  return Math.max(...phrasesAt(number).map((phrase) => phraseShare(phrase, evidence)));
}

function factorOf(
  { isInternal, isReference, isBehind }: SearchDocument,
  { isCode }: Query,
  { weights: { factor } }: SearchIndex,
): number {
  return (
    (isInternal ? factor.internal : 1) *
    (isReference && !isCode ? factor.member : 1) *
    (isBehind ? factor.behind : 1)
  );
}
