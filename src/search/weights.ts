/** What the ranking adds to MiniSearch's own options (`search` in the config). `bench/search` tunes it. */
export interface Weights {
  /** `boostTerm` for terms that a word only stands for: other forms, corrections, words of the site. */
  form: Record<'stem' | 'corrected' | 'synonym', number>;
  /** How much the parts of a known name count. */
  parts: number;
  /** Rewards matching every word: half of the words count `0.5 ** coverage`. */
  coverage: number;
  /** What a whole query as a title or alias adds, as a multiple. */
  phrase: number;
  /** What each doubling of the guides that link to a section adds. */
  link: number;
  /** The share of the score of its page's best hit that a hit needs to be next to it. */
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
