// How often the search gives what was looked for.
//
//   npm run bench:search -- [--root docs]
//   node bench/search/quality.js [--root docs] [--all]
//
// Builds the site, reads its index as a browser does, and asks it three groups of queries:
//   readers      what is in queries.txt
//   identifiers  every symbol and member of the reference
//   held out     what is in held-out.txt, which no weight and no synonym may be chosen by: it shows what
//                becomes of other queries, and is held to no limit
// What counts is the list as it is shown, hits of one group together:
//   success@1, success@3   share of the queries with an answer at the top, or among the first three
//   reciprocal rank        1 for an answer at the top, 1/2 for the second place …, and 0 for none
//
// Prints those that have no answer at the top, with what stands there instead: with `--all` all of
// them, else those whose answer isn't even among the first three.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  CACHE_FOLDER,
  ENGINE_FOLDER,
  importTypeScript,
  sourceKey,
} from '../../src/build/engine.js';
import { identifierQueries, readQueries } from './queries.js';

/** @typedef {import('./queries.js').Query} Query */
/** @typedef {import('../../src/search/options.ts').SearchDocument} SearchDocument */
/** @typedef {(query: string) => string[]} Search finds the ids of hits, in the order of the list */

const LEAST = { first: 0.9, third: 0.98, reciprocal: 0.94 };
/** Where the reference of the documentation lies. */
const REFERENCE = '/api';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: join(ENGINE_FOLDER, 'docs') },
    all: { type: 'boolean', default: false },
  },
});

const { documents, search } = await openSearch(buildSite(values.root));
const readers = readQueries('queries.txt');
const heldOut = readQueries('held-out.txt');
failOnDeadTargets([...readers, ...heldOut], new Set(documents.map(({ id }) => id)));
const limited = [
  measure('readers', readers, search),
  measure('identifiers', identifierQueries(documents, REFERENCE), search),
];
for (const report of limited) print(report, values.all, LEAST);
print(measure('held out', heldOut, search), values.all);
process.exitCode = limited.every(isGood) ? 0 : 1;

/**
 * @param {string} root
 * @returns {string} the folder with what a host would serve
 */
function buildSite(root) {
  const out = join(ENGINE_FOLDER, 'tests/.work/bench-search');
  const script = join(ENGINE_FOLDER, 'src/build/run.js');
  execFileSync(process.execPath, [script, 'build', '--root', root, '--out', out]);
  return out;
}

/**
 * Reads the index of a built site with the code that browsers run.
 * @param {string} folder
 * @returns {Promise<{ documents: SearchDocument[], search: Search }>}
 */
async function openSearch(folder) {
  const bundle = `bench-search-${sourceKey(['search', 'address']).slice(0, 16)}`;
  const { find, loadIndex } = /** @type {typeof import('../../src/search/find.ts')} */ (
    await importTypeScript(join(ENGINE_FOLDER, 'src/search/find.ts'), join(CACHE_FOLDER, bundle), {
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
 * @throws {Error} that names each query with a target that isn't there
 */
function failOnDeadTargets(queries, ids) {
  const dead = queries.flatMap(({ text, targets }) =>
    targets.filter((target) => !ids.has(target)).map((target) => `"${text}": no ${target}`),
  );
  if (dead.length > 0) throw new Error(`queries.txt has dead targets\n${dead.join('\n')}`);
}

/**
 * What became of a query.
 * @typedef {object} Answer
 * @property {Query} query
 * @property {number} place of the first target in the list, from 1; 0 for none
 * @property {string[]} hits
 */
/** @typedef {{ name: string, answers: Answer[] } & typeof LEAST} Report */

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
  /** @type {(worth: (place: number) => number) => number} */
  const mean = (worth) =>
    answers.reduce((sum, { place }) => sum + (place > 0 ? worth(place) : 0), 0) / answers.length;
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
function isGood({ first, third, reciprocal }) {
  return first >= LEAST.first && third >= LEAST.third && reciprocal >= LEAST.reciprocal;
}

/**
 * @param {Report} report
 * @param {boolean} isWhole
 * @param {typeof LEAST} [least]
 */
function print({ name, answers, first, third, reciprocal }, isWhole, least) {
  console.log(`${name}: ${answers.length} queries`);
  const missed = answers.filter(({ place }) => place === 0 || place > (isWhole ? 1 : 3));
  for (const { query, place, hits } of missed) {
    const instead = hits.slice(0, 3).join(' ') || 'nothing';
    console.log(`  "${query.text}" at ${place || '-'}, not ${query.targets[0]}: ${instead}`);
  }
  /** @type {[string, number, number | undefined][]} */
  const lines = [
    ['success@1', first, least?.first],
    ['success@3', third, least?.third],
    ['mean reciprocal rank', reciprocal, least?.reciprocal],
  ];
  for (const [what, share, limit] of lines) {
    const told = limit === undefined ? '' : ` (at least ${limit.toFixed(2)})`;
    console.log(`  ${what} ${share.toFixed(3)}${told}`);
  }
}
