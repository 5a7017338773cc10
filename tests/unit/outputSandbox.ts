import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { openOutput } from '../../src/build/output/output.ts';
import { MANIFEST, manifestText } from '../../src/build/output/outputFolder.ts';
import { ProblemsError } from '../../src/config/problem.ts';

export const LONG_AGO = new Date('2020-02-02T02:02:02Z');

/** The folder of the current test, and the output in it, which does not exist yet. */
export const at = { parent: '', folder: '' };

/** Creates the folder before each test of the file that calls this, and removes it afterwards. */
export function useOutputFolder(): void {
  beforeEach(() => {
    at.parent = mkdtempSync(join(tmpdir(), 'output-'));
    at.folder = join(at.parent, 'dist');
  });
  afterEach(() => {
    rmSync(at.parent, { recursive: true, force: true });
  });
}

export function read(name: string): string {
  return readFileSync(join(at.folder, name), 'utf8');
}

/** Writes a file as a build long ago would have. */
export function put(name: string, content: string): void {
  putUnexpected(name, content);
  mark([name, ...listFiles(at.folder)]);
}

/** Writes the manifest of an earlier build. */
function mark(names: string[]): void {
  writeFileSync(join(at.folder, MANIFEST), manifestText([...new Set(names)]));
}

/** Writes an old file that is not from a build. */
export function putUnexpected(name: string, content: string, top = at.folder): void {
  const file = join(top, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  utimesSync(file, LONG_AGO, LONG_AGO);
}

export async function build(files: Record<string, string>): Promise<void> {
  const output = await openOutput(at.folder);
  await Promise.all(Object.entries(files).map(([name, text]) => output.write(name, text)));
  await output.finish();
}

/** Returns the files and folders in a folder, without the manifest. */
export function entries(top: string): string[] {
  return allEntries(top)
    .map((path) => relative(top, path))
    .filter((name) => basename(name) !== MANIFEST)
    .sort();
}

export function listFiles(top: string): string[] {
  return entries(top).filter((name) => lstatSync(join(top, name)).isFile());
}

/** Returns the state of everything in a folder: content, modification times, and targets of links. */
export function readState(top: string): Record<string, unknown> {
  return Object.fromEntries(
    allEntries(top).map((path) => {
      const stats = lstatSync(path);
      if (stats.isSymbolicLink()) return [path, readlinkSync(path)];
      return [path, stats.isFile() && [readFileSync(path, 'utf8'), stats.mtimeMs]];
    }),
  );
}

/** Returns the paths in a folder. Without `withFileTypes`, Node would follow links. */
function allEntries(top: string): string[] {
  return readdirSync(top, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );
}

/** Returns the problems that a build fails with. */
export async function catchProblems(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProblemsError);
  return (error as ProblemsError).problems;
}
