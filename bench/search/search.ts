/* What the benchmark runs of the search, as one module. */

export { find } from '../../src/search/find.ts';
export { loadIndex } from '../../src/search/loadIndex.ts';
