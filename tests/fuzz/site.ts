import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildApp } from '../../src/build/app/app.ts';
import { build } from '../../src/build/build.ts';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { openCache } from '../../src/build/cache/cache.ts';
import { createSiteLoader } from '../../src/build/compile/siteLoader.ts';
import { describeSystemError } from '../../src/build/terminal/systemError.js';
import { createTasks } from '../../src/build/threads/tasks.ts';
import { CONFIG_FILE } from '../../src/config/load.ts';
import {
  formatProblem,
  formatProblems,
  type Problem,
  ProblemsError,
} from '../../src/config/problem.ts';
import type { Site } from '../../src/site/site.ts';
import { applyEdits, type Mutation } from './mutations.ts';

const KITCHEN_SINK = join(PROJECT_FOLDER, 'tests/fixtures/kitchen-sink');

/** Maximum characters of a message, because a longer one is hard to read on a terminal. */
const MAX_MESSAGE = 1500;

/** How the builder reacts to a mutation. */
export interface Reaction {
  /** What it prints. */
  messages: string[];
  /** What is wrong with its reaction; normally nothing. */
  faults: string[];
}

/** A site that is damaged and repaired again and again. */
export interface FuzzSite {
  /** Makes changes, builds the site, and repairs it. */
  try: (changes: Mutation[]) => Promise<Reaction>;
  remove: () => void;
}

/**
 * Copies the kitchen sink, and fills a cache with its pages.
 * @param root where to, as far below the project as the kitchen sink, which imports from it
 * @param isComplete whether samples are type-checked and sites without problems are written, which takes ten
 *   times as long
 */
export async function createFuzzSite(root: string, isComplete: boolean): Promise<FuzzSite> {
  const [cacheFolder, out] = [`${root}-cache`, `${root}-out`];
  const remove = () => {
    for (const path of [root, cacheFolder, out]) rmSync(path, { recursive: true, force: true });
  };
  remove();
  cpSync(KITCHEN_SINK, root, { recursive: true });
  const config = join(root, CONFIG_FILE);
  if (!isComplete) {
    writeFileSync(config, withoutLibrary(readFileSync(config, 'utf8')));
    writeFileSync(join(root, 'pages/writing.mdx'), '# A page without scenes');
  }
  const app = await buildApp();
  const { loadPageBlocks } = await app.prerender();
  const tasks = createTasks();
  const load = async (): Promise<Site> => {
    const cache = openCache(cacheFolder);
    return createSiteLoader({ root, cache, tasks, pageBlocks: loadPageBlocks })();
  };
  const site = await load();
  // Otherwise, nothing would show that a damaged cache changes a site.
  if (site.problems.length > 0) throw new ProblemsError(site.problems);
  const intact = dropUndefined(site);
  const parts = {
    page: filesIn(join(root, 'pages')).filter((file) => /\.mdx?$/.test(file)),
    config: [config],
    code: filesIn(root).filter((file) => /(scenes|experiments)\/.*\.ts$/.test(file)),
    cache: filesIn(cacheFolder).filter(isPageEntry),
  };
  return {
    remove,
    try: async (changes) => {
      const repairs = changes.map(({ part, file, change }) => {
        const files = parts[part];
        return damage(files[Math.floor(file * files.length)] ?? '', change);
      });
      try {
        const damaged = await load();
        const isCacheOnly = changes.every(({ part }) => part === 'cache');
        if (isCacheOnly && !isDeepStrictEqual(dropUndefined(damaged), intact)) {
          return { messages: [], faults: ['a damaged cache changes the site'] };
        }
        if (damaged.problems.length > 0) throw new ProblemsError(damaged.problems);
        if (isComplete) await writeSite(root, out);
        return { messages: [], faults: [] };
      } catch (error) {
        return createReaction(error);
      } finally {
        for (const repair of repairs.reverse()) repair();
      }
    },
  };
}

function withoutLibrary(config: string): string {
  return config.replace(/^ *library: .*\n/m, '');
}

/** Builds a site that has been loaded without problems. */
async function writeSite(root: string, out: string): Promise<void> {
  const progress = { step: () => undefined, count: () => undefined, done: () => undefined };
  await build({ root, out, hasPreviews: true, progress });
}

/** Damages a file, and returns a function that repairs it. */
function damage(file: string, change: Mutation['change']): () => void {
  const content = readContent(file);
  // An earlier change has removed it.
  if (!content) return () => undefined;
  const renamed =
    typeof change === 'object' && 'renamedTo' in change
      ? join(dirname(file), change.renamedTo + extname(file))
      : undefined;
  const replaced = renamed === undefined || renamed === file ? undefined : readContent(renamed);
  if (Array.isArray(change)) writeFileSync(file, applyEdits(content, change));
  else if (renamed !== undefined) renameSync(file, renamed);
  else if (change === 'empty') writeFileSync(file, '');
  else {
    rmSync(file);
    if (change === 'folder') mkdirSync(file);
    if (change === 'linkToItself') symlinkSync(file, file);
  }
  return () => {
    for (const path of [file, renamed]) if (path) rmSync(path, { recursive: true, force: true });
    if (renamed !== undefined && replaced) writeFileSync(renamed, replaced);
    writeFileSync(file, content);
  };
}

/**
 * Returns whether an entry of the cache is a page. Others, such as highlighted code, are read only when a
 * page compiles again.
 */
function isPageEntry(file: string): boolean {
  return /^\["\w+",\{"page":/.test(readFileSync(file, 'utf8'));
}

function readContent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    // No such file.
    return undefined;
  }
}

/** Returns what is wrong with a message, as text. */
function findFaults(problem: Problem): string[] {
  const { file, line, message, fix, stack } = problem;
  const checks: [boolean, string][] = [
    [file === '', 'names no file'],
    [line !== undefined && !(line >= 1), 'has an invalid line'],
    [message.trim() === '' || fix.trim() === '', 'is empty'],
    [stack !== undefined || /^\s+at /m.test(message + fix), 'has a stack'],
    [
      /\b(undefined|null|NaN|\[object)\b/.test(file + message.slice(0, 12)),
      'prints a missing value',
    ],
    [message.length + fix.length > MAX_MESSAGE, 'is too long'],
    // A control character can clear the terminal.
    [/(?![\t\n])\p{Cc}/u.test(formatProblem(problem)), 'contains control characters'],
  ];
  return checks.flatMap(([isWrong, what]) =>
    isWrong ? [`the message ${what}: ${JSON.stringify(problem)}`] : [],
  );
}

/**
 * Returns the reaction for an error of a build, which throws only lists of problems and system errors that it
 * can explain.
 */
function createReaction(error: unknown): Reaction {
  if (error instanceof ProblemsError) {
    return { messages: formatProblems(error.problems), faults: error.problems.flatMap(findFaults) };
  }
  const explanation = describeSystemError(error);
  if (explanation !== undefined) return { messages: [explanation], faults: [] };
  const thrown = error instanceof Error ? error.stack : String(error);
  return { messages: [], faults: [`the build throws ${thrown}`] };
}

/** Removes keys without a value, in which a cached value and a new one differ. */
function dropUndefined({ pages, routes, problems }: Site): unknown {
  return JSON.parse(JSON.stringify({ pages, routes: [...routes], problems }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
