import { averageFigures, computeScore, measureReal } from './figures.js';

/** @typedef {import('../../src/search/weights.ts').Weights} Weights */
/** @typedef {import('./queries.js').RealQuery} RealQuery */
/** @typedef {import('./engines.js').Search} Search */
/** @typedef {import('./figures.js').Figures} Figures */

const FOLDS = 5;
/** Passes over all tuned weights; later ones change little. */
const PASSES = 2;
/** Factors that a weight is multiplied by in search of a better one. */
const FACTORS = [0.5, 2];

/**
 * The tuned weights, each with the untuned value that tuning starts from.
 * @type {[set: (weights: Weights, value: number) => void, start: number][]}
 */
const TUNED = [
  [(weights, value) => set(weights.form, 'stem', value), 0.5],
  [(weights, value) => set(weights, 'coverage', value), 1],
  [(weights, value) => set(weights, 'phrase', value), 1],
  [(weights, value) => set(weights, 'link', value), 0.1],
  [(weights, value) => set(weights.factor, 'member', value), 0.5],
];

/**
 * Each rule of the ranking, and how to turn it off.
 * @type {Record<string, (weights: Weights) => void>}
 */
export const RULES = {
  'stems (collision, collide)': ({ form }) => set(form, 'stem', 0),
  corrections: ({ form }) => set(form, 'corrected', 0),
  "the site's words (trigger, sensor)": ({ form }) => set(form, 'synonym', 0),
  'parts of known names': (weights) => set(weights, 'parts', 0),
  'coverage of the query': (weights) => set(weights, 'coverage', 0),
  'whole titles and aliases': (weights) => set(weights, 'phrase', 0),
  'links of guides': (weights) => set(weights, 'link', 0),
  'guides before members': ({ factor }) => set(factor, 'member', 1),
  'recipes, tutorials, other engines behind': ({ factor }) => set(factor, 'behind', 1),
  'internals last': ({ factor }) => set(factor, 'internal', 1),
  'weak hits of a page dropped': (weights) => set(weights, 'samePage', 0),
};

/**
 * @template {string} K
 * @param {Record<K, number>} object
 * @param {K} key
 * @param {number} value
 */
function set(object, key, value) {
  object[key] = value;
}

/**
 * Cross-validates the ranking: for each of five parts of the queries, tunes the weights on the other four, and
 * measures the part with them.
 * @param {RealQuery[]} queries
 * @param {Weights} weights
 * @param {(weights: Weights) => Search} searchWith
 * @returns {{ all: Figures, kinds: Record<string, Figures>, without: Record<string, Figures> }} `without`: the
 * same with each rule turned off
 */
export function crossValidate(queries, weights, searchWith) {
  /** @type {(at: number) => RealQuery[]} */
  const foldAt = (fold) => queries.filter((_, at) => at % FOLDS === fold);
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const training = queries.filter((_, at) => at % FOLDS !== fold);
    return { held: foldAt(fold), tuned: tune(training, weights, searchWith) };
  });
  /** @type {(kind?: string, off?: (weights: Weights) => void) => Figures} */
  const measured = (kind, off) =>
    averageFigures(
      folds.map(({ held, tuned }) => {
        const some = held.filter((query) => kind === undefined || query.kind === kind);
        const changed = structuredClone(tuned);
        off?.(changed);
        return some.length === 0
          ? { count: 0, acceptable1: 0, acceptable3: 0, best3: 0 }
          : measureReal(some, searchWith(changed));
      }),
    );
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return {
    all: measured(),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, measured(kind)])),
    without: Object.fromEntries(
      Object.entries(RULES).map(([rule, off]) => [rule, measured(undefined, off)]),
    ),
  };
}

/**
 * Tunes weights by coordinate ascent: changes one at a time and keeps what is better.
 * @param {RealQuery[]} queries
 * @param {Weights} shipped
 * @param {(weights: Weights) => Search} searchWith
 * @returns {Weights}
 */
function tune(queries, shipped, searchWith) {
  const weights = structuredClone(shipped);
  const values = TUNED.map(([, start]) => start);
  const score = () => {
    TUNED.forEach(([apply], at) => {
      apply(weights, values[at] ?? 0);
    });
    return computeScore(measureReal(queries, searchWith(weights)));
  };
  let best = score();
  for (let pass = 0; pass < PASSES; pass++) {
    for (const at of TUNED.keys()) {
      const value = values[at] ?? 0;
      let better = value;
      for (const factor of FACTORS) {
        values[at] = value * factor;
        const result = score();
        if (result > best) [best, better] = [result, value * factor];
      }
      values[at] = better;
    }
  }
  score();
  return weights;
}
