import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import notes from '../../docs/reference.ts';
import {
  type PageProgram,
  PRINTS,
  readExamplePrograms,
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
  ...readExamplePrograms(notes),
].filter(({ code }) => !code.includes(TESTBED));

/** Programs that show what a run finds, with what it should find. */
const MISMATCHES: [string, string[]][] = [
  ['console.log(0.1 + 0.2); // 0.3', ['0.30000000000000004, not 0.3']],
  ['console.log(1, true); // 1 true', []],
  ['console.log("no"); // \'no\', as a text', []],
  ['console.log(2); // 2 of 3', []],
  ['console.log(2); // 25', ['2, not 25']],
  ['if (false)\nconsole.log(2); // 2', ['nothing, not 2']],
  ['console.log(2); // about 5', []],
  ['setTimeout(() => {\nconsole.log(2); // 2\n})', []],
];
const COMPLAINTS: [string, string, string][] = [
  ['throws', 'null.x;', 'TypeError'],
  ['throws later', 'setTimeout(() => null.x);', 'TypeError'],
  ['complains', 'console.error("no");', 'no'],
  ['rejects', 'Promise.reject(new RangeError("far"));', 'far'],
];

const snippets = [...MISMATCHES, ...COMPLAINTS.map(([, code]) => [code] as const)];
const findings = await runAll([
  ...programs,
  ...snippets.map(([code]) => ({ code, language: 'js' as const, name: code })),
]);

// The build already fails if a sample does not compile.
describe('samples of the pages', () => {
  test('exist', () => {
    expect(programs.length).toBeGreaterThan(15);
  });

  test.each(programs)('$name runs, and prints what its comments say', ({ name }) => {
    expect(findings.get(name)).toEqual({ complaints: '', mismatches: [] });
  });

  test.each(MISMATCHES)(
    'compares printed values with the comment after the line: %s',
    (code, mismatches) => {
      expect(findings.get(code)).toEqual({ complaints: '', mismatches });
    },
  );

  test.each(COMPLAINTS)('finds a sample that %s', (_, code, complaint) => {
    expect(findings.get(code)?.complaints).toContain(complaint);
  });
});

interface Finding {
  /** Its errors, and what it prints with `console.error`. */
  complaints: string;
  /** Returns the lines that print something other than their comments. */
  mismatches: string[];
}

type Sample = Pick<PageProgram, 'name' | 'code' | 'language'>;

/**
 * Runs programs from files, like those of a reader who copies them. They share a thread: starting one and
 * loading the engine takes longer than most programs.
 */
async function runAll(samples: Sample[]): Promise<Map<string, Finding>> {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const files = samples.map(writeSample);
  const mark = `${randomUUID()} `;
  const worker = new Worker(new URL('sampleWorker.js', import.meta.url), {
    workerData: { files, mark },
    stdout: true,
    stderr: true,
  });
  const outputs = [text(worker.stdout), text(worker.stderr)];
  await once(worker, 'exit');
  const [printed = [], complaints = []] = (await Promise.all(outputs)).map((output) =>
    output
      .split(mark)
      .slice(1)
      .map((part) => part.slice(part.indexOf('\n') + 1)),
  );
  return new Map(
    samples.map(({ name, code }, index) => [
      name,
      {
        complaints: complaints[index] ?? 'did not run',
        mismatches: findMismatches(code, printed[index] ?? ''),
      },
    ]),
  );
}

/** @returns the URL of the file, whose lines print their index after an @ */
function writeSample({ code, language }: Sample, index: number): string {
  const file = join(WORK, `${index}.mjs`);
  let line = 0;
  const numbered = code.replace(PRINTS, (_, values) => `console.log('@${line++}', ${values});`);
  const { outputText } = ts.transpileModule(numbered, {
    fileName: `sample.${language}`,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  writeFileSync(file, outputText);
  return pathToFileURL(file).href;
}

function findMismatches(code: string, printed: string): string[] {
  const lines = new Map(
    [...printed.matchAll(/^@(\d+) (.*)$/gm)].map(([, index, value = '']) => [Number(index), value]),
  );
  return [...code.matchAll(PRINTS)].flatMap(([, , comment = ''], index) => {
    const value = lines.get(index);
    return value !== undefined && startsWithValue(comment, value)
      ? []
      : `${value ?? 'nothing'}, not ${comment}`;
  });
}
