import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProblemsError } from '../config/problem.ts';
import { openOutput } from './output.ts';
import { type Disk, MANIFEST, manifestText } from './outputFolder.ts';
import { shown } from './read.ts';

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

  it('stays inside the folder', async () => {
    await build({ '/../../up.html': 'up', 'a/../b/../../../c.html': 'c' });
    expect(entries(parent)).toEqual(['dist', 'dist/c.html', 'dist/up.html']);
  });

  it('takes many files of one new folder at once', async () => {
    const output = await openOutput(folder);
    const names = Array.from({ length: 60 }, (_, index) => `deep/er/${index}.txt`);
    await Promise.all(names.map((name) => output.write(name, name)));
    await output.finish();
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
    await output.write('index.html', 'first');
    await output.write('index.html', 'second');
    expect(read('index.html')).toBe('first');
    await output.finish();
    expect(read('index.html')).toBe('second');
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
    putForeign('robots.txt', 'r', source);
    putForeign('img/deep/a.png', 'a', source);
    putForeign('.well-known/security.txt', 's', source);
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
    putForeign('robots.txt', 'same', source);
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
    expect(JSON.parse(read(MANIFEST))).toEqual({
      files: [MANIFEST, 'index.html', 'joint/rope.html'],
    });
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

  it('leaves nothing next to the folder, and what is there alone', async () => {
    put('old/index.html', '');
    putForeign('beside.txt', '', parent);
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

describe('what no build wrote', () => {
  it('survives, with its times, empty folders and links', async () => {
    put('index.html', 'home');
    put('joint/gear.html', 'gear');
    putForeign('CNAME', 'example.org');
    putForeign('.git/HEAD', 'ref');
    mkdirSync(join(folder, '.git/refs/tags'), { recursive: true });
    putForeign('joint/notes.txt', 'mine');
    symlinkSync(parent, join(folder, 'joint/up'));
    await build({ 'index.html': 'new' });
    expect(entries(folder)).toEqual([
      '.git',
      '.git/HEAD',
      '.git/refs',
      '.git/refs/tags',
      'CNAME',
      'index.html',
      'joint',
      'joint/notes.txt',
      'joint/up',
    ]);
    expect([read('CNAME'), read('.git/HEAD'), read('joint/notes.txt')]).toEqual([
      'example.org',
      'ref',
      'mine',
    ]);
    expect(statSync(join(folder, 'CNAME')).mtime).toEqual(LONG_AGO);
    expect(readlinkSync(join(folder, 'joint/up'))).toBe(parent);
    await build({ 'joint/gear.html': 'again' });
    expect(read('joint/notes.txt')).toBe('mine');
    expect(entries(parent)).not.toContain('index.html');
  });

  it.each([
    ['CNAME', 'CNAME'],
    ['guide', 'guide/index.html'],
    ['joint/notes.txt', 'joint'],
  ])('stops the build when %s is in the way of %s', async (foreign, name) => {
    put('joint/gear.html', 'gear');
    putForeign(foreign, 'mine');
    const before = stateOf(parent);
    const output = await openOutput(folder);
    await output.write(name, 'of the site');
    expect(await problemsOf(output.finish())).toEqual([
      {
        file: shown(join(folder, foreign)),
        message: 'was not written by a build, but the site has a file of the same name',
        fix: 'move it elsewhere, or rename the file of the site',
      },
    ]);
    await output.discard();
    expect(stateOf(parent)).toEqual(before);
  });

  it('stops the build when it appeared in an empty folder meanwhile', async () => {
    const output = await openOutput(folder);
    putForeign('notes.txt', 'mine');
    await output.write('index.html', 'home');
    await expect(output.finish()).rejects.toThrow(UNMARKED);
    await output.discard();
    expect(entries(parent)).toEqual(['dist', 'dist/notes.txt']);
  });

  it('is everything in a folder without an intact manifest', async () => {
    for (const manifest of [undefined, '', '{"files":', '{"files":[1]}']) {
      putForeign('index.html', 'mine');
      if (manifest !== undefined) putForeign(MANIFEST, manifest);
      const before = stateOf(parent);
      await expect(openOutput(folder)).rejects.toThrow(UNMARKED);
      expect(stateOf(parent)).toEqual(before);
    }
  });

  const UNMARKED = `is not empty, and has no intact ${MANIFEST} that marks it as the result of a build — delete the folder, or choose another folder with --out`;
});

describe('symbolic links in an output', () => {
  it('are neither followed nor written through', async () => {
    putForeign('outside/page.html', 'outside', parent);
    put('page.html', 'site');
    put('joint/page.html', 'site');
    rmSync(join(folder, 'joint'), { recursive: true });
    rmSync(join(folder, 'page.html'));
    symlinkSync(join(parent, 'outside'), join(folder, 'joint'));
    symlinkSync(join(parent, 'outside/page.html'), join(folder, 'page.html'));
    const before = stateOf(parent);
    for (const name of ['page.html', 'joint/page.html']) {
      const output = await openOutput(folder);
      await output.write(name, 'new');
      await expect(output.finish()).rejects.toThrow('was not written by a build');
      await output.discard();
      expect(stateOf(parent)).toEqual(before);
    }
    await build({ 'index.html': 'home' });
    expect(readlinkSync(join(folder, 'joint'))).toBe(join(parent, 'outside'));
    expect(filesOf(join(parent, 'outside'))).toEqual(['page.html']);
  });
});

describe('a build that fails', () => {
  it('leaves the former output as it was when the disk is full', async () => {
    put('index.html', 'home');
    put('world.html', 'before');
    putForeign('CNAME', 'example.org');
    const before = stateOf(parent);
    // How many calls succeed first, up to what `openOutput` needs itself.
    const failures = { mkdir: [1, 2], writeFile: [1, 2, 3], rename: [0, 1] };
    for (const [name, counts] of Object.entries(failures)) {
      for (const count of counts) {
        const output = await openOutput(folder, fullAfter(name as keyof typeof failures, count));
        const writing = Promise.all([
          output.write('index.html', 'home'),
          output.write('world.html', 'after'),
          output.write('joint/rope.html', 'rope'),
          output.write('joint/gear/index.html', 'gear'),
        ]).then(output.finish);
        await expect(writing).rejects.toMatchObject({ code: 'ENOSPC' });
        await output.discard();
        expect(stateOf(parent)).toEqual(before);
      }
    }
  });

  it('says which name would be both a file and a folder', async () => {
    const output = await openOutput(folder);
    await output.write('guide/index.html', 'a page');
    expect(await problemsOf(output.write('guide', 'a file'))).toEqual([
      {
        file: 'guide',
        message: 'would be both a file and a folder of the site',
        fix: 'rename the page, or the file in public/',
      },
    ]);
    await output.discard();
    expect(entries(parent)).toEqual([]);
  });

  it('stops writing when it is discarded', async () => {
    const output = await openOutput(folder);
    const writing = output.write('index.html', 'home');
    await Promise.allSettled([writing, output.discard()]);
    await expect(output.write('late/index.html', 'late')).rejects.toThrow('was discarded');
    expect(entries(parent)).toEqual([]);
  });
});

describe('two builds at once', () => {
  it('leave one whole site, and everything that no build wrote', async () => {
    put('index.html', 'home');
    put('same.html', 'same');
    putForeign('CNAME', 'example.org');
    const [first, second] = [await openOutput(folder), await openOutput(folder)];
    await first.write('index.html', 'first');
    await first.write('same.html', 'same');
    await first.finish();
    await second.write('index.html', 'second');
    await second.write('same.html', 'same');
    await second.finish();
    expect(entries(parent)).toEqual([
      'dist',
      ...['CNAME', 'index.html', 'same.html'].map((name) => `dist/${name}`),
    ]);
    expect([read('index.html'), read('same.html')]).toEqual(['second', 'same']);
    expect(statSync(join(folder, 'same.html')).mtime).toEqual(LONG_AGO);
  });

  it('take turns where one replaces the folder between two steps of the other', async () => {
    put('index.html', 'home');
    putForeign('CNAME', 'example.org');
    const other = await openOutput(folder);
    await other.write('index.html', 'other');
    let hasEnded = false;
    const first = await openOutput(folder, {
      ...disk,
      rename: async (from, to) => {
        if (to === folder && !hasEnded) {
          hasEnded = true;
          await other.finish();
        }
        return disk.rename(from, to);
      },
    });
    await first.write('index.html', 'first');
    await first.finish();
    expect(entries(parent)).toEqual(['dist', 'dist/CNAME', 'dist/index.html']);
    expect(read('index.html')).toBe('first');
  });
});

describe('a file system without hard links', () => {
  it('gets copies that keep their time', async () => {
    put('same.html', 'same');
    put('other.html', 'before');
    const link = () => Promise.reject(Object.assign(new Error('EPERM'), { code: 'EPERM' }));
    await build({ 'same.html': 'same', 'other.html': 'after' }, { ...disk, link });
    expect(statSync(join(folder, 'same.html')).mtime).toEqual(LONG_AGO);
    expect(statSync(join(folder, 'other.html')).mtime).not.toEqual(LONG_AGO);
    expect([read('same.html'), read('other.html')]).toEqual(['same', 'after']);
  });
});

/** A disk that is full for one call of a function, after so many that succeed. */
function fullAfter(name: 'mkdir' | 'writeFile' | 'rename', fine: number): Disk {
  let calls = 0;
  return {
    ...disk,
    [name]: (...args: unknown[]) => {
      if (calls++ !== fine) return Reflect.apply(disk[name], disk, args);
      return Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    },
  };
}

async function problemsOf(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProblemsError);
  return (error as ProblemsError).problems;
}

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
      (['lstat', 'mkdir', 'readdir', 'readFile', 'rm', 'stat', 'utimes', 'writeFile'] as const).map(
        (name) => [
          name,
          (path: string, ...rest: unknown[]) =>
            Reflect.apply(disk[name], disk, [realName(path), ...rest]),
        ],
      ),
    ),
    link: (from, to) => disk.link(realName(String(from)), realName(String(to))),
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

/** A file of a former build, written long ago. */
function put(name: string, content: string): void {
  putForeign(name, content);
  mark([name, ...filesOf(folder)]);
}

/** Makes the files of the output those of a former build. */
function mark(names: string[]): void {
  writeFileSync(join(folder, MANIFEST), manifestText([...new Set(names)]));
}

/** A file that no build wrote, from long ago. */
function putForeign(name: string, content: string, top = folder): void {
  const file = join(top, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  utimesSync(file, LONG_AGO, LONG_AGO);
}

async function build(files: Record<string, string>, on?: Disk): Promise<void> {
  const output = await openOutput(folder, on);
  await Promise.all(Object.entries(files).map(([name, text]) => output.write(name, text)));
  await output.finish();
}

/** Files and folders below a folder, without the manifest. */
function entries(top: string): string[] {
  return allEntries(top)
    .map((path) => relative(top, path))
    .filter((name) => basename(name) !== MANIFEST)
    .sort();
}

function filesOf(top: string): string[] {
  return entries(top).filter((name) => lstatSync(join(top, name)).isFile());
}

/** Everything below a folder as it is: bytes, times, and where links lead. */
function stateOf(top: string): Record<string, unknown> {
  return Object.fromEntries(
    allEntries(top).map((path) => {
      const found = lstatSync(path);
      if (found.isSymbolicLink()) return [path, readlinkSync(path)];
      return [path, found.isFile() && [readFileSync(path, 'utf8'), found.mtimeMs]];
    }),
  );
}

/** Paths below a folder. Without `withFileTypes`, Node would follow links. */
function allEntries(top: string): string[] {
  const found = readdirSync(top, { recursive: true, withFileTypes: true });
  return found.map((entry) => join(entry.parentPath, entry.name));
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
