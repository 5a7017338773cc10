import { beforeEach, expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { moduleFiles, moduleKey, typesKey } from './moduleFiles.ts';

const folder = useTemporaryFolder();
const { put } = folder;

beforeEach(() => {
  put(
    'a.ts',
    "import { b } from './b.ts';\nimport type { T } from './types.ts';\nimport x from 'x';",
  );
  put('b.ts', "export { c } from './inner/c.ts';\nimport './b.module.css';");
  put('b.module.css', '.b {}');
  put(
    'inner/c.ts',
    "import {\n  a,\n  type T,\n} from '../a.ts';\nconst d = await import('./d.ts');",
  );
  put('inner/d.ts', "import text from './d.txt?raw';");
  put('inner/d.txt', 'text');
  put('types.ts', 'export type T = 1;');
  put('other.ts', '');
});

it('finds the files that a module consists of, without those of types', () => {
  const files = ['a.ts', 'b.ts', 'inner/c.ts', 'inner/d.ts', 'inner/d.txt', 'b.module.css'];
  expect(moduleFiles(folder.at('a.ts'))).toEqual(files.map((name) => folder.at(name)));
});

it('finds what a module imports after it declares a type, without semicolons', () => {
  put('sized.ts', "export type Size = { width: number }\nimport { b } from './b.ts'\n");
  expect(moduleFiles(folder.at('sized.ts'))).toContain(folder.at('b.ts'));
});

it('has a key that changes with each of them', () => {
  const key = moduleKey(folder.at('a.ts'));
  put('types.ts', 'export type T = 2;');
  put('other.ts', 'changed();');
  expect(moduleKey(folder.at('a.ts'))).toBe(key);
  put('inner/d.txt', 'another text');
  expect(moduleKey(folder.at('a.ts'))).not.toBe(key);
});

it('finds imported files without or with another extension, and the index of a folder', () => {
  const names = [
    'js.js',
    'json.json',
    'list/index.ts',
    'tsx.tsx',
    'same.ts',
    'same/index.ts',
    'old.ts',
  ];
  for (const name of names) put(`run/${name}`, '');
  put('run/ts.ts', "import './js';\nimport './json';\nimport './list';\nimport './missing';");
  put('run/a.ts', "import './ts';\nimport './tsx';\nimport './same';\nimport './old.js';");
  const files = ['a.ts', 'ts.ts', ...names].map((name) => folder.at(`run/${name}`));
  expect(moduleFiles(folder.at('run/a.ts'))).toEqual(files);
});

it('has a key for the types in modules that changes with files of types', () => {
  const entries = [folder.at('other.ts'), folder.at('a.ts')];
  const key = typesKey(entries);
  expect(typesKey(entries)).toBe(key);
  put('types.ts', 'export type T = 2;');
  expect(typesKey(entries)).not.toBe(key);
});

it('has a key for a module with an import that leads nowhere', () => {
  put('a.ts', "import './missing.ts';");
  expect(moduleFiles(folder.at('a.ts'))).toEqual([folder.at('a.ts')]);
});

it('leaves out what looks like an import of a folder', () => {
  put('a.ts', `const text = "from '../";`);
  expect(moduleFiles(folder.at('a.ts'))).toEqual([folder.at('a.ts')]);
});
