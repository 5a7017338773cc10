import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MANIFEST, manifestText } from './outputFolder.ts';
import { prepareOutput } from './outputPlace.ts';
import { displayPath } from './read.ts';

let parent: string;
let root: string;

beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'place-')));
  root = join(parent, 'site');
  put('site/pages/index.md');
  put('site/.git/HEAD');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true, force: true });
});

describe('an output', () => {
  it.each([
    ['missing', () => undefined],
    ['missing with the folders above it', () => undefined, 'new/dist'],
    ['empty', () => mkdirSync(join(parent, 'dist'))],
    ['the result of a build', () => putResult('dist')],
    ['inside the folder of the site', () => putResult('site/dist'), 'site/dist'],
  ])('can be %s', async (_case, arrange, name = 'dist') => {
    arrange();
    expect(await prepareOutput(join(parent, name), root)).toBe(join(parent, name));
  });

  it('can be a link: its target is replaced', async () => {
    putResult('releases/1');
    symlinkSync('releases/1', join(parent, 'dist'));
    expect(await prepareOutput(join(parent, 'dist'), root)).toBe(join(parent, 'releases/1'));
    symlinkSync('releases', join(parent, 'link'));
    expect(await prepareOutput(join(parent, 'link/new'), root)).toBe(join(parent, 'releases/new'));
  });
});

const SITE = "is or contains the site's folder, ";
const SOURCE = 'is, contains, or is inside a source of the site, ';
const ANOTHER = 'choose another folder with --out';

describe('an output is refused, and nothing changes, when it', () => {
  it.each([
    ['is the folder of the site', 'site', SITE, 'site', ANOTHER],
    ['is that folder in other words', 'site/pages/..', SITE, 'site', ANOTHER],
    ['is a link to it', 'to-site', SITE, 'site', ANOTHER],
    ['contains it', '.', SITE, 'site', ANOTHER],
    ['is a source', 'site/pages', SOURCE, 'site/pages', ANOTHER],
    ['is inside a source', 'site/pages/dist', SOURCE, 'site/pages', ANOTHER],
    ['is inside a source by a link', 'to-site/pages/dist', SOURCE, 'site/pages', ANOTHER],
    ['would become a source', 'site/public', SOURCE, 'site/public', ANOTHER],
    ['is the target of a source', 'elsewhere/scenes', SOURCE, 'site/scenes', ANOTHER],
    ['contains the target of a source', 'elsewhere', SOURCE, 'site/scenes', ANOTHER],
    ['is a file', 'file', 'is not a folder', '', 'choose a folder with --out'],
    [
      'is a link to nowhere',
      'to-nowhere',
      'is a link to something missing',
      '',
      `delete the link, or ${ANOTHER}`,
    ],
    [
      'holds files of others',
      'full',
      `is not empty, and has no intact ${MANIFEST} that marks it as the result of a build`,
      '',
      `delete the folder, or ${ANOTHER}`,
    ],
  ])('%s', async (_case, name, message, path, fix) => {
    symlinkSync('site', join(parent, 'to-site'));
    symlinkSync('nowhere', join(parent, 'to-nowhere'));
    put('elsewhere/scenes/ball.ts');
    symlinkSync('../elsewhere/scenes', join(root, 'scenes'));
    put('file');
    put('full/notes.txt');
    const before = everythingIn(parent);
    const out = join(parent, name);
    const source = path && displayPath(join(parent, path));
    await expect(prepareOutput(out, root)).rejects.toMatchObject({
      message: `${displayPath(out)} ${message}${source} — ${fix}`,
    });
    expect(everythingIn(parent)).toEqual(before);
  });

  it.each([
    ['is the home folder', 'home/me', 'is or contains your home folder'],
    ['contains it', 'home', 'is or contains your home folder'],
    ['is the whole file system', '/', 'is the root of the file system'],
  ])('%s', async (_case, name, message) => {
    vi.stubEnv('HOME', join(parent, 'home/me'));
    const out = resolve(parent, name);
    await expect(prepareOutput(out, root)).rejects.toMatchObject({
      message: `${displayPath(out)} ${message} — ${ANOTHER}`,
    });
  });
});

describe('what a killed build left', () => {
  it('is removed when it was not finished', async () => {
    putResult('dist');
    put(`.dist.building-${deadProcess()}-1-1f0c2d3e/index.html`);
    put(`.dist.building-${process.pid}-1-1f0c2d3e/index.html`);
    await prepareOutput(join(parent, 'dist'), root);
    expect(readdirSync(parent).sort()).toEqual(['dist', 'site']);
  });

  it('returns when the new output was not in place yet', async () => {
    putResult('dist', 'CNAME');
    const before = everythingIn(join(parent, 'dist'));
    renameSync(join(parent, 'dist'), join(parent, `.dist.former-${deadProcess()}-1-1f0c2d3e`));
    await prepareOutput(join(parent, 'dist'), root);
    expect(readdirSync(parent).sort()).toEqual(['dist', 'site']);
    expect(everythingIn(join(parent, 'dist'))).toEqual(before);
  });

  it('gives back what no build wrote when the new output was in place', async () => {
    const former = `.dist.former-${deadProcess()}-1-1f0c2d3e`;
    putResult(former, 'CNAME', 'old/notes.txt');
    put(`${former}/old/page.html`);
    putResult('dist');
    await prepareOutput(join(parent, 'dist'), root);
    expect(readdirSync(parent).sort()).toEqual(['dist', 'site']);
    expect(Object.keys(everythingIn(join(parent, 'dist'))).sort()).toEqual(
      [MANIFEST, 'CNAME', 'index.html', 'old/notes.txt', 'old/page.html'].sort(),
    );
  });

  it('stays when its process still runs, or the name only looks like it', async () => {
    const start = Math.round(performance.timeOrigin);
    const names = [
      `.dist.building-${process.ppid}-1-1f0c2d3e`,
      `.dist.building-${process.pid}-${start}-1f0c2d3e`,
      `.dist.building-${deadProcess()}-1-notes`,
      `.other.building-${deadProcess()}-1-1f0c2d3e`,
    ];
    for (const name of names) put(`${name}/index.html`);
    await prepareOutput(join(parent, 'dist'), root);
    expect(readdirSync(parent).sort()).toEqual([...names, 'site'].sort());
  });
});

/** The id of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

function put(name: string, text = name): void {
  const file = join(parent, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The result of a build, and files of others in it. */
function putResult(name: string, ...others: string[]): void {
  for (const file of ['index.html', ...others]) put(`${name}/${file}`, file);
  put(`${name}/${MANIFEST}`, manifestText(['index.html']));
}

function everythingIn(top: string): Record<string, string> {
  if (!existsSync(top)) return {};
  const found = readdirSync(top, { recursive: true, withFileTypes: true });
  const paths = found.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths
      .filter((path) => lstatSync(path).isFile())
      .map((path) => [path.slice(top.length + 1), readFileSync(path, 'utf8')]),
  );
}
