import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf } from '../../tests/unit/renderBlocks.ts';
import { filesIn } from './blockKeys.ts';
import { PROJECT_FOLDER } from './bundle.js';

it('finds the module of each block', () => {
  const lists = ['blocks', 'lab/blocks'].map((name) =>
    join(PROJECT_FOLDER, 'src', name, 'index.ts'),
  );
  const files = new Map(lists.flatMap((list) => [...filesIn(list)]));
  expect([...files.keys()].sort()).toEqual(Object.keys(blocksOf()).sort());
  const missing = [...files].filter(([name, file]) => {
    const local = new RegExp(`export (?:const|function) ${name}\\b`, 'i');
    return !local.test(readFileSync(file, 'utf8'));
  });
  expect(missing).toEqual([]);
});
