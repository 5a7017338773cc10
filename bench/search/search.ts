/* Exports the parts of the search that the benchmark runs, as one module. */

export { find, openIndex } from '../../src/search/find.ts';
