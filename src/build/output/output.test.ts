import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  at,
  build,
  catchProblems,
  entries,
  listFiles,
  put,
  putUnexpected,
  read,
  readState,
  useOutputFolder,
} from '../../../tests/unit/outputSandbox.ts';
import type { Problem } from '../../config/problem.ts';
import { displayPath } from '../terminal/displayPath.ts';
import { openOutput } from './output.ts';
import { MANIFEST, prepareOutput, recoverOutput } from './outputFolder.ts';

useOutputFolder();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a name that changes its kind', () => {
  it('can be a file and become a folder', async () => {
    put('guide', 'a file');
    const output = await openOutput(at.folder);
    await output.write('guide/index.html', 'a page');
    await output.finish();
    expect(listFiles(at.folder)).toEqual(['guide/index.html']);
  });

  it('can be a folder and become a file', async () => {
    put('guide/index.html', 'a page');
    put('guide/deep/er.html', 'another');
    const output = await openOutput(at.folder);
    await output.write('guide', 'a file');
    await output.finish();
    expect(listFiles(at.folder)).toEqual(['guide']);
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
    putUnexpected('robots.txt', 'r', source);
    putUnexpected('img/deep/a.png', 'a', source);
    putUnexpected('.well-known/security.txt', 's', source);
    const output = await openOutput(at.folder);
    await output.copy(source, '.');
    await output.copy(source, 'again');
    await output.finish();
    const files = ['.well-known/security.txt', 'img/deep/a.png', 'robots.txt'];
    const copied = listFiles(at.folder);
    expect(copied).toEqual([...files, ...files.map((name) => `again/${name}`)].sort());
    expect(readFileSync(join(at.folder, 'again/img/deep/a.png'), 'utf8')).toBe('a');
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
    expect(listFiles(at.folder)).toContain('old.html');
    await output.finish();
    expect(listFiles(at.folder)).toEqual(['index.html', 'joint/rope.html']);
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
    putUnexpected('beside.txt', '', at.parent);
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
      expect(listFiles(at.folder)).toEqual(chosen(names, after));
      expect(entries(at.folder)).toEqual(withFolders(chosen(names, after)));
    }
  });
});

describe('a build that fails', () => {
  // The nth call of a function fails as it does on a full disk.
  it.each([
    ['mkdir', 1],
    ['writeFile', 0],
    ['writeFile', 1],
    ['writeFile', 4],
    ['rename', 0],
    ['rename', 1],
  ] as const)('does not change the former output if the disk is full: %s %i', async (name, nth) => {
    put('index.html', 'home');
    put('world.html', 'before');
    const before = readState(at.parent);
    const output = await openOutput(at.folder);
    failOnce(name, nth, 'ENOSPC');
    const writing = Promise.all([
      output.write('index.html', 'home'),
      output.write('world.html', 'after'),
      output.write('joint/rope.html', 'rope'),
      output.write('joint/gear/index.html', 'gear'),
    ]).then(output.finish);
    await expect(writing).rejects.toMatchObject({ code: 'ENOSPC' });
    await output.discard();
    expect(readState(at.parent)).toEqual(before);
  });

  it.each(['EBUSY', 'EXDEV', 'EPERM'])(
    'changes nothing on %s, as on a mount point',
    async (code) => {
      put('index.html', 'home');
      const before = readState(at.parent);
      const output = await openOutput(at.folder);
      await output.write('index.html', 'new');
      failOnce('rename', 0, code);
      await expect(output.finish()).rejects.toMatchObject({ code });
      await output.discard();
      expect(readState(at.parent)).toEqual(before);
    },
  );

  it('reports a name that would be both a file and a folder', async () => {
    for (const names of [
      ['guide/index.html', 'guide'],
      ['guide', 'guide/index.html'],
    ] as const) {
      const output = await openOutput(at.folder);
      await output.write(names[0], 'first');
      expect(await catchProblems(output.write(names[1], 'second'))).toEqual([
        {
          file: names[1],
          message: 'would be both a file and a folder of the site',
          fix: 'rename the page, or the file in public/',
        },
      ]);
      await output.discard();
      expect(entries(at.parent)).toEqual([]);
    }
  });

  it('stops writing when it is discarded', async () => {
    const output = await openOutput(at.folder);
    const writing = output.write('index.html', 'home');
    await Promise.allSettled([writing, output.discard()]);
    await expect(output.write('late/index.html', 'late')).rejects.toThrow('was discarded');
    expect(entries(at.parent)).toEqual([]);
  });
});

describe('what no build wrote', () => {
  const unexpected = (names: string, file = displayPath(at.folder)) => [
    {
      file,
      message: `contains what no build wrote: ${names}`,
      fix: 'move it to public/, from where each build copies it, or choose another folder with --out',
    },
  ];
  const prepare = () => prepareOutput(at.folder, join(at.parent, 'site'));

  it.each(['.git/refs/HEAD', 'CNAME', 'joint/notes.txt'])(
    'stops the build, and stays: %s',
    async (name) => {
      put('index.html', 'home');
      put('joint/gear.html', 'gear');
      putUnexpected(name, 'mine');
      const before = readState(at.parent);
      expect(await catchProblems(prepare())).toEqual(unexpected(name));
      expect(readState(at.parent)).toEqual(before);
    },
  );

  it.each(['page.html', 'joint'])('is also a link in place of %s', async (name) => {
    putUnexpected('outside/page.html', 'outside', at.parent);
    put('page.html', 'site');
    put('joint/page.html', 'site');
    rmSync(join(at.folder, name), { recursive: true });
    symlinkSync(join(at.parent, 'outside', name === 'joint' ? '' : name), join(at.folder, name));
    expect(await catchProblems(prepare())).toEqual(unexpected(name));
    // Also if it appears after the check.
    const output = await openOutput(at.folder);
    await output.write('index.html', 'new');
    await catchProblems(output.finish());
    expect(readFileSync(join(at.parent, 'outside/page.html'), 'utf8')).toBe('outside');
  });

  it('is not what a file manager writes, which goes with the folder', async () => {
    put('joint/gear.html', 'gear');
    putUnexpected('.DS_Store', 'view');
    putUnexpected('joint/Thumbs.db', 'view');
    await prepare();
    await build({ 'index.html': 'new' });
    expect(entries(at.folder)).toEqual(['index.html']);
    expect(entries(at.parent)).toEqual(['dist', 'dist/index.html']);
  });

  it('is everything in a folder without a valid manifest', async () => {
    for (const manifest of [undefined, '', '{"files":', '{"files":[1]}']) {
      putUnexpected('index.html', 'mine');
      if (manifest !== undefined) putUnexpected(MANIFEST, manifest);
      const before = readState(at.parent);
      await expect(prepare()).rejects.toThrow('contains what no build wrote: ');
      expect(readState(at.parent)).toEqual(before);
    }
  });

  it('is never removed, even if it appears while the output is replaced', async () => {
    put('index.html', 'home');
    beforeRename((from) => {
      if (from === at.folder) putUnexpected('CNAME', 'example.org');
    });
    const output = await openOutput(at.folder);
    await output.write('index.html', 'new');
    const [problem] = (await catchProblems(output.finish())) as Problem[];
    expect([problem]).toEqual(unexpected('CNAME', problem?.file));
    expect(readFileSync(resolve(problem?.file ?? '', 'CNAME'), 'utf8')).toBe('example.org');
    expect(listFiles(at.folder)).toEqual(['index.html']);
    expect(read('index.html')).toBe('new');
  });
});

describe('builds at the same time', () => {
  it('leave the complete site of the last one', async () => {
    put('index.html', 'home');
    const [first, second] = [await openOutput(at.folder), await openOutput(at.folder)];
    await first.write('index.html', 'first');
    await first.write('first.html', 'first');
    await second.write('index.html', 'second');
    await first.finish();
    await second.finish();
    expect(entries(at.parent)).toEqual(['dist', 'dist/index.html']);
    expect(read('index.html')).toBe('second');
  });

  it('take turns if one replaces the folder between two steps of the other', async () => {
    put('index.html', 'home');
    const other = await openOutput(at.folder);
    await other.write('index.html', 'other');
    const first = await openOutput(at.folder);
    await first.write('index.html', 'first');
    beforeRename((_from, to) => (to === at.folder ? other.finish() : undefined));
    await first.finish();
    expect(entries(at.parent)).toEqual(['dist', 'dist/index.html']);
    expect(read('index.html')).toBe('first');
  });

  it('never fail, nor mix their files', async () => {
    const dead = spawnSync(process.execPath, ['--version']).pid;
    for (let round = 0; round < 20; round++) {
      // One of them restores what a killed build left.
      const killed = `.dist.former-${dead}-1-1f0c2d3e`;
      if (round > 0) renameSync(at.folder, join(at.parent, killed));
      const builds = Array.from({ length: 8 }, async (_, index) => {
        const names = Array.from({ length: 5 }, (_, file) => `${index}/${file}.html`);
        await recoverOutput(at.folder);
        await build(Object.fromEntries(names.map((name) => [name, name])));
        return names;
      });
      const written = await Promise.all(builds);
      expect(written).toContainEqual(listFiles(at.folder));
      expect(entries(at.parent).filter((name) => !name.includes('/'))).toEqual(['dist']);
    }
  });
});

/** Makes a function fail after a number of successful calls. */
function failOnce(name: 'mkdir' | 'writeFile' | 'rename', successes: number, code: string): void {
  const original = disk[name];
  let calls = 0;
  vi.spyOn(disk, name).mockImplementation((...args: unknown[]) => {
    if (calls++ !== successes) return Reflect.apply(original, disk, args);
    return Promise.reject(Object.assign(new Error('no luck'), { code }));
  });
}

/** Runs a function before renames, until it first returns something other than undefined. */
function beforeRename(run: (from: string, to: string) => unknown): void {
  const original = disk.rename;
  let hasRun = false;
  vi.spyOn(disk, 'rename').mockImplementation(async (from, to) => {
    if (!hasRun && (String(from) === at.folder || String(to) === at.folder)) {
      const result = run(String(from), String(to));
      hasRun ||= result !== undefined;
      await result;
    }
    return original(from, to);
  });
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
