import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  at,
  build,
  entries,
  filesOf,
  LONG_AGO,
  problemsOf,
  put,
  putForeign,
  read,
  stateOf,
  useOutputFolder,
} from '../../tests/unit/outputSandbox.ts';
import { openOutput } from './output.ts';
import { type Disk, MANIFEST } from './outputFolder.ts';

useOutputFolder();

describe('a name that changes its kind', () => {
  it('can be a file and become a folder', async () => {
    put('guide', 'a file');
    const output = await openOutput(at.folder);
    await output.write('guide/index.html', 'a page');
    await output.finish();
    expect(filesOf(at.folder)).toEqual(['guide/index.html']);
  });

  it('can be a folder and become a file', async () => {
    put('guide/index.html', 'a page');
    put('guide/deep/er.html', 'another');
    const output = await openOutput(at.folder);
    await output.write('guide', 'a file');
    await output.finish();
    expect(filesOf(at.folder)).toEqual(['guide']);
  });
});

describe('equal files', () => {
  it('share their space', async () => {
    const output = await openOutput(at.folder);
    const names = ['world.html', 'world/index.html', 'World.html'];
    await Promise.all(names.map((name) => output.write(name, 'a page')));
    await output.write('body.html', 'another page');
    await output.finish();
    const inodes = names.map((name) => statSync(join(at.folder, name)).ino);
    expect(new Set(inodes).size).toBe(1);
    expect(statSync(join(at.folder, 'body.html')).ino).not.toBe(inodes[0]);
  });

  it('stay apart when one of them changes', async () => {
    const output = await openOutput(at.folder);
    const writes = ['a.html', 'b.html'].map((name) => output.write(name, 'a page'));
    await Promise.all([...writes, output.write('a.html', 'a new page')]);
    await output.write('c.html', 'a page');
    await output.finish();
    const read = (name: string) => readFileSync(join(at.folder, name), 'utf8');
    expect(['a.html', 'b.html', 'c.html'].map(read)).toEqual(['a new page', 'a page', 'a page']);
  });

  it('can change places', async () => {
    const output = await openOutput(at.folder);
    const contents = ['first', 'second', 'second', 'first'];
    const write = (content: string, index: number) => output.write(`${index % 2}.txt`, content);
    await Promise.all(contents.map(write));
    await output.finish();
    const read = (name: string) => readFileSync(join(at.folder, name), 'utf8');
    expect(['0.txt', '1.txt'].map(read)).toEqual(['second', 'first']);
  });
});

describe('copying', () => {
  it('copies nothing for an empty folder', async () => {
    mkdirSync(join(at.parent, 'public'));
    const output = await openOutput(at.folder);
    await output.copy(join(at.parent, 'public'), '.');
    await output.finish();
    expect(entries(at.folder)).toEqual([]);
  });

  it('copies a single file under a new name', async () => {
    const source = join(at.parent, 'ramp.svg');
    writeFileSync(source, '<svg/>');
    const output = await openOutput(at.folder);
    await output.copy(source, '/assets/ramp-1f0c2d3e.svg');
    await output.finish();
    expect(entries(at.folder)).toEqual(['assets', 'assets/ramp-1f0c2d3e.svg']);
    expect(readFileSync(join(at.folder, 'assets/ramp-1f0c2d3e.svg'), 'utf8')).toBe('<svg/>');
  });

  it('copies a folder with everything in it, including hidden files', async () => {
    const source = join(at.parent, 'public');
    putForeign('robots.txt', 'r', source);
    putForeign('img/deep/a.png', 'a', source);
    putForeign('.well-known/security.txt', 's', source);
    const output = await openOutput(at.folder);
    await output.copy(source, '.');
    await output.copy(source, 'again');
    await output.finish();
    const files = ['.well-known/security.txt', 'img/deep/a.png', 'robots.txt'];
    const copied = filesOf(at.folder);
    expect(copied).toEqual([...files, ...files.map((name) => `again/${name}`)].sort());
    expect(readFileSync(join(at.folder, 'again/img/deep/a.png'), 'utf8')).toBe('a');
  });

  it('does not touch an unchanged copy', async () => {
    put('robots.txt', 'same');
    const source = join(at.parent, 'public');
    putForeign('robots.txt', 'same', source);
    const output = await openOutput(at.folder);
    await output.copy(source, '.');
    await output.finish();
    expect(statSync(join(at.folder, 'robots.txt')).mtime).toEqual(LONG_AGO);
  });
});

describe('writing', () => {
  it('creates the folders of a file', async () => {
    const output = await openOutput(at.folder);
    await output.write('index.html', '<p>größe');
    await output.write('/joint/rope/index.html', 'rope');
    await output.write('assets/bytes.bin', new Uint8Array([0, 255, 128]));
    await output.finish();
    expect(entries(at.folder)).toEqual([
      'assets',
      'assets/bytes.bin',
      'index.html',
      'joint',
      'joint/rope',
      'joint/rope/index.html',
    ]);
    expect(readFileSync(join(at.folder, 'index.html'), 'utf8')).toBe('<p>größe');
    expect([...readFileSync(join(at.folder, 'assets/bytes.bin'))]).toEqual([0, 255, 128]);
  });

  it('stays inside the folder', async () => {
    await build({ '/../../up.html': 'up', 'a/../b/../../../c.html': 'c' });
    expect(entries(at.parent)).toEqual(['dist', 'dist/c.html', 'dist/up.html']);
  });

  it('writes many files to a new folder in parallel', async () => {
    const output = await openOutput(at.folder);
    const names = Array.from({ length: 60 }, (_, index) => `deep/er/${index}.txt`);
    await Promise.all(names.map((name) => output.write(name, name)));
    await output.finish();
    expect(names.map((name) => readFileSync(join(at.folder, name), 'utf8'))).toEqual(names);
  });

  it('does not touch an unchanged file', async () => {
    put('same.html', 'same');
    put('other.html', 'before');
    const output = await openOutput(at.folder);
    await output.write('same.html', 'same');
    await output.write('other.html', 'after');
    await output.finish();
    expect(statSync(join(at.folder, 'same.html')).mtime).toEqual(LONG_AGO);
    expect(statSync(join(at.folder, 'other.html')).mtime).not.toEqual(LONG_AGO);
    expect(readFileSync(join(at.folder, 'other.html'), 'utf8')).toBe('after');
  });

  it('keeps the last content of a name that is written twice', async () => {
    put('index.html', 'first');
    const output = await openOutput(at.folder);
    await output.write('index.html', 'first');
    await output.write('index.html', 'second');
    expect(read('index.html')).toBe('first');
    await output.finish();
    expect(read('index.html')).toBe('second');
  });
});

describe('finishing', () => {
  it('removes files that were not written again', async () => {
    put('index.html', 'home');
    put('old.html', 'old');
    put('joint/gear.html', 'gear');
    put('joint/rope.html', 'rope');
    const output = await openOutput(at.folder);
    await output.write('index.html', 'home');
    await output.write('joint/rope.html', 'rope');
    expect(filesOf(at.folder)).toContain('old.html');
    await output.finish();
    expect(filesOf(at.folder)).toEqual(['index.html', 'joint/rope.html']);
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
    const output = await openOutput(at.folder);
    await output.write('kept/5.html', '');
    await output.finish();
    expect(entries(at.folder)).toEqual(['kept', 'kept/5.html']);
  });

  it('leaves nothing next to the folder, and touches no other files there', async () => {
    put('old/index.html', '');
    putForeign('beside.txt', '', at.parent);
    const output = await openOutput(at.folder);
    await output.finish();
    expect(entries(at.parent)).toEqual(['beside.txt', 'dist']);
  });

  it('has exactly the files that were written, whatever was there before', async () => {
    const names = ['a', 'b/c', 'b/d/e', 'f/g/h/i', 'f/j'];
    for (let before = 0; before < 2 ** names.length; before++) {
      const after = (before * 7 + 3) % 2 ** names.length;
      rmSync(at.folder, { recursive: true, force: true });
      for (const name of chosen(names, before)) put(name, 'before');
      const output = await openOutput(at.folder);
      await Promise.all(chosen(names, after).map((name) => output.write(name, 'after')));
      await output.finish();
      expect(filesOf(at.folder)).toEqual(chosen(names, after));
      expect(entries(at.folder)).toEqual(withFolders(chosen(names, after)));
    }
  });
});

describe('a build that fails', () => {
  it('does not change the former output if the disk is full', async () => {
    put('index.html', 'home');
    put('world.html', 'before');
    putForeign('CNAME', 'example.org');
    const before = stateOf(at.parent);
    // Numbers of calls that succeed first, beginning with those of `openOutput` itself.
    const failures = { mkdir: [1, 2], writeFile: [1, 2, 3], rename: [0, 1] };
    for (const [name, counts] of Object.entries(failures)) {
      for (const count of counts) {
        const output = await openOutput(at.folder, fullAfter(name as keyof typeof failures, count));
        const writing = Promise.all([
          output.write('index.html', 'home'),
          output.write('world.html', 'after'),
          output.write('joint/rope.html', 'rope'),
          output.write('joint/gear/index.html', 'gear'),
        ]).then(output.finish);
        await expect(writing).rejects.toMatchObject({ code: 'ENOSPC' });
        await output.discard();
        expect(stateOf(at.parent)).toEqual(before);
      }
    }
  });

  it('reports a name that would be both a file and a folder', async () => {
    const output = await openOutput(at.folder);
    await output.write('guide/index.html', 'a page');
    expect(await problemsOf(output.write('guide', 'a file'))).toEqual([
      {
        file: 'guide',
        message: 'would be both a file and a folder of the site',
        fix: 'rename the page, or the file in public/',
      },
    ]);
    await output.discard();
    expect(entries(at.parent)).toEqual([]);
  });

  it('stops writing when it is discarded', async () => {
    const output = await openOutput(at.folder);
    const writing = output.write('index.html', 'home');
    await Promise.allSettled([writing, output.discard()]);
    await expect(output.write('late/index.html', 'late')).rejects.toThrow('was discarded');
    expect(entries(at.parent)).toEqual([]);
  });
});

describe('two simultaneous builds', () => {
  it('leave one complete site, and everything that no build wrote', async () => {
    put('index.html', 'home');
    put('same.html', 'same');
    putForeign('CNAME', 'example.org');
    const [first, second] = [await openOutput(at.folder), await openOutput(at.folder)];
    await first.write('index.html', 'first');
    await first.write('same.html', 'same');
    await first.finish();
    await second.write('index.html', 'second');
    await second.write('same.html', 'same');
    await second.finish();
    expect(entries(at.parent)).toEqual([
      'dist',
      ...['CNAME', 'index.html', 'same.html'].map((name) => `dist/${name}`),
    ]);
    expect([read('index.html'), read('same.html')]).toEqual(['second', 'same']);
    expect(statSync(join(at.folder, 'same.html')).mtime).toEqual(LONG_AGO);
  });

  it('take turns if one replaces the folder between two steps of the other', async () => {
    put('index.html', 'home');
    putForeign('CNAME', 'example.org');
    const other = await openOutput(at.folder);
    await other.write('index.html', 'other');
    let hasEnded = false;
    const first = await openOutput(at.folder, {
      ...disk,
      rename: async (from, to) => {
        if (to === at.folder && !hasEnded) {
          hasEnded = true;
          await other.finish();
        }
        return disk.rename(from, to);
      },
    });
    await first.write('index.html', 'first');
    await first.finish();
    expect(entries(at.parent)).toEqual(['dist', 'dist/CNAME', 'dist/index.html']);
    expect(read('index.html')).toBe('first');
  });
});

describe('a file system without hard links', () => {
  it('gets copies with the former times', async () => {
    put('same.html', 'same');
    put('other.html', 'before');
    const link = () => Promise.reject(Object.assign(new Error('EPERM'), { code: 'EPERM' }));
    await build({ 'same.html': 'same', 'other.html': 'after' }, { ...disk, link });
    expect(statSync(join(at.folder, 'same.html')).mtime).toEqual(LONG_AGO);
    expect(statSync(join(at.folder, 'other.html')).mtime).not.toEqual(LONG_AGO);
    expect([read('same.html'), read('other.html')]).toEqual(['same', 'after']);
  });
});

/** A disk that fails one call of a function as if it were full, after a number of successful ones. */
function fullAfter(name: 'mkdir' | 'writeFile' | 'rename', successes: number): Disk {
  let calls = 0;
  return {
    ...disk,
    [name]: (...args: unknown[]) => {
      if (calls++ !== successes) return Reflect.apply(disk[name], disk, args);
      return Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    },
  };
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
