/* Exports everything that the fuzzer runs, as one module. */

export { sampleMutations } from '../../tests/fuzz/mutations.ts';
export { createFuzzSite } from '../../tests/fuzz/site.ts';
