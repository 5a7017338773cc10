import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { Worker } from 'node:worker_threads';
import { errorMessage } from '../../config/errorMessage.ts';
import type { Problem } from '../../config/problem.ts';
import { exitError, timeLimit, timeLimitError, UnfinishedError } from '../../content/timeLimit.ts';
import { findPosition } from '../../lab/sandbox/failure.ts';
import { importTypeScript } from '../cache/bundle.js';
import { displayPath } from '../terminal/displayPath.ts';
import { isFile } from './filesBelow.ts';

/** File name of a bundle in its folder. */
export const BUNDLE = 'entry.js';

/**
 * Bundles and imports a TypeScript file of a site, such as its config.
 * @param entry absolute path
 * @param folder of the bundle, below `node_modules`
 * @throws SiteModuleError when the file can't be bundled, throws, never finishes loading, or ends the process
 */
export async function importSiteModule(
  entry: string,
  folder: string,
  { reuse }: { reuse: boolean },
): Promise<Record<string, unknown>> {
  if (!isFile(entry))
    throw new SiteModuleError('it is not a file', undefined, 'replace it with a file');
  if (entry.includes('?')) throw new SiteModuleError(QUESTION_MARK, undefined, RENAME);
  try {
    return await importTypeScript(entry, folder, {
      reuse,
      check: (made) => tryImport(join(made, BUNDLE)),
    });
  } catch (error) {
    throw siteModuleError(error, folder);
  }
}

const QUESTION_MARK = 'its path contains "?", after which bundlers expect options';
const RENAME = 'rename the file, or the folder above it';

/** Explains why a file of a site can't be loaded. */
export class SiteModuleError extends Error {
  constructor(
    message: string,
    /** The file and the 1-based line at fault, if they can be determined; the entry can have imported the file. */
    readonly location?: { path: string; line: number },
    /** How the writer can fix it, if the error reveals that. */
    readonly fix?: string,
  ) {
    super(message);
  }
}

/** Returns the problem of a file that can't be loaded, at the line at fault. */
export function loadProblem(
  error: unknown,
  { file, what }: { file: string; what: string },
): Problem {
  const { location, fix: ownFix = fixFor(location?.line) } =
    error instanceof SiteModuleError ? error : {};
  const reason = errorMessage(error);
  const at = location ? { file: displayPath(location.path), line: location.line } : { file };
  return { ...at, message: `${what} could not be loaded: ${reason}`, fix: ownFix };
}

/** Returns the fix for code that can't be parsed or throws. */
export function fixFor(line: number | undefined): string {
  return line === undefined ? 'correct its code' : 'correct this line, or what it uses';
}

function siteModuleError(error: unknown, folder: string): SiteModuleError {
  if (error instanceof UnfinishedError) {
    return new SiteModuleError(error.message, undefined, error.fix);
  }
  const [first] = bundlerErrors(error);
  if (first) {
    const { loc } = first;
    const location = loc?.file === undefined ? undefined : { path: loc.file, line: loc.line };
    return new SiteModuleError(firstLine(first.message), location);
  }
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const message = errorMessage(error);
  return new SiteModuleError(firstLine(message), locateInSource(stack, join(folder, BUNDLE)));
}

/** Returns the errors that rolldown threw, which have positions. */
function bundlerErrors(error: unknown): BundlerError[] {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return [];
  return error.errors;
}

interface BundlerError {
  message: string;
  loc?: { file?: string; line: number };
}

/** Removes the bundler's code, such as `[PARSE_ERROR]`, and its excerpt of the source. */
function firstLine(message: string): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n');
  return line.replace(/^\[[A-Z_]+\] /, '') || 'no reason given';
}

/**
 * Finds the first position of a stack that is in a bundle, and maps it to the source.
 * @param bundle absolute path
 */
export function locateInSource(stack: string, bundle: string): SiteModuleError['location'] {
  const map = `${bundle}.map`;
  const { line, column } = findPosition(stack, pathToFileURL(bundle).href);
  if (line === undefined || column === undefined || !existsSync(map)) return undefined;
  const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')));
  const entry = sources.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  return { path: resolve(dirname(map), entry.originalSource), line: entry.originalLine + 1 };
}

/** Reports that the module is loaded, or that it throws: importing it then throws the same error. */
const IMPORT = `
  const { parentPort, workerData } = require('node:worker_threads');
  const done = () => parentPort.postMessage('done');
  import(workerData).then(done, done);
`;

/** Imports a module in another thread, which can be stopped while it runs and doesn't end the process. */
export async function tryImport(path: string): Promise<void> {
  const worker = new Worker(IMPORT, {
    eval: true,
    workerData: pathToFileURL(path).href,
    execArgv: [],
    // Discards what the module prints, because it prints the same when it is imported.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      // Start the time limit once the thread runs, because a busy machine can take long to start one.
      worker.once('online', () => {
        timer = setTimeout(() => reject(timeLimitError()), timeLimit());
      });
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', () => reject(exitError()));
    });
  } finally {
    clearTimeout(timer);
    worker.removeAllListeners();
    await worker.terminate();
  }
}
