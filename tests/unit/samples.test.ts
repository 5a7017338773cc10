import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import notes from '../../docs/reference.ts';
import {
  examplePrograms,
  type PageProgram,
  PRINTS,
  readPrograms,
  startsWithValue,
} from './samples.ts';

const ROOT = join(import.meta.dirname, '../..');
// In the project, so that `planck` resolves to its node_modules.
const WORK = join(ROOT, 'tests/.work/samples');

/** The testbed needs a page; `runs.test.ts` runs what uses it. */
const TESTBED = 'planck/with-testbed';

const programs = [
  ...['docs', 'tests/fixtures/kitchen-sink'].flatMap((root) => readPrograms(join(ROOT, root))),
  ...examplePrograms(join(ROOT, 'docs'), notes),
].filter(({ code }) => !code.includes(TESTBED));

beforeAll(() => {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
});

// The build already fails if a sample does not compile.
describe('samples of the pages', () => {
  test('exist', () => {
    expect(programs.length).toBeGreaterThan(15);
  });

  test.each(programs)('$name runs, and prints what its comments say', async (program) => {
    expect(await run(program)).toEqual({ complaints: '', mismatches: [] });
  });

  test.each([
    ['console.log(0.1 + 0.2); // 0.3', ['0.30000000000000004, not 0.3']],
    ['console.log(1, true); // 1 true', []],
    ['console.log("no"); // \'no\', as a text', []],
    ['console.log(2); // 2 of 3', []],
    ['console.log(2); // 25', ['2, not 25']],
    ['if (false)\nconsole.log(2); // 2', ['nothing, not 2']],
    ['console.log(2); // about 5', []],
  ])('compares printed values with the comment after the line: %s', async (code, mismatches) => {
    const name = `comment ${code}`;
    expect(await run({ code, language: 'js', name })).toEqual({ complaints: '', mismatches });
  });

  test.each([
    ['throws', 'null.x;', 'TypeError'],
    ['complains', 'console.error("no");', 'no'],
    ['rejects', 'Promise.reject(new RangeError("far"));', 'far'],
  ])('finds a sample that %s', async (name, code, complaint) => {
    const { complaints } = await run({ code, language: 'js', name });
    expect(complaints).toContain(complaint);
  });
});

/**
 * Runs a program in its own thread, like a reader who copies it into a file. Returns its errors, and the
 * lines that print something other than their comments.
 */
async function run({ name, code, language }: Pick<PageProgram, 'name' | 'code' | 'language'>) {
  const file = join(WORK, `${name.replace(/\W+/g, '-')}.mjs`);
  const comments = [...code.matchAll(PRINTS)].map(([, , comment = '']) => comment);
  let line = 0;
  const numbered = code.replace(PRINTS, (_, values) => `console.log('@${line++}', ${values});`);
  const { outputText } = ts.transpileModule(numbered, {
    fileName: `sample.${language}`,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  writeFileSync(file, outputText);
  const worker = new Worker(pathToFileURL(file), { stdout: true, stderr: true });
  let thrown = '';
  worker.on('error', (error) => {
    thrown += String(error);
  });
  const [complaints, printed] = await Promise.all([
    text(worker.stderr),
    text(worker.stdout),
    new Promise((resolve) => worker.on('exit', resolve)),
  ]);
  const lines = new Map(
    [...printed.matchAll(/^@(\d+) (.*)$/gm)].map(([, index, value = '']) => [Number(index), value]),
  );
  const mismatches = comments.flatMap((comment, index) => {
    const value = lines.get(index);
    return value !== undefined && startsWithValue(comment, value)
      ? []
      : `${value ?? 'nothing'}, not ${comment}`;
  });
  return { complaints: thrown + complaints, mismatches };
}
