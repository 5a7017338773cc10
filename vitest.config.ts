import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that step worlds for a minute: what other files leave in memory makes them twice as slow. */
const LONG_RUNS = [
  'tests/scenes/**/*.test.ts',
  'tests/learn/**/*.test.ts',
  'tests/unit/examples.test.ts',
];
/** Tests of code that needs a document. */
const DOM_TESTS = ['src/**/*.dom.test.ts'];

/** The files that take longest; the first compiles the documentation for all others. */
const SLOWEST = [
  'tests/unit/referencePages.test.ts',
  'tests/scenes/scenes.test.ts',
  'tests/scenes/recipes.test.ts',
  'tests/unit/examples.test.ts',
  'tests/unit/cli.test.ts',
  'tests/unit/samples.test.ts',
];

/** A slow file that starts late would keep one core busy while the others are idle. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const findRank = ({ moduleId }: TestSpecification) => {
      const rank = SLOWEST.findIndex((name) => moduleId.endsWith(name));
      return rank < 0 ? SLOWEST.length : rank;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => findRank(a) - findRank(b));
  }
}

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Vitest empties stylesheets, also where their text is imported.
    css: { include: /tokens\.css/ },
    setupFiles: ['tests/unit/oneReact.ts'],
    sequence: { sequencer: SlowestFirst },
    // Vitest would leave one core to others, which is half of a small machine.
    maxWorkers: '100%',
    // Only there to end what hangs: machines that test are busy.
    testTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'long runs', include: LONG_RUNS } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{unit,prose,specification}/**/*.test.ts',
            'docs/integrations/**/*.test.ts',
          ],
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
