import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type Program, readPrograms } from './samples.ts';

const ROOT = join(import.meta.dirname, '../..');
const programs = readPrograms(join(ROOT, 'docs/pages'));

test('the pages hold samples', () => {
  expect(programs.length).toBeGreaterThan(10);
});

test('every sample compiles against the installed planck', () => {
  expect(mistakesIn(programs)).toEqual([]);
});

test('a sample that does not compile is found', () => {
  const wrong: Program = {
    name: 'wrong.md:1',
    language: 'ts',
    code: "import { World } from 'planck';\nnew World().stepp(1 / 60);",
  };
  expect(mistakesIn([wrong])).toEqual([
    "wrong.md:1 line 2: Property 'stepp' does not exist on type 'World'. Did you mean 'step'?",
  ]);
});

/** TypeScript's complaints about programs that are on no disk. */
function mistakesIn(programs: Program[]): string[] {
  // Beside this file, so that `planck` is found in node_modules.
  const files = new Map(
    programs.map((program, index) => [
      join(import.meta.dirname, `sample-${index}.${program.language}`),
      program,
    ]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    checkJs: true,
    allowJs: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, target, ...rest) => {
    const program = files.get(name);
    return program
      ? ts.createSourceFile(name, program.code, target)
      : getSourceFile(name, target, ...rest);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host))
    .map(({ file, start = 0, messageText }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      const text = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${files.get(file?.fileName ?? '')?.name} line ${line}: ${text}`;
    });
}
