import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { displayPath } from '../terminal/displayPath.ts';
import { MANIFEST, manifestText, prepareOutput } from './outputFolder.ts';

const temporary = useTemporaryFolder();
const { put } = temporary;
let parent: string;
let root: string;

beforeEach(() => {
  parent = temporary.path;
  root = join(parent, 'site');
  put('site/pages/index.md');
  put('site/.git/HEAD');
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

  it('can be a link, whose target is replaced', async () => {
    putResult('releases/1');
    symlinkSync('releases/1', join(parent, 'dist'));
    expect(await prepareOutput(join(parent, 'dist'), root)).toBe(join(parent, 'releases/1'));
    symlinkSync('releases', join(parent, 'link'));
    expect(await prepareOutput(join(parent, 'link/new'), root)).toBe(join(parent, 'releases/new'));
  });
});

const SOURCE = 'is, or is inside, a source of the site, ';
const UNEXPECTED = 'contains what no build wrote: ';
const CHOOSE_ANOTHER = 'choose another folder with --out';
const MOVE = `move it to public/, from where each build copies it, or ${CHOOSE_ANOTHER}`;

describe('an output is rejected, and nothing changes, if it', () => {
  it.each([
    ['is a source', 'site/pages', SOURCE, 'site/pages', CHOOSE_ANOTHER],
    ['is inside a source', 'site/pages/dist', SOURCE, 'site/pages', CHOOSE_ANOTHER],
    ['is inside a source by a link', 'to-site/pages/dist', SOURCE, 'site/pages', CHOOSE_ANOTHER],
    ['would become a source', 'site/public', SOURCE, 'site/public', CHOOSE_ANOTHER],
    ['is the target of a source', 'elsewhere/scenes', SOURCE, 'elsewhere/scenes', CHOOSE_ANOTHER],
    ['is a file', 'file', 'is not a folder', '', CHOOSE_ANOTHER],
    ['is a broken link', 'to-nowhere', 'is not a folder', '', CHOOSE_ANOTHER],
  ])('%s', async (_case, name, message, path, fix) => {
    arrange();
    const before = readAll(parent);
    const out = join(parent, name);
    const source = path && displayPath(join(parent, path));
    await expect(prepareOutput(out, root)).rejects.toMatchObject({
      message: `${displayPath(out)} ${message}${source} — ${fix}`,
    });
    expect(readAll(parent)).toEqual(before);
  });

  it.each([
    ['is the folder of the site', 'site', 'site'],
    ['is that folder under another path', 'site/pages/..', 'site'],
    ['is a link to it', 'to-site', 'site'],
    ['contains it', '.', '.'],
    ['contains the target of a source', 'elsewhere', 'elsewhere'],
    ['contains files that no build wrote', 'full', 'full'],
  ])('%s', async (_case, name, real) => {
    arrange();
    const before = readAll(parent);
    const error: unknown = await prepareOutput(join(parent, name), root).catch((error) => error);
    expect(String(error)).toContain(`${displayPath(join(parent, real))} ${UNEXPECTED}`);
    expect(String(error)).toContain(` — ${MOVE}`);
    expect(readAll(parent)).toEqual(before);
  });

  function arrange(): void {
    symlinkSync('site', join(parent, 'to-site'));
    symlinkSync('nowhere', join(parent, 'to-nowhere'));
    put('elsewhere/scenes/ball.ts');
    symlinkSync('../elsewhere/scenes', join(root, 'scenes'));
    put('file');
    put('full/notes.txt');
  }
});

describe('the output of a killed build', () => {
  it('is removed if it was not finished', async () => {
    putResult('dist');
    put(`.dist.building-${startDeadProcess()}-1-1f0c2d3e/index.html`);
    put(`.dist.building-${process.pid}-1-1f0c2d3e/index.html`);
    await prepareOutput(join(parent, 'dist'), root);
    expect(readdirSync(parent).sort()).toEqual(['dist', 'site']);
  });

  it('is restored if the new output was not in place yet', async () => {
    putResult('dist');
    const before = readAll(join(parent, 'dist'));
    renameSync(join(parent, 'dist'), join(parent, `.dist.former-${startDeadProcess()}-1-1f0c2d3e`));
    await prepareOutput(join(parent, 'dist'), root);
    expect(readdirSync(parent).sort()).toEqual(['dist', 'site']);
    expect(readAll(join(parent, 'dist'))).toEqual(before);
  });

  it('is removed if the new output was in place', async () => {
    putResult(`.dist.former-${startDeadProcess()}-1-1f0c2d3e`);
    putResult('dist');
    const before = readAll(join(parent, 'dist'));
    await prepareOutput(join(parent, 'dist'), root);
    expect(readdirSync(parent).sort()).toEqual(['dist', 'site']);
    expect(readAll(join(parent, 'dist'))).toEqual(before);
  });

  it('is kept if its process still runs, or if the name only looks similar', async () => {
    const start = Math.round(performance.timeOrigin);
    const names = [
      `.dist.building-${process.ppid}-1-1f0c2d3e`,
      `.dist.building-${process.pid}-${start}-1f0c2d3e`,
      `.dist.building-${startDeadProcess()}-1-notes`,
      `.other.building-${startDeadProcess()}-1-1f0c2d3e`,
    ];
    for (const name of names) put(`${name}/index.html`);
    await prepareOutput(join(parent, 'dist'), root);
    expect(readdirSync(parent).sort()).toEqual([...names, 'site'].sort());
  });
});

/** Returns the id of a process that has ended. */
function startDeadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

/** Writes the result of a build. */
function putResult(name: string): void {
  put(`${name}/index.html`, 'home');
  put(`${name}/${MANIFEST}`, manifestText(['index.html']));
}

function readAll(top: string): Record<string, string> {
  if (!existsSync(top)) return {};
  const found = readdirSync(top, { recursive: true, withFileTypes: true });
  const paths = found.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths
      .filter((path) => lstatSync(path).isFile())
      .map((path) => [path.slice(top.length + 1), readFileSync(path, 'utf8')]),
  );
}
