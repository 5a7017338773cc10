import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { putFile } from '../../../tests/unit/temporaryFolder.ts';
import { readHistory } from './history.ts';

let top: string;
let repository: string;

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'history-'));
  repository = join(top, 'repository');
  mkdirSync(repository);
  git(repository, ['init', '--quiet', '--initial-branch=main']);
  commit(1_700_000_100, { 'pages/a.md': '1', 'pages/sub/größe & more.md': '1', 'README.md': '1' });
  commit(1_700_000_200, { 'pages/a.md': '2', 'pages/b.md': '1' });
  git(repository, ['checkout', '--quiet', '-b', 'branch']);
  commit(1_700_000_300, { 'pages/merged.md': '1' });
  git(repository, ['checkout', '--quiet', 'main']);
  commit(1_700_000_400, { 'README.md': '2' });
  git(repository, ['merge', '--quiet', '--no-ff', '-m', 'Merge', 'branch'], 1_700_000_500);
  putFile(join(repository, 'pages/new.md'), 'not committed');
});

afterAll(() => {
  rmSync(top, { recursive: true, force: true });
});

describe('readHistory', () => {
  it('returns when each file below the folder was last changed', async () => {
    expect(Object.fromEntries(await readHistory(join(repository, 'pages')))).toEqual({
      'a.md': 1_700_000_200_000,
      'b.md': 1_700_000_200_000,
      'merged.md': 1_700_000_300_000,
      'sub/größe & more.md': 1_700_000_100_000,
    });
  });

  it('also returns when files outside of the folder were last changed', async () => {
    const elsewhere = ['../../README.md', '../a.md', '../*.md', '../../../outside.md'];
    const history = await readHistory(join(repository, 'pages/sub'), elsewhere);
    expect(Object.fromEntries(history)).toEqual({
      'größe & more.md': 1_700_000_100_000,
      '../a.md': 1_700_000_200_000,
      '../../README.md': 1_700_000_400_000,
    });
  });

  it('returns paths relative to the folder', async () => {
    const history = await readHistory(join(repository, 'pages/sub'));
    expect([...history.keys()]).toEqual(['größe & more.md']);
  });

  it('is empty in a shallow clone, where every file would have the same date', async () => {
    const clone = join(top, 'clone');
    const source = pathToFileURL(repository).href;
    git(top, ['clone', '--quiet', '--depth', '1', source, clone]);
    expect(await readHistory(join(clone, 'pages'))).toEqual(new Map());
  });

  it('is complete in a full clone', async () => {
    const clone = join(top, 'full-clone');
    git(top, ['clone', '--quiet', pathToFileURL(repository).href, clone]);
    expect((await readHistory(join(clone, 'pages'))).size).toBe(4);
  });

  it('is empty in a repository without a commit', async () => {
    const empty = join(top, 'empty');
    mkdirSync(empty);
    git(empty, ['init', '--quiet']);
    expect(await readHistory(empty)).toEqual(new Map());
  });

  it('is empty without a repository', async () => {
    expect(await readHistory(top)).toEqual(new Map());
  });

  it('is empty for a missing folder', async () => {
    expect(await readHistory(join(top, 'nowhere'))).toEqual(new Map());
  });
});

it('warns if git refuses a folder of another user', async () => {
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  // The user's own settings can trust all folders.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(await readHistory(repository)).toEqual(new Map());
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /git failed: fatal: detected dubious ownership.*, so pages have no dates/,
    ),
  ]);
  warn.mockRestore();
  vi.unstubAllEnvs();
});

it('warns if git does not finish', async () => {
  putFile(join(top, 'bin/git'), '#!/bin/sh\nexec tail -f /dev/null');
  chmodSync(join(top, 'bin/git'), 0o755);
  vi.stubEnv('PATH', `${join(top, 'bin')}${delimiter}${process.env.PATH}`);
  vi.stubEnv('TIME_LIMIT', '0.1');
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(await readHistory(repository)).toEqual(new Map());
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('git did not finish within 0.1 s, so pages have no dates — '),
  ]);
  warn.mockRestore();
  vi.unstubAllEnvs();
});

function commit(seconds: number, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) putFile(join(repository, name), content);
  git(repository, ['add', '.']);
  git(repository, ['commit', '--quiet', '-m', 'A change'], seconds);
}

/** Runs git in a folder at a given time, without the user's settings. */
function git(folder: string, args: string[], seconds = 1_600_000_000): void {
  const date = `${seconds} +0000`;
  execFileSync('git', ['-C', folder, ...args], {
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Test',
      GIT_AUTHOR_EMAIL: 'test@example.org',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: 'Test',
      GIT_COMMITTER_EMAIL: 'test@example.org',
      GIT_COMMITTER_DATE: date,
    },
  });
}
