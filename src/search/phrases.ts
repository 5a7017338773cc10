import { memoized } from './memoized.ts';
import { listAliases, listLabels, type StoredFields } from './options.ts';
import type { Word } from './query.ts';
import { splitParts, toTerm } from './terms.ts';
import { contentWords } from './words.ts';

/** How much a title or an alias of a document has in common with a query. */
export interface PhraseMatch {
  /** 1 when both are the same, 0 when they share nothing. */
  share: number;
  /** The alias as it is shown: `Unity: AddForce`; undefined if it is the title. */
  label?: string;
}

/** Returns the phrase of a document that has most in common with a query; its title if others have no more. */
export function bestPhrase(document: StoredFields, words: Word[]): PhraseMatch {
  const labels = listLabels(document);
  let best: PhraseMatch = { share: phraseShare(document.title, words) };
  listAliases(document).forEach((phrase, at) => {
    const share = phraseShare(phrase, words);
    if (share > best.share) best = { share, label: labels[at] };
  });
  return best;
}

/** The terms of each word of a phrase: a whole name matches each of its parts. */
const toForms = memoized((phrase) =>
  contentWords(phrase).flatMap((token) =>
    splitParts(token).map((part) => [toTerm(part), toTerm(token)]),
  ),
);

/** How much of a phrase is in a query, times how much of the query is in the phrase. */
function phraseShare(phrase: string, words: Word[]): number {
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
