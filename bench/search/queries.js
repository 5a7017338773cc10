import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What somebody types, and the sections that answer it.
 * @typedef {object} Query
 * @property {string} text
 * @property {string[]} targets paths below the base path, perhaps with an anchor
 */

/**
 * The queries of a file beside this one; `queries.txt` tells their form.
 * @param {string} name
 * @returns {Query[]}
 */
export function readQueries(name) {
  return parseQueries(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/**
 * @param {string} text
 * @returns {Query[]}
 * @throws {Error} when a line has no targets
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
 * A query for each name that the reference has a place for: symbols as `World`, members as
 * `World.step`, constructors as `new World()`. A static member may have the name of another; either
 * will do, and of a constructor its class.
 * @param {import('../../src/search/options.ts').SearchDocument[]} documents
 * @param {string} reference path that all symbols are below
 * @returns {Query[]}
 */
export function identifierQueries(documents, reference) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { id, title, titles } of documents) {
    // A heading right below the title stands over members of one kind.
    if (!id.startsWith(`${reference}/`) || titles.length === 1) continue;
    const name = nameOf(title, titles[0]);
    const page = name.startsWith('new ') ? [id.replace(/#.*/, '')] : [];
    places.set(name, [...(places.get(name) ?? []), id, ...page]);
  }
  return [...places].map(([text, targets]) => ({ text, targets }));
}

/**
 * @param {string} title
 * @param {string | undefined} symbol that it is a member of
 * @returns {string}
 */
function nameOf(title, symbol) {
  if (symbol === undefined || title.startsWith('new ')) return title;
  return `${symbol}.${title.replace(/\(\)$/, '')}`;
}
