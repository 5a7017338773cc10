import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatSignature, formatType, TEAHOUSE, teahouse } from '../../../tests/unit/teahouse.ts';
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
    // The package's declarations export the symbols of its other file.
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
    const location = { packageFolder: folder, name: 'a', version: '1.0.0', entry: 'src/main.ts' };
    expect(await extractLibrary(location)).toEqual({
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
    expect(formatType(symbols[0]?.members[1]?.type)).toBe('«A» | null');
    const find = symbols[0]?.members[2]?.signatures.map(formatSignature);
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

  it.each([
    ['a class', 'export default class Pot {}', 'class Pot'],
    ['a function', 'export default function brew() {}', 'function brew'],
    ['an interface', 'export default interface Cup {}', 'interface Cup'],
    ['a function in a variable', 'const brew = () => 1;\nexport default brew;', 'function brew'],
    ['an enumeration', 'enum Size { small }\nexport default Size;', 'enumeration Size'],
    ['a type', 'type Size = 1 | 2;\nexport default Size;', 'type-alias Size'],
  ])('names a default export as it is declared: %s', async (_what, source, found) => {
    const { symbols } = await extract(source);
    expect(symbols.map(({ kind, name }) => `${kind} ${name}`)).toEqual([found]);
  });

  it.each([
    ['a class', 'export default class {}', 'class TeaPot'],
    ['a function', 'export default function () {}', 'function teaPot'],
  ])('names a default export without a name after its file: %s', async (_what, source, found) => {
    put('src/tea-pot.ts', source);
    const { symbols } = await extract("export { default } from './tea-pot';");
    expect(symbols.map(({ kind, name }) => `${kind} ${name}`)).toEqual([found]);
  });

  it('names a default export without a name in the entry after the package', async () => {
    const { symbols } = await extract('export default class {}');
    expect(symbols.map(({ name }) => name.toLowerCase())).toEqual([
      folder.replace(/^.*\//, '').replace(/\W/g, '').toLowerCase(),
    ]);
  });

  it('names a default export by its other exports', async () => {
    put('src/pot.ts', 'export default class Inner {}');
    const { symbols } = await extract(
      "export { default, default as Pot, default as Kettle } from './pot';",
    );
    expect(symbols.map(({ name, aliases }) => [name, aliases])).toEqual([['Pot', ['Kettle']]]);
  });

  it('uses the name of a default export wherever it occurs', async () => {
    const { symbols } = await extract(
      'export default class Pot { pour(): Pot { return this; } }\nexport class Kettle extends Pot {}',
    );
    const [kettle, pot] = symbols;
    expect(kettle?.extends.map(formatType)).toEqual(['«Pot»']);
    expect(kettle?.inherited).toEqual([{ from: 'Pot', names: ['pour'] }]);
    expect(pot?.subtypes).toEqual(['Kettle']);
    expect(pot?.members.map(({ name }) => name)).toEqual(['Pot', 'pour']);
    expect(pot?.members[1]?.signatures.map(formatSignature)).toEqual(['(): «Pot»']);
  });

  it.each([
    [
      'interfaces',
      'export interface A extends B {}\nexport interface B extends A {}',
      'A: B, B: A',
    ],
    [
      'three interfaces',
      'export interface A extends B {}\nexport interface B extends C {}\nexport interface C extends A {}',
      'A: C, B: A, C: B',
    ],
    ['an interface of itself', 'export interface A extends A {}', 'A: A'],
    ['classes', 'export class A extends B {}\nexport class B extends A {}', 'A: B, B: A'],
    [
      'a class that implements what extends it',
      'export class A implements B {}\nexport interface B extends A {}',
      'A: B, B: A',
    ],
    [
      'a class merged with an interface',
      'export class A {}\nexport interface A extends B {}\nexport interface B extends A {}',
      'A: B, B: A',
    ],
    ['types', 'export type A = B;\nexport type B = A | A[];', 'A: , B: '],
  ])('reads a cycle of %s', async (_what, source, found) => {
    const { symbols } = await extract(source);
    const read = symbols.map(({ name, subtypes }) => `${name}: ${subtypes}`);
    expect(read.sort().join(', ')).toBe(found);
  });

  it('omits implicit constructors of abstract classes', async () => {
    const { symbols } = await extract('export abstract class A {}\nexport class B {}');
    expect(symbols.map(({ members }) => members.map(({ name }) => name))).toEqual([[], ['B']]);
  });
});

function small() {
  return { packageFolder: folder, name: 'a', version: '1.0.0', entry: 'src/index.ts' };
}

/** Reads a library that consists of one file. */
async function extract(source: string) {
  put('package.json', '{ "name": "a" }');
  put('src/index.ts', `${source}\nexport {};\n`);
  const { library, problems } = await extractLibrary(small());
  expect(problems).toEqual([]);
  return { symbols: library.symbols, problems };
}

function constructors(symbols: LibrarySymbol[], name: string): string[] | undefined {
  const members = symbols.find((symbol) => symbol.name === name)?.members ?? [];
  return members.find(({ kind }) => kind === 'constructor')?.signatures.map(formatSignature);
}

function put(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}
