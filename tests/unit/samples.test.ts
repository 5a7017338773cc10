import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
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

  test.each(programs)('$name runs', async (program) => {
    expect(await run(program)).toEqual({ complaints: '' });
  });

  test.each([
    ['throws', 'null.x;', 'TypeError'],
    ['complains', 'console.error("no");', 'no'],
    ['rejects', 'Promise.reject(new RangeError("far"));', 'far'],
  ])('one that %s is found', async (name, code, complaint) => {
    const { complaints } = await run({ code, language: 'js', name });
    expect(complaints).toContain(complaint);
  });
});

/** Runs a program as a reader would who copies it into a file, in a thread of its own. */
async function run({ name, code, language }: Pick<PageProgram, 'name' | 'code' | 'language'>) {
  const file = join(WORK, `${name.replace(/\W+/g, '-')}.mjs`);
  const { outputText } = ts.transpileModule(code, {
    fileName: `sample.${language}`,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  writeFileSync(file, outputText);
  const worker = new Worker(pathToFileURL(file), { stdout: true, stderr: true });
  let thrown = '';
  worker.on('error', (error) => {
    thrown += String(error);
  });
  const [printed] = await Promise.all([
    text(worker.stderr),
    text(worker.stdout),
    new Promise((resolve) => worker.on('exit', resolve)),
  ]);
  return { complaints: thrown + printed };
}
