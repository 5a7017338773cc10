import { expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { formatProblem } from '../../config/problem.ts';
import { readIntegrations } from './integrations.ts';

const root = useTemporaryFolder();
const read = () => readIntegrations({ root: root.path });

it('reads the files of projects, but not the settings of the check', async () => {
  root.put('integrations/pixi/src/main.ts', 'start();\r\n');
  root.put('integrations/vue/src/App.vue', '<template>Hi</template>');
  root.put('integrations/tsconfig.json', '{}');
  root.put('integrations/env.d.ts', 'export {};');
  const { items, problems } = await read();
  expect(items).toEqual([
    { id: 'pixi/src/main.ts', lines: ['start();'], regions: {} },
    { id: 'vue/src/App.vue', lines: ['<template>Hi</template>'], regions: {} },
  ]);
  expect(problems).toEqual([]);
});

it('reports a region that is never closed, with its file', async () => {
  root.put('integrations/pixi/src/main.ts', '// #region loop\n');
  const { items, problems } = await read();
  expect(items).toEqual([]);
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(/pixi\/src\/main\.ts:1 the region "loop" is never closed — /),
  ]);
});
