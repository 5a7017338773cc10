import { expect, test } from 'vitest';
import {
  formatTable,
  readBrokenBuild,
  readBrokenTests,
  readBrokenTypes,
} from '../../tools/brokenParts.js';

const PROBLEMS = `
docs/pages/world.mdx:12 the sample does not compile: Property 'x' does not exist (TS2339) — fix it
  The same in 4 other places: docs/pages/body.mdx:3, …
docs/reference/symbols/World.ts World.old does not exist — remove the note
docs/pages/joint.mdx:7 the anchor does not exist: /api/classes/World#old — correct it

3 problems found.
`;

test('sorts the problems of a build by kind, with further locations', () => {
  expect(
    readBrokenBuild(PROBLEMS).map(({ kind, location, count }) => [kind, location, count]),
  ).toEqual([
    ['Samples', 'docs/pages/world.mdx:12', 5],
    ['Notes', 'docs/reference/symbols/World.ts', 1],
    ['Pages', 'docs/pages/joint.mdx:7', 1],
  ]);
});

test('reads the errors of TypeScript', () => {
  const output = `docs/scenes/car.ts(12,3): error TS2339: Property 'x' does not exist on type 'Body'.\n`;
  expect(readBrokenTypes(output)).toEqual([
    {
      kind: 'Scenes',
      location: 'docs/scenes/car.ts:12',
      message: "TS2339: Property 'x' does not exist on type 'Body'.",
      count: 1,
    },
  ]);
});

test('reads failed tests, and files that fail as a whole', () => {
  const report = {
    testResults: [
      {
        name: '/project/tests/scenes/scenes.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'car drives', status: 'failed', failureMessages: ['expected 1\nat …'] },
          { fullName: 'boat floats', status: 'passed', failureMessages: [] },
        ],
      },
      {
        name: '/project/tests/unit/engineFacts.test.ts',
        status: 'failed',
        message: 'no export named Old',
        assertionResults: [],
      },
    ],
  };
  expect(readBrokenTests(report, '/project')).toEqual([
    {
      kind: 'Scenes',
      location: 'tests/scenes/scenes.test.ts',
      message: 'car drives: expected 1',
      count: 1,
    },
    {
      kind: 'Pages',
      location: 'tests/unit/engineFacts.test.ts',
      message: 'no export named Old',
      count: 1,
    },
  ]);
});

test('prints a row for each kind, and then what is broken', () => {
  const table = formatTable(readBrokenBuild(PROBLEMS));
  expect(table).toMatch(/^Samples +5 +1$/m);
  expect(table).toMatch(/^Scenes +0 +0$/m);
  expect(table).not.toContain('Other');
  expect(table).toContain(
    "\nSamples\n  docs/pages/world.mdx:12 the sample does not compile: Property 'x' does not exist (TS2339) — fix it (and 4 more)",
  );
});
