// How often the search finds the right section.
//
//   npm run bench:search -- [--root docs]
//   node bench/search/quality.js [--root docs] [--all]
//
// Builds the site, loads its index as a browser does, and runs these groups of queries:
//   readers      the queries of queries.txt
//   identifiers  every symbol and member of the reference
//   held out     the queries of held-out.txt, which weights and synonyms must not be tuned to: they have
//                no limit, and show how well other queries do
//   real         questions from issue trackers and question sites, in real-queries.json; no limit either
// The order is that of the list of results, with the hits of a group together:
//   success@1, success@3   share of the queries with an answer at the top, or among the first three
//   reciprocal rank        1 for an answer at the top, 1/2 for the second place …, and 0 for none
//
// Prints the queries without an answer among the first three hits, or with `--all` those without one at
// the top, each with the hits that it has instead.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  CACHE_FOLDER,
  importTypeScript,
  PROJECT_FOLDER,
  sourceKey,
} from '../../src/build/bundle.js';
import { identifierQueries, readQueries, readRealQueries } from './queries.js';

/** @typedef {import('./queries.js').Query} Query */
/** @typedef {import('../../src/search/options.ts').SearchDocument} SearchDocument */
/** @typedef {(query: string) => string[]} Search returns the ids of hits, in the order of the list */

const MIN_SCORES = { first: 0.9, third: 0.98, reciprocal: 0.94 };
/** Path of the documentation's reference. */
const REFERENCE = '/api';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: join(PROJECT_FOLDER, 'docs') },
    all: { type: 'boolean', default: false },
  },
});

const { documents, search } = await openSearch(buildSite(values.root));
const readers = readQueries('queries.txt');
const heldOut = readQueries('held-out.txt');
const acceptable = readRealQueries('acceptable');
const all = [...readers, ...heldOut, ...acceptable];
failOnDeadTargets(all, new Set(documents.map(({ id }) => id)));
const limited = [
  measure('readers', readers, search),
  measure('identifiers', identifierQueries(documents, REFERENCE), search),
];
for (const report of limited) print(report, values.all, MIN_SCORES);
print(measure('held out', heldOut, search), values.all);
print(measure('real questions, acceptable answers', acceptable, search), values.all);
print(measure('real questions, best answers', readRealQueries('best'), search), values.all);
process.exitCode = limited.every(isWithinLimits) ? 0 : 1;

/**
 * @param {string} root
 * @returns {string} output folder
 */
function buildSite(root) {
  const out = join(PROJECT_FOLDER, 'tests/.work/bench-search');
  const script = join(PROJECT_FOLDER, 'src/build/run.js');
  execFileSync(process.execPath, [script, 'build', '--root', root, '--out', out]);
  return out;
}

/**
 * Loads the index of a built site with the same code as browsers.
 * @param {string} folder
 * @returns {Promise<{ documents: SearchDocument[], search: Search }>}
 */
async function openSearch(folder) {
  const bundle = `bench-search-${sourceKey(['search', 'address']).slice(0, 16)}`;
  const { find, loadIndex } = /** @type {typeof import('../../src/search/find.ts')} */ (
    await importTypeScript(join(PROJECT_FOLDER, 'src/search/find.ts'), join(CACHE_FOLDER, bundle), {
      reuse: true,
    })
  );
  const pointer = JSON.parse(readFileSync(join(folder, 'search.index.json'), 'utf8'));
  const json = readFileSync(join(folder, pointer.index), 'utf8');
  const index = loadIndex(json, pointer.config, pointer.signals);
  return {
    documents: documentsOf(JSON.parse(json)),
    search: (query) => find(index, pointer.config, query).map(({ id }) => id),
  };
}

/**
 * @param {{ documentIds: Record<string, string>, storedFields: Record<string, object> }} index
 * @returns {SearchDocument[]}
 */
function documentsOf({ documentIds, storedFields }) {
  return Object.entries(documentIds).map(
    ([key, id]) => /** @type {SearchDocument} */ ({ id, ...storedFields[key] }),
  );
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
 * @property {number} place of the first target in the list, from 1; 0 if it is missing
 * @property {string[]} hits
 */
/** @typedef {{ name: string, answers: Answer[] } & typeof MIN_SCORES} Report */

/**
 * @param {string} name
 * @param {Query[]} queries
 * @param {Search} search
 * @returns {Report}
 */
function measure(name, queries, search) {
  const answers = queries.map((query) => {
    const hits = search(query.text);
    return { query, hits, place: hits.findIndex((id) => query.targets.includes(id)) + 1 };
  });
  /** @type {(score: (place: number) => number) => number} */
  const mean = (score) =>
    answers.reduce((sum, { place }) => sum + (place > 0 ? score(place) : 0), 0) / answers.length;
  return {
    ...{ name, answers },
    first: mean((place) => Number(place === 1)),
    third: mean((place) => Number(place <= 3)),
    reciprocal: mean((place) => 1 / place),
  };
}

/**
 * @param {Report} report
 * @returns {boolean}
 */
function isWithinLimits({ first, third, reciprocal }) {
  return (
    first >= MIN_SCORES.first && third >= MIN_SCORES.third && reciprocal >= MIN_SCORES.reciprocal
  );
}

/**
 * @param {Report} report
 * @param {boolean} showAll
 * @param {typeof MIN_SCORES} [min]
 */
function print({ name, answers, first, third, reciprocal }, showAll, min) {
  console.log(`${name}: ${answers.length} queries`);
  const missed = answers.filter(({ place }) => place === 0 || place > (showAll ? 1 : 3));
  for (const { query, place, hits } of missed) {
    const instead = hits.slice(0, 3).join(' ') || 'nothing';
    console.log(`  "${query.text}" at ${place || '-'}, not ${query.targets[0]}: ${instead}`);
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
