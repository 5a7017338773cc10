import type { SearchDocument } from './documents.ts';
import type { Evidence } from './evidence.ts';
import type { SearchIndex } from './loadIndex.ts';
import { phraseShare } from './phrases.ts';
import type { Query } from './query.ts';

/**
 * Scores the documents that match a query.
 * @param named documents to score in any case
 * @returns scores by the number of the document
 */
export function scoreDocuments(
  index: SearchIndex,
  query: Query,
  evidence: Evidence[],
  named: number[],
): Map<number, number> {
  const { documents, weights } = index;
  const scores = new Map(named.map((number) => [number, 0]));
  documents.forEach((document, number) => {
    const score = scoreOfWords(number, evidence, weights);
    if (score === 0) return;
    const phrase = 1 + weights.phrase * bestShare(number, evidence, index);
    const links = 1 + weights.link * Math.log2(1 + (document.links ?? 0));
    scores.set(number, score * phrase * links * factorOf(document, query, index));
  });
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
