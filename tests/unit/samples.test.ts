import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PageProgram, readPrograms } from './samples.ts';

const ROOT = join(import.meta.dirname, '../..');
// In the project, so that `planck` is found in node_modules.
const WORK = join(ROOT, 'tests/.work/samples');

const programs = ['docs', 'tests/fixtures/kitchen-sink'].flatMap((root) =>
  readPrograms(join(ROOT, root)),
);

beforeAll(() => {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
});

// That they compile is the build's business: it stops at the first that does not.
describe('samples of the pages', () => {
  test('are there', () => {
    expect(programs.length).toBeGreaterThan(15);
  });

  test.each(programs)('$name runs', (program) => {
    expect(run(program)).toMatchObject({ status: 0, stderr: '' });
  });

  test('one that fails is found', () => {
    const wrong = { code: 'null.x;', language: 'js', name: 'wrong' } as const;
    expect(run(wrong).status).toBe(1);
  });
});

/** Runs a program as a reader would who copies it into a file. */
function run({ name, code, language }: Pick<PageProgram, 'name' | 'code' | 'language'>) {
  const file = join(WORK, `${name.replace(/\W+/g, '-')}.mjs`);
  const { outputText } = ts.transpileModule(code, {
    fileName: `sample.${language}`,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  writeFileSync(file, outputText);
  return spawnSync(process.execPath, [file], { encoding: 'utf8' });
}
