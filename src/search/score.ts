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
  const { documents, phrasesAt, weights, passageOf } = index;
  const totals = evidence.map(({ rarity, word }) => rarity * word.weight);
  const all = totals.reduce((sum, total) => sum + total, 0);
  if (all === 0) return new Map();

  const first = new Map<number, number>();
  for (let number = 0; number < documents.length; number++) {
    let bm25 = 0;
    let covered = 0;
    evidence.forEach(({ frequency, quality, rarity, word }, at) => {
      const times = frequency[number] as number;
      if (times === 0) return;
      bm25 += (word.weight * rarity * times) / (weights.saturation + times);
      covered += (quality[number] as number) * (totals[at] as number);
    });
    if (bm25 === 0) continue;
    const document = documents[number] as SearchDocument;
    const isNamed = evidence.some(({ named }) => (named[number] as number) > 0);
    const share = isNamed
      ? Math.max(...phrasesAt(number).map((phrase) => phraseShare(phrase, evidence)))
      : 0;
    first.set(
      number,
      bm25 *
        (covered / all) ** weights.coverage *
        (1 + weights.phrase * share) *
        (1 + weights.link * Math.log2(1 + (document.links ?? 0))) *
        factorOf(document, query, index),
    );
  }
  const best = [...first].sort(([, a], [, b]) => b - a).slice(0, MAX_READ);
  const scores = new Map<number, number>();
  for (const number of named) scores.set(number, first.get(number) ?? 0);
  for (const [number, score] of best) {
    const { share } = passageOf((documents[number] as SearchDocument).text, evidence);
    scores.set(number, score * (1 + weights.passage * share ** 2));
  }
  return scores;
}

function factorOf(document: SearchDocument, { isCode }: Query, { weights }: SearchIndex): number {
  const { member, internal } = weights.factor;
  let factor = document.isInternal ? internal : 1;
  if (document.isReference && !isCode) factor *= member;
  return factor;
}
