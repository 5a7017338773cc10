import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { findTypeErrors } from './typeErrors.ts';

// The modules are in this folder, but not on disk.
const SITE = join(PROJECT_FOLDER, 'docs');

/** Returns the errors of modules, by name. */
async function check(texts: Record<string, string>) {
  const names = Object.keys(texts);
  const modules = names.map((name) => ({ path: join(SITE, name), text: texts[name] ?? '' }));
  const errors = await findTypeErrors(SITE, modules, {
    planck: join(PROJECT_FOLDER, 'node_modules/planck'),
  });
  return Object.fromEntries(names.map((name, index) => [name, errors[index]]));
}

it('finds the errors of modules that import each other, a package, and what scenes are written with', async () => {
  const errors = await check({
    'a.ts': [
      "import { World } from 'planck';",
      "import { defineScene } from '#scene';",
      "import { speed } from './b.ts';",
      'new World().step(speed);',
      'export default defineScene({ title: 1 });',
    ].join('\n'),
    'b.ts': "/* 🙂 é */ export const speed: string = 'fast';\nconst width: number = 'wide';",
  });
  expect(errors['a.ts']?.map(({ line, code }) => [line, code])).toEqual([
    [3, 2345],
    [4, 2322],
  ]);
  expect(errors['b.ts']).toEqual([
    { line: 1, code: 2322, message: "Type 'string' is not assignable to type 'number'." },
  ]);
});

it('omits missing modules and modules that cannot be parsed, and nothing else', async () => {
  const errors = await check({
    'a.ts':
      "import './missing.ts';\nimport { c } from './missing.ts';\nexport const d = c;\nexport const a: number = 'a';",
    'b.ts': "export const b: number = 'b';\nconst = ;",
  });
  expect(errors['a.ts']?.map(({ code }) => code)).toEqual([2322]);
  expect(errors['b.ts']).toEqual([]);
});
