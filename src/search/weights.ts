/**
 * Weights of the ranking in addition to MiniSearch's own options (`search` in the config). `bench/search` tunes them.
 */
export interface Weights {
  /** `boostTerm` for terms that a word only stands for: other forms, corrections, words of the site. */
  form: Record<'stem' | 'corrected' | 'synonym', number>;
  /** Weight of the parts of an indexed name. */
  parts: number;
  /** Rewards matching every word: matching half of the words counts `0.5 ** coverage`. */
  coverage: number;
  /** Bonus for a title or alias that equals the whole query, as a multiple. */
  phrase: number;
  /** Bonus for each doubling of the number of guides that link to a section. */
  link: number;
  /** Minimum fraction of the score of its page's best hit that a hit needs to be listed next to it. */
  samePage: number;
  /** Factors of members of the reference, internals, and pages behind guides. */
  factor: Record<'member' | 'internal' | 'behind', number>;
}

export const WEIGHTS: Weights = {
  form: { stem: 0.4, corrected: 0.6, synonym: 0.2 },
  parts: 0.2,
  coverage: 1,
  phrase: 1,
  link: 0.05,
  samePage: 0.5,
  factor: { member: 0.6, internal: 0.1, behind: 0.6 },
};
