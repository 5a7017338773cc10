import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import {
  CACHE_FOLDER,
  importTypeScript,
  PROJECT_FOLDER,
  sourceKey,
} from '../../src/build/cache/bundle.js';

/** @typedef {import('../../src/search/search.ts').SearchPointer} SearchPointer */
/** @typedef {import('../../src/search/weights.ts').Weights} Weights */
/** @typedef {(query: string) => string[]} Search returns the ids of hits, in the order of the list */

/**
 * A section as the index stores it.
 * @typedef {{ id: string } & import('../../src/search/options.ts').StoredFields} Stored
 */

/**
 * Builds a site, and reads its index.
 * @param {string} root
 * @returns {{ json: string, pointer: SearchPointer, documents: Stored[] }} the text of the index, and its content
 */
export function buildIndexFile(root) {
  const out = join(PROJECT_FOLDER, 'tests/.work/bench-search');
  const script = join(PROJECT_FOLDER, 'src/build/run.js');
  execFileSync(process.execPath, [script, 'build', '--root', root, '--out', out]);
  const pointer = JSON.parse(readFileSync(join(out, 'search.index.json'), 'utf8'));
  const json = readFileSync(join(out, pointer.index), 'utf8');
  const { documentIds, storedFields } = JSON.parse(json);
  const documents = Object.entries(documentIds).map(([short, id]) => ({
    id,
    ...storedFields[short],
  }));
  return { json, pointer, documents };
}

/**
 * Opens an index with the same code as browsers.
 * @param {string} json
 * @param {SearchPointer} pointer
 * @returns {Promise<{ search: Search, searchWith: (weights: Weights) => Search, weights: Weights }>}
 */
export async function openSearch(json, pointer) {
  const bundle = `bench-search-${sourceKey(['search', 'address', 'content']).slice(0, 16)}`;
  const source = join(PROJECT_FOLDER, 'bench/search/search.ts');
  const { find, openIndex } = /** @type {typeof import('./search.ts')} */ (
    await importTypeScript(source, join(CACHE_FOLDER, bundle), { reuse: true })
  );
  const open = openIndex(json, pointer);
  /** @type {(weights: Weights) => Search} */
  const searchWith = (weights) => (query) =>
    find({ ...open, weights }, query).hits.map(({ id }) => id);
  return { search: searchWith(open.weights), searchWith, weights: open.weights };
}

/**
 * Opens VitePress's search over the same texts: MiniSearch with the untuned settings of its local search.
 * @param {Stored[]} documents
 * @returns {Search}
 */
export function openBaseline(documents) {
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  index.addAll(
    documents.map(({ id, title, titles, text }) => ({ id, title, titles: titles.join(' '), text })),
  );
  return (query) => index.search(query).map(({ id }) => id);
}
