import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import {
  CACHE_FOLDER,
  importTypeScript,
  PROJECT_FOLDER,
  sourceKey,
} from '../../src/build/bundle.js';

/** @typedef {import('../../src/search/documents.ts').SearchDocument} SearchDocument */
/** @typedef {import('../../src/search/weights.ts').Weights} Weights */
/** @typedef {(query: string) => string[]} Search returns the ids of hits, in the order of the list */

/**
 * Builds a site, and reads its index.
 * @param {string} root
 * @returns {string} the index file
 */
export function buildIndexFile(root) {
  const out = join(PROJECT_FOLDER, 'tests/.work/bench-search');
  const script = join(PROJECT_FOLDER, 'src/build/run.js');
  execFileSync(process.execPath, [script, 'build', '--root', root, '--out', out]);
  const { index } = JSON.parse(readFileSync(join(out, 'search.index.json'), 'utf8'));
  return readFileSync(join(out, index), 'utf8');
}

/**
 * Loads an index with the same code as browsers.
 * @param {string} json
 * @returns {Promise<{ search: Search, searchWith: (weights: Weights) => Search, weights: Weights }>}
 */
export async function openSearch(json) {
  const bundle = `bench-search-${sourceKey(['search', 'address', 'content']).slice(0, 16)}`;
  const source = join(PROJECT_FOLDER, 'bench/search/search.ts');
  const { find, loadIndex } = /** @type {typeof import('./search.ts')} */ (
    await importTypeScript(source, join(CACHE_FOLDER, bundle), { reuse: true })
  );
  const index = loadIndex(json);
  /** @type {(weights: Weights) => Search} */
  const searchWith = (weights) => (query) =>
    find({ ...index, weights }, query).hits.map(({ id }) => id);
  return { search: searchWith(index.weights), searchWith, weights: index.weights };
}

/**
 * The search of VitePress over the same texts: MiniSearch with the settings of its local search, untuned.
 * @param {SearchDocument[]} documents
 * @returns {Search}
 */
export function openBaseline(documents) {
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  index.addAll(
    documents.map(({ id, title, titles, text, code = '' }) => ({
      ...{ id, title, titles: titles.join(' ') },
      text: `${text} ${code}`,
    })),
  );
  return (query) => index.search(query).map(({ id }) => id);
}
