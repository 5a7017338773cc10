import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A query, and the sections that answer it.
 * @typedef {object} Query
 * @property {string} text
 * @property {string[]} targets paths below the base path, with or without an anchor
 */

/**
 * Reads the queries of a file next to this one; `queries.txt` describes the format.
 * @param {string} name
 * @returns {Query[]}
 */
export function readQueries(name) {
  return parseQueries(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/**
 * A question that somebody asked in an issue tracker or on a question site, as a search query.
 * @typedef {object} RealQuery
 * @property {string} query
 * @property {'concept' | 'symptom' | 'foreign' | 'api' | 'generic'} kind
 * @property {string} source address of the question
 * @property {string[]} best sections that answer it; none if the site has no answer yet
 * @property {string[]} ok acceptable sections
 * @property {string} [gap] what the site should say
 */

/**
 * Reads the real questions that have an answer.
 * @returns {RealQuery[]}
 */
export function readRealQueries() {
  const file = join(import.meta.dirname, 'real-queries.json');
  /** @type {RealQuery[]} */
  const all = JSON.parse(readFileSync(file, 'utf8'));
  return all.filter(({ best }) => best.length > 0);
}

/**
 * @param {string} text
 * @returns {Query[]}
 * @throws {Error} if a line has no targets
 */
export function parseQueries(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^##? |^#$/.test(line))
    .map((line) => {
      const [query = '', targets] = line.split(' => ');
      if (!targets) throw new Error(`"${line}" has no targets`);
      return { text: query, targets: targets.split(' ') };
    });
}

/**
 * Returns a query for each name in the reference: symbols as `World`, members as `World.step`,
 * constructors as `new World()`. If a static and another member have the same name, both are targets; so
 * is the class of a constructor.
 * @param {import('./engines.js').Stored[]} documents
 * @param {string} reference path that all symbols are below
 * @returns {Query[]}
 */
export function identifierQueries(documents, reference) {
  /** @type {Map<string, string[]>} */
  const targetsByName = new Map();
  for (const { id, title, titles } of documents) {
    // A heading directly below the title names a kind of member.
    if (!id.startsWith(`${reference}/`) || titles.length === 1) continue;
    const name = qualifyTitle(title, titles[0]);
    const page = name.startsWith('new ') ? [id.replace(/#.*/, '')] : [];
    targetsByName.set(name, [...(targetsByName.get(name) ?? []), id, ...page]);
  }
  return [...targetsByName].map(([text, targets]) => ({ text, targets }));
}

/**
 * @param {string} title
 * @param {string | undefined} symbol class or interface of a member
 * @returns {string}
 */
function qualifyTitle(title, symbol) {
  if (symbol === undefined || title.startsWith('new ')) return title;
  return `${symbol}.${title.replace(/\(\)$/, '')}`;
}
