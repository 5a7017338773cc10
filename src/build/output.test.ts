import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Disk, openOutput } from './output.ts';

const LONG_AGO = new Date('2020-02-02T02:02:02Z');

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'output-'));
  folder = join(parent, 'dist');
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

describe('a name that changes its kind', () => {
  it('may be a file and become a folder', async () => {
    put('guide', 'a file');
    const output = await openOutput(folder);
    await output.write('guide/index.html', 'a page');
    await output.finish();
    expect(filesOf(folder)).toEqual(['guide/index.html']);
  });

  it('may be a folder and become a file', async () => {
    put('guide/index.html', 'a page');
    put('guide/deep/er.html', 'another');
    const output = await openOutput(folder);
    await output.write('guide', 'a file');
    await output.finish();
    expect(filesOf(folder)).toEqual(['guide']);
  });
});

describe('copying', () => {
  it('copies an empty folder as nothing', async () => {
    mkdirSync(join(parent, 'public'));
    const output = await openOutput(folder);
    await output.copy(join(parent, 'public'), '.');
    await output.finish();
    expect(entries(folder)).toEqual([]);
  });
});

describe('writing', () => {
  it('makes the folders that a file lies in', async () => {
    const output = await openOutput(folder);
    await output.write('index.html', '<p>größe');
    await output.write('/joint/rope/index.html', 'rope');
    await output.write('assets/bytes.bin', new Uint8Array([0, 255, 128]));
    await output.finish();
    expect(entries(folder)).toEqual([
      'assets',
      'assets/bytes.bin',
      'index.html',
      'joint',
      'joint/rope',
      'joint/rope/index.html',
    ]);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('<p>größe');
    expect([...readFileSync(join(folder, 'assets/bytes.bin'))]).toEqual([0, 255, 128]);
  });

  it('takes many files of one new folder at once', async () => {
    const output = await openOutput(folder);
    const names = Array.from({ length: 60 }, (_, index) => `deep/er/${index}.txt`);
    await Promise.all(names.map((name) => output.write(name, name)));
    expect(names.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(names);
  });

  it('leaves a file alone that would not change', async () => {
    put('same.html', 'same');
    put('other.html', 'before');
    const output = await openOutput(folder);
    await output.write('same.html', 'same');
    await output.write('other.html', 'after');
    await output.finish();
    expect(statSync(join(folder, 'same.html')).mtime).toEqual(LONG_AGO);
    expect(statSync(join(folder, 'other.html')).mtime).not.toEqual(LONG_AGO);
    expect(readFileSync(join(folder, 'other.html'), 'utf8')).toBe('after');
  });

  it('keeps what was written last when a name is written twice', async () => {
    put('index.html', 'first');
    const output = await openOutput(folder);
    await output.write('index.html', 'second');
    await output.write('index.html', 'first');
    await output.finish();
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('first');
  });
});

describe('copying', () => {
  it('copies a single file under a new name', async () => {
    const source = join(parent, 'ramp.svg');
    writeFileSync(source, '<svg/>');
    const output = await openOutput(folder);
    await output.copy(source, '/assets/ramp-1f0c2d3e.svg');
    await output.finish();
    expect(entries(folder)).toEqual(['assets', 'assets/ramp-1f0c2d3e.svg']);
    expect(readFileSync(join(folder, 'assets/ramp-1f0c2d3e.svg'), 'utf8')).toBe('<svg/>');
  });

  it('copies a folder with everything in it, hidden files too', async () => {
    const source = join(parent, 'public');
    put('robots.txt', 'r', source);
    put('img/deep/a.png', 'a', source);
    put('.well-known/security.txt', 's', source);
    const output = await openOutput(folder);
    await output.copy(source, '.');
    await output.copy(source, 'again');
    await output.finish();
    const files = ['.well-known/security.txt', 'img/deep/a.png', 'robots.txt'];
    const copied = filesOf(folder);
    expect(copied).toEqual([...files, ...files.map((name) => `again/${name}`)].sort());
    expect(readFileSync(join(folder, 'again/img/deep/a.png'), 'utf8')).toBe('a');
  });

  it('leaves a copy alone that would not change', async () => {
    put('robots.txt', 'same');
    const source = join(parent, 'public');
    put('robots.txt', 'same', source);
    const output = await openOutput(folder);
    await output.copy(source, '.');
    await output.finish();
    expect(statSync(join(folder, 'robots.txt')).mtime).toEqual(LONG_AGO);
  });
});

describe('finishing', () => {
  it('removes files that were not written again', async () => {
    put('index.html', 'home');
    put('old.html', 'old');
    put('joint/gear.html', 'gear');
    put('joint/rope.html', 'rope');
    const output = await openOutput(folder);
    await output.write('index.html', 'home');
    await output.write('joint/rope.html', 'rope');
    expect(filesOf(folder)).toContain('old.html');
    await output.finish();
    expect(filesOf(folder)).toEqual(['index.html', 'joint/rope.html']);
  });

  it('removes the folders that became empty, and those above them', async () => {
    put('a/b/c/1.html', '');
    put('a/b/d/2.html', '');
    put('a/3.html', '');
    put('kept/e/4.html', '');
    put('kept/5.html', '');
    const output = await openOutput(folder);
    await output.write('kept/5.html', '');
    await output.finish();
    expect(entries(folder)).toEqual(['kept', 'kept/5.html']);
  });

  it('keeps the folder itself and what lies beside it', async () => {
    put('old/index.html', '');
    put('beside.txt', '', parent);
    const output = await openOutput(folder);
    await output.finish();
    expect(entries(parent)).toEqual(['beside.txt', 'dist']);
  });

  it('holds exactly what was written, whatever was there before', async () => {
    const names = ['a', 'b/c', 'b/d/e', 'f/g/h/i', 'f/j'];
    for (let before = 0; before < 2 ** names.length; before++) {
      const after = (before * 7 + 3) % 2 ** names.length;
      rmSync(folder, { recursive: true, force: true });
      for (const name of chosen(names, before)) put(name, 'before');
      const output = await openOutput(folder);
      await Promise.all(chosen(names, after).map((name) => output.write(name, 'after')));
      await output.finish();
      expect(filesOf(folder)).toEqual(chosen(names, after));
      expect(entries(folder)).toEqual(withFolders(chosen(names, after)));
    }
  });
});

describe('names that differ in letter case only', () => {
  const NAMES = ['api/World.html', 'api/world.html'];

  it('are two files where the file system tells them apart', async () => {
    put('api/world.html', 'old');
    put('api/WORLD.html', 'stale');
    const output = await openOutput(folder);
    await Promise.all(NAMES.map((name) => output.write(name, 'new')));
    await output.finish();
    expect(filesOf(folder)).toEqual(NAMES);
    expect(NAMES.map(read)).toEqual(['new', 'new']);
  });

  it('are one file where it does not, under the name that is written first', async () => {
    for (const names of [NAMES, NAMES.toReversed()]) {
      await writeIgnoringCase(names, 'content');
      expect(filesOf(folder)).toEqual(names.slice(0, 1));
      expect(read(names[0] ?? '')).toBe('content');
    }
  });

  it('are left alone when they would not change', async () => {
    put('api/World.html', 'same');
    await writeIgnoringCase(NAMES, 'same');
    expect(filesOf(folder)).toEqual(['api/World.html']);
    expect(statSync(join(folder, 'api/World.html')).mtime).toEqual(LONG_AGO);
  });

  it('are not removed with the name that is stale', async () => {
    put('api/World.html', 'before');
    await writeIgnoringCase(['api/world.html'], 'after');
    expect(filesOf(folder)).toEqual(['api/world.html']);
    expect(read('api/world.html')).toBe('after');
  });

  it('are removed when none of them is written', async () => {
    put('api/World.html', 'before');
    await writeIgnoringCase(['api/body.html'], 'body');
    expect(filesOf(folder)).toEqual(['api/body.html']);
  });

  it('hold what was written last', async () => {
    const output = await openOutput(folder, ignoringCase(parent));
    await Promise.all(NAMES.map((name) => output.write(name, name)));
    await output.finish();
    expect(read('api/World.html')).toBe('api/world.html');
  });

  it('may be a folder and become a file, and the other way round', async () => {
    put('Guide/index.html', 'a page');
    await writeIgnoringCase(['guide'], 'a file');
    expect(filesOf(folder)).toEqual(['guide']);
    await writeIgnoringCase(['GUIDE/index.html'], 'a page');
    expect(filesOf(folder)).toEqual(['GUIDE/index.html']);
  });

  async function writeIgnoringCase(names: string[], content: string) {
    const output = await openOutput(folder, ignoringCase(parent));
    await Promise.all(names.map((name) => output.write(name, content)));
    await output.finish();
  }
});

/** The file system as Windows and macOS have it: below a folder, letter case means nothing. */
function ignoringCase(top: string): Disk {
  const realName = (path: string): string => {
    if (!path.startsWith(top + sep)) return path;
    const above = realName(dirname(path));
    const name = basename(path);
    const isLike = (other: string) => other.toLowerCase() === name.toLowerCase();
    return join(above, entriesIn(above).find(isLike) ?? name);
  };
  return {
    ...disk,
    ...Object.fromEntries(
      (['mkdir', 'readdir', 'readFile', 'rm', 'rmdir', 'stat', 'writeFile'] as const).map(
        (name) => [
          name,
          (path: string, ...rest: unknown[]) =>
            Reflect.apply(disk[name], disk, [realName(path), ...rest]),
        ],
      ),
    ),
    // It may change the letter case of a name.
    rename: (from, to) =>
      disk.rename(
        realName(String(from)),
        join(realName(dirname(String(to))), basename(String(to))),
      ),
  };
}

function entriesIn(path: string): string[] {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : [];
}

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** A file that was written long ago. */
function put(name: string, content: string, top = folder): void {
  const file = join(top, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  utimesSync(file, LONG_AGO, LONG_AGO);
}

/** Files and folders below a folder. */
function entries(top: string): string[] {
  return readdirSync(top, { recursive: true }).map(String).sort();
}

function filesOf(top: string): string[] {
  return entries(top).filter((name) => statSync(join(top, name)).isFile());
}

function chosen(names: string[], bits: number): string[] {
  return names.filter((_, index) => bits & (1 << index));
}

function withFolders(names: string[]): string[] {
  const paths = names.flatMap((name) =>
    name.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  );
  return [...new Set(paths)].sort();
}
