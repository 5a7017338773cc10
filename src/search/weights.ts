/** Everything that the ranking is tuned by. `bench/search` tunes it by cross-validation. */
export interface Weights {
  /** How well a term matches a word that it is not. */
  quality: Record<'stem' | 'prefix' | 'unfinished' | 'similar' | 'synonym', number>;
  /** How much the parts of a known name count. */
  parts: number;
  /** How much a long text discounts a match, from 0 to 1. */
  length: number;
  /** How soon more matches of a word stop counting. */
  saturation: number;
  /** Rewards matching every word: half of the words count `0.5 ** coverage`. */
  coverage: number;
  /** What a whole query as a title or alias adds, as a multiple. */
  phrase: number;
  /** What each doubling of the guides that link to a section adds. */
  link: number;
  /** The share of the score of its page's best hit that a hit needs to be next to it. */
  samePage: number;
  /** Factors. */
  factor: Record<'member' | 'internal' | 'behind', number>;
}

export const WEIGHTS: Weights = {
  quality: { stem: 0.4, prefix: 0.4, unfinished: 0.45, similar: 0.7, synonym: 0.2 },
  parts: 0.2,
  length: 0.85,
  saturation: 1.5,
  coverage: 1,
  phrase: 1,
  link: 0.05,
  samePage: 0.5,
  factor: { member: 0.6, internal: 0.1, behind: 0.7 },
};
