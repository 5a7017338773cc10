import { memoize } from '../content/memoize.ts';
import { listAliases, listLabels, type StoredFields } from './options.ts';
import type { Word } from './query.ts';
import { splitParts, toTerm } from './terms.ts';
import { contentWords } from './words.ts';

/** Similarity of a query to a title or an alias of a document. */
export interface PhraseMatch {
  /** Similarity: 1 if both are the same, 0 if they share nothing. */
  share: number;
  /** The alias as displayed: `Unity: AddForce`; undefined if the match is the title. */
  label?: string;
}

/** Returns the phrase of a document that is most similar to a query; its title if no other is more similar. */
export function findBestPhrase(document: StoredFields, words: Word[]): PhraseMatch {
  const labels = listLabels(document);
  let best: PhraseMatch = { share: computePhraseShare(document.title, words) };
  listAliases(document).forEach((phrase, at) => {
    const share = computePhraseShare(phrase, words);
    if (share > best.share) best = { share, label: labels[at] };
  });
  return best;
}

/** Returns the terms of each word of a phrase. A whole name matches each of its parts. */
const toForms = memoize((phrase) =>
  contentWords(phrase).flatMap((token) =>
    splitParts(token).map((part) => [toTerm(part), toTerm(token)]),
  ),
);

/** Computes how much of a phrase is in a query, times how much of the query is in the phrase. */
function computePhraseShare(phrase: string, words: Word[]): number {
  const forms = toForms(phrase);
  const quality = (terms: string[], word: Word) =>
    Math.max(...terms.map((term) => word.terms.get(term) ?? 0));
  let inPhrase = 0;
  for (const terms of forms) inPhrase += Math.max(0, ...words.map((word) => quality(terms, word)));
  let inQuery = 0;
  let all = 0;
  for (const word of words) {
    inQuery += word.weight * Math.max(0, ...forms.map((terms) => quality(terms, word)));
    all += word.weight;
  }
  return forms.length === 0 || all === 0 ? 0 : (inPhrase / forms.length) * (inQuery / all);
}
