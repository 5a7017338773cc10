import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_HASHES } from '../../src/shell/offline/savedFiles.ts';
import { PROJECT } from '../browser/server.ts';
import { SITES } from '../browser/sites.ts';

/** What a build needs of the project, apart from its packages. */
const SITE_ENGINE = ['src', 'deploy', 'package.json', 'package-lock.json', 'tsconfig.json'];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reproducible-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build has the same bytes elsewhere: in another folder, time zone, and language, with an empty cache', () => {
  const here = build(PROJECT, {});
  const elsewhere = build(copySiteEngine(), { TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8' });
  expect(Object.keys(here).length).toBeGreaterThan(100);
  expect(elsewhere).toEqual(here);
});

/** Copies the project, with links to its packages, and so without its cache. */
function copySiteEngine(): string {
  const copy = join(folder, 'project');
  for (const name of SITE_ENGINE)
    cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    const isHidden = name.startsWith('.');
    if (!isHidden)
      symlinkSync(join(PROJECT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

/** Builds the site of tests, and returns the hashes of its files. */
function build(project: string, env: NodeJS.ProcessEnv): Record<string, string> {
  const out = mkdtempSync(join(folder, 'dist-'));
  const root = join(PROJECT, SITES.kitchen);
  const args = [join(project, 'src/build/run.js'), 'build', '--root', root, '--out', out];
  execFileSync(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return JSON.parse(readFileSync(join(out, FILE_HASHES), 'utf8')).files;
}
