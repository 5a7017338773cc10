/* What the benchmark runs of the search, as one module. */

export { find, openIndex } from '../../src/search/find.ts';
