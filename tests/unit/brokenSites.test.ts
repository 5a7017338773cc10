import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCache } from '../../src/build/cache/cache.ts';
import { createSiteLoader } from '../../src/build/compile/siteLoader.ts';
import { createTasks } from '../../src/build/threads/tasks.ts';
import { formatProblem, ProblemsError } from '../../src/config/problem.ts';
import {
  AROUND,
  BROKEN_PAGES,
  BROKEN_SITES,
  type BrokenPage,
  type BrokenSite,
} from './brokenSites.ts';

/** Below the project, where packages are found. */
const FOLDER = join(import.meta.dirname, '../.work/broken-sites');

/** One cache for all sites, because those that load at the same time share its values. */
const cache = openCache(join(FOLDER, 'cache'));

beforeAll(() => rmSync(FOLDER, { recursive: true, force: true }));

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const [endlessPages, pages] = split(Object.entries(BROKEN_PAGES));
const [endlessSites, sites] = split(Object.entries(BROKEN_SITES));

test('names each mistake in pages once, with its line and a fix', async () => {
  await expectPageMessages('pages', pages);
});

describe('a site', () => {
  // Most of them wait for another thread.
  test.concurrent.each(sites)('has a message for: %s', async (name, { files, messages }) => {
    expectMessages(await collectMessages(fileName(name), files), messages);
  });
});

describe('code that never ends', () => {
  // Long enough for the rest of the site, such as its config, on a busy machine.
  beforeEach(() => void vi.stubEnv('TIME_LIMIT', '2'));
  afterEach(() => void vi.unstubAllEnvs());

  test('is reported in pages', async () => {
    // This site has no config to load, and each page waits twice as long.
    vi.stubEnv('TIME_LIMIT', '1');
    await expectPageMessages('endless-pages', endlessPages);
  });

  test.each(endlessSites)('is reported: %s', async (name, { files, messages }) => {
    expectMessages(await collectMessages(fileName(name), files), messages);
  });
});

/** Splits a table into mistakes that only a time limit ends, and others. */
function split<Mistake extends { isEndless?: true }>(mistakes: [string, Mistake][]) {
  return [
    mistakes.filter(([, { isEndless }]) => isEndless),
    mistakes.filter(([, { isEndless }]) => !isEndless),
  ] as const;
}

/** Puts all pages on one site, because each site costs more than a page. */
async function expectPageMessages(folder: string, broken: [string, BrokenPage][]): Promise<void> {
  const files: Record<string, string | Uint8Array> = { ...AROUND };
  const expected: string[] = [];
  for (const [name, { content, message, extension = 'md' }] of broken) {
    const file = `pages/${fileName(name)}.${extension}`;
    files[file] = content;
    expected.push(file + message);
  }
  expectMessages(await collectMessages(folder, files), expected);
}

/** Compares the starts of messages, of which each has a fix. */
function expectMessages(messages: string[], expected: string[]): void {
  const starts = [...expected].sort();
  const sorted = [...messages].sort();
  const ends = sorted.map((message, index) => message.slice(starts[index]?.length ?? 0));
  expect(sorted.map((message, index) => message.slice(0, starts[index]?.length))).toEqual(starts);
  for (const end of ends) {
    expect(end).toMatch(/ — .{4}/);
    expect(end).not.toContain('    at ');
  }
}

/** Returns the messages about a site, with paths below it. */
async function collectMessages(
  folder: string,
  files: BrokenSite['files'] | Record<string, string | Uint8Array>,
): Promise<string[]> {
  const root = join(FOLDER, folder);
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (typeof content === 'object' && 'link' in content) symlinkSync(content.link, file);
    else if (typeof content === 'object' && 'isPipe' in content) execFileSync('mkfifo', [file]);
    else writeFileSync(file, content);
  }
  const load = createSiteLoader({
    root,
    cache,
    tasks: createTasks(),
    pageBlocks: () => import('../../src/build/document/pageBlocks.ts'),
  });
  const { problems } = await load().catch((error: unknown) => {
    if (error instanceof ProblemsError) return error;
    throw error;
  });
  const below = `${relative(process.cwd(), root)}/`;
  return problems.map((problem) => formatProblem(problem).replaceAll(below, ''));
}

function fileName(name: string): string {
  return name.replace(/\W+/g, '-').toLowerCase();
}
