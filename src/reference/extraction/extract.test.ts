import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shown, shownSignature, TEAHOUSE, teahouse } from '../../../tests/unit/teahouse.ts';
import type { LibrarySymbol } from '../model.ts';
import { extractLibrary } from './extract.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extract-'));
  mkdirSync(join(folder, 'src'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('extractLibrary', () => {
  it('reads every construct without problems', () => {
    expect(teahouse.problems).toEqual([]);
  });

  it('reports unsupported constructs', async () => {
    const { library, problems } = await extractLibrary({
      packageFolder: TEAHOUSE,
      name: 'teahouse',
      version: '1.2.3',
      entry: 'src/unfit.ts',
    });
    const fix = 'use a type that the reference supports, or hide it with @hidden';
    // The package's declarations export what its other file does.
    const own = problems.filter(({ file }) => file === 'teahouse/src/unfit.ts');
    expect(own).toEqual([
      {
        file: 'teahouse/src/unfit.ts',
        line: 2,
        message: 'shelves is a variable, which the reference does not support',
        fix,
      },
      {
        file: 'teahouse/src/unfit.ts',
        line: 4,
        message: 'House is a namespace, which the reference does not support',
        fix,
      },
    ]);
    expect(library.symbols.map(({ name }) => name)).toContain('Fine');
  });

  it('reports a missing entry', async () => {
    expect(await extract('')).toMatchObject({ problems: [] });
    const place = { packageFolder: folder, name: 'a', version: '1.0.0', entry: 'src/main.ts' };
    expect(await extractLibrary(place)).toEqual({
      library: { package: 'a', version: '1.0.0', symbols: [] },
      problems: [
        {
          file: 'a',
          message: 'the package has no entry file src/main.ts',
          fix: 'set "library.reference.entry" to a file of its source',
        },
      ],
    });
  });

  it('reports names that only the declarations export', async () => {
    put('package.json', '{ "name": "a", "types": "a.d.ts" }');
    put('src/index.ts', 'export const kept = () => 1;\ninterface Found { x: number }\n');
    put(
      'a.d.ts',
      'export declare function kept(): number;\nexport interface Found { x: number }\n' +
        'export declare function lost(): void;\nexport declare const limit: number;\n',
    );
    const { library, problems } = await extractLibrary(small());
    expect(library.symbols.map(({ name }) => name)).toEqual(['kept', 'Found']);
    const message = (name: string) =>
      `the package's declarations export ${name}, which has no page, because its source does not export it`;
    const fix = 'set "library.reference.entry" to a source file that exports it';
    expect(problems).toEqual([
      { file: 'a', message: message('lost'), fix },
      { file: 'a', message: message('limit'), fix },
    ]);
  });

  it('keeps null in types without strict null checks', async () => {
    put('tsconfig.json', '{ "compilerOptions": { "strict": false } }');
    const { symbols } = await extract(
      'export class A { next: A | null; find(key: number | string): A | undefined { return this; } }',
    );
    expect(shown(symbols[0]?.members[1]?.type)).toBe('«A» | null');
    const find = symbols[0]?.members[2]?.signatures.map(shownSignature);
    expect(find).toEqual(['(key: number | string): «A» | undefined']);
  });

  it('reads inherited constructors', async () => {
    const { symbols } = await extract(
      'export class A<T> { constructor(public value: T) {} }\nexport class B extends A<string> {}',
    );
    expect(constructors(symbols, 'A')).toEqual(['(value: T)']);
    expect(constructors(symbols, 'B')).toEqual(['(value: string)']);
  });

  it('includes members of unexported ancestors, but not of other packages', async () => {
    const { symbols } = await extract(
      'class Base { given = 1; }\nexport class A extends Base {}\n' +
        'export class Lost extends Error { where = "here"; }',
    );
    expect(symbols.map(({ members }) => members.map(({ name }) => name))).toEqual([
      ['A', 'given'],
      ['where'],
    ]);
    expect(symbols.map(({ inherited }) => inherited)).toEqual([[], []]);
  });

  it('omits implicit constructors of abstract classes', async () => {
    const { symbols } = await extract('export abstract class A {}\nexport class B {}');
    expect(symbols.map(({ members }) => members.map(({ name }) => name))).toEqual([[], ['B']]);
  });
});

function small() {
  return { packageFolder: folder, name: 'a', version: '1.0.0', entry: 'src/index.ts' };
}

/** Reads a library of one file. */
async function extract(source: string) {
  put('package.json', '{ "name": "a" }');
  put('src/index.ts', `${source}\nexport {};\n`);
  const { library, problems } = await extractLibrary(small());
  expect(problems).toEqual([]);
  return { symbols: library.symbols, problems };
}

function constructors(symbols: LibrarySymbol[], name: string): string[] | undefined {
  const members = symbols.find((symbol) => symbol.name === name)?.members ?? [];
  return members.find(({ kind }) => kind === 'constructor')?.signatures.map(shownSignature);
}

function put(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}
