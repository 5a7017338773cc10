import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that step worlds for a minute: what other files leave in memory makes them twice as slow. */
const LONG_RUNS = ['tests/scenes/**/*.test.ts', 'tests/unit/examples.test.ts'];
/** Tests of code that needs a document. */
const DOM_TESTS = ['src/**/*.dom.test.ts'];

export default defineConfig({
  test: {
    passWithNoTests: false,
    setupFiles: ['tests/unit/oneReact.ts'],
    // Vitest would leave one core to others, which is half of a small machine.
    maxWorkers: '100%',
    // Only there to end what hangs: machines that test are busy.
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'long runs', include: LONG_RUNS } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...LONG_RUNS, ...DOM_TESTS],
          // Modules hold no state, so files may share them: loading them anew took longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        // Vitest starts a new worker whenever the environment changes, so these files run in a row.
        test: {
          name: 'dom',
          include: DOM_TESTS,
          environment: 'happy-dom',
          setupFiles: ['tests/unit/dom.ts'],
          isolate: false,
        },
      },
    ],
  },
});
