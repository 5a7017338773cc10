import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createAllBlocks } from '../../../tests/unit/renderBlocks.ts';
import { blockFiles, OTHER_BLOCKS } from './blockFiles.ts';

it('finds the module of each block', () => {
  const files = blockFiles();
  expect([...files.keys()].sort()).toEqual(
    [...Object.keys(createAllBlocks()), OTHER_BLOCKS].sort(),
  );
  files.delete(OTHER_BLOCKS);
  const missing = [...files].filter(([name, file]) => {
    const local = new RegExp(`export (?:const|function) ${name}\\b`, 'i');
    return !local.test(readFileSync(file, 'utf8'));
  });
  expect(missing).toEqual([]);
});
