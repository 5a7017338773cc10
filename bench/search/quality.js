// Measures how often the search finds the right section.
//
//   npm run bench:search -- [--root docs]
//   node bench/search/quality.js [--root docs] [--all] [--quick]
//
// Builds the site, loads its index as a browser does, and runs these groups of queries:
//   readers      the queries of queries.txt
//   identifiers  every symbol and member of the reference
//   held out     the queries of held-out.txt, which must never be tuned for: they have no limit, and show
//                how well other queries do
//   real         questions from issue trackers and question sites, in real-queries.json: with the weights as
//                they are, cross-validated (see crossValidation.js), by kind, without each rule, and with the
//                search of VitePress over the same texts. `--quick` skips cross-validation.
// The order is that of the list of results:
//   success@1, success@3   share of the queries with an answer at the top, or among the first three
//   reciprocal rank        1 for an answer at the top, 1/2 for the second place …, and 0 for none
//
// Prints the queries without an answer among the first three hits, or with `--all` those without one at the
// top, each with the hits that it has instead.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { crossValidate, RULES } from './crossValidation.js';
import { buildIndexFile, openBaseline, openSearch } from './engines.js';
import { computeScore, HEADER, measureReal, row } from './figures.js';
import { identifierQueries, readQueries, readRealQueries } from './queries.js';

/** @typedef {import('./queries.js').Query} Query */
/** @typedef {import('./engines.js').Search} Search */
/** @typedef {import('../../src/search/weights.ts').Weights} Weights */

const MIN_SCORES = {
  readers: { first: 0.86, third: 0.94, reciprocal: 0.9 },
  identifiers: { first: 1, third: 1, reciprocal: 1 },
};
/** Path of the documentation's reference. */
const REFERENCE = '/api';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: join(PROJECT_FOLDER, 'docs') },
    all: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});

const { json, pointer, documents } = buildIndexFile(values.root);
const { search, searchWith, weights } = await openSearch(json, pointer);
const real = readRealQueries();
const readers = readQueries('queries.txt');
const heldOut = readQueries('held-out.txt');
const judged = real.map(({ query, best, ok }) => ({ text: query, targets: [...best, ...ok] }));
failOnDeadTargets([...readers, ...heldOut, ...judged], new Set(documents.map(({ id }) => id)));

const reports = [
  { report: measure('readers', readers, search), min: MIN_SCORES.readers },
  {
    report: measure('identifiers', identifierQueries(documents, REFERENCE), search),
    min: MIN_SCORES.identifiers,
  },
];
for (const { report, min } of reports) print(report, values.all, min);
print(measure('held out', heldOut, search), values.all);
printReal();
printSize();
process.exitCode = reports.every(isWithinLimits) ? 0 : 1;

/** Prints the figures of real questions. */
function printReal() {
  console.log(`\n${HEADER}`);
  console.log(row('real questions, as shipped', measureReal(real, search)));
  console.log(row("VitePress's MiniSearch", measureReal(real, openBaseline(documents))));
  if (values.quick) return;
  const { all, kinds, without } = crossValidate(real, weights, searchWith);
  console.log(row('cross-validated', all));
  for (const [kind, figures] of Object.entries(kinds)) console.log(row(`  ${kind}`, figures));
  console.log('without one rule, cross-validated');
  const shipped = computeShareFound(weights);
  const gains = Object.entries(without).map(([rule, figures]) => {
    const gain = 100 * (computeScore(all) - computeScore(figures));
    const changed = structuredClone(weights);
    RULES[rule]?.(changed);
    const overall = 100 * (shipped - computeShareFound(changed));
    return { overall, line: `${row(`  ${rule}`, figures)} ${signed(gain)} ${signed(overall)}` };
  });
  for (const { line } of gains.sort((a, b) => b.overall - a.overall)) console.log(line);
  console.log(
    'The last columns are what the rule gains, in points: of the mean of the three figures, and of the mean of\n' +
      "success@1 and success@3 over all judged queries (real, readers, held out), which one question can't sway.",
  );
}

/**
 * Returns the mean of success@1 and success@3 over all judged queries.
 * @param {Weights} weights
 * @returns {number} from 0 to 1
 */
function computeShareFound(weights) {
  const { first, third } = measure('all', [...judged, ...readers, ...heldOut], searchWith(weights));
  return (first + third) / 2;
}

/**
 * @param {number} points
 * @returns {string}
 */
function signed(points) {
  return `${points < 0 ? '' : '+'}${points.toFixed(1)}`.padStart(6);
}

/** Prints the size of the index, which `npm test` limits. */
function printSize() {
  console.log(`index: ${gzipSync(json, { level: 9 }).length} bytes gzipped`);
}

/**
 * @param {Query[]} queries
 * @param {Set<string>} ids
 * @throws {Error} that lists each query with a missing target
 */
function failOnDeadTargets(queries, ids) {
  const dead = queries.flatMap(({ text, targets }) =>
    targets.filter((target) => !ids.has(target)).map((target) => `"${text}": no ${target}`),
  );
  if (dead.length > 0) throw new Error(`queries have dead targets\n${dead.join('\n')}`);
}

/**
 * The result of a query.
 * @typedef {object} Answer
 * @property {Query} query
 * @property {number} rank of the first target in the list, from 1; 0 if it is missing
 * @property {string[]} hits
 */
/** @typedef {{ first: number, third: number, reciprocal: number }} Scores */
/** @typedef {{ name: string, answers: Answer[] } & Scores} Report */

/**
 * @param {string} name
 * @param {Query[]} queries
 * @param {Search} search
 * @returns {Report}
 */
function measure(name, queries, search) {
  const answers = queries.map((query) => {
    const hits = search(query.text);
    return { query, hits, rank: hits.findIndex((id) => query.targets.includes(id)) + 1 };
  });
  /** @type {(score: (rank: number) => number) => number} */
  const mean = (score) =>
    answers.reduce((sum, { rank }) => sum + (rank > 0 ? score(rank) : 0), 0) / answers.length;
  return {
    ...{ name, answers },
    first: mean((rank) => Number(rank === 1)),
    third: mean((rank) => Number(rank <= 3)),
    reciprocal: mean((rank) => 1 / rank),
  };
}

/**
 * @param {{ report: Report, min: Scores }} measured
 * @returns {boolean}
 */
function isWithinLimits({ report, min }) {
  return (
    report.first >= min.first && report.third >= min.third && report.reciprocal >= min.reciprocal
  );
}

/**
 * @param {Report} report
 * @param {boolean} showAll
 * @param {Scores} [min]
 */
function print({ name, answers, first, third, reciprocal }, showAll, min) {
  console.log(`${name}: ${answers.length} queries`);
  const missed = answers.filter(({ rank }) => rank === 0 || rank > (showAll ? 1 : 3));
  for (const { query, rank, hits } of missed) {
    const instead = hits.slice(0, 3).join(' ') || 'nothing';
    console.log(`  "${query.text}" at ${rank || '-'}, not ${query.targets[0]}: ${instead}`);
  }
  /** @type {[string, number, number | undefined][]} */
  const lines = [
    ['success@1', first, min?.first],
    ['success@3', third, min?.third],
    ['mean reciprocal rank', reciprocal, min?.reciprocal],
  ];
  for (const [metric, share, limit] of lines) {
    const suffix = limit === undefined ? '' : ` (at least ${limit.toFixed(2)})`;
    console.log(`  ${metric} ${share.toFixed(3)}${suffix}`);
  }
}
