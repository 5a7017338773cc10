import { mkdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs';
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
import { displayPath } from './displayPath.ts';
import { openOutput } from './output.ts';
import { MANIFEST } from './outputFolder.ts';

useOutputFolder();

describe('what no build wrote', () => {
  it('is kept, with times, empty folders, and links', async () => {
    put('index.html', 'home');
    put('joint/gear.html', 'gear');
    putForeign('CNAME', 'example.org');
    putForeign('.git/HEAD', 'ref');
    mkdirSync(join(at.folder, '.git/refs/tags'), { recursive: true });
    putForeign('joint/notes.txt', 'mine');
    symlinkSync(at.parent, join(at.folder, 'joint/up'));
    await build({ 'index.html': 'new' });
    expect(entries(at.folder)).toEqual([
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
    expect(statSync(join(at.folder, 'CNAME')).mtime).toEqual(LONG_AGO);
    expect(readlinkSync(join(at.folder, 'joint/up'))).toBe(at.parent);
    await build({ 'joint/gear.html': 'again' });
    expect(read('joint/notes.txt')).toBe('mine');
    expect(entries(at.parent)).not.toContain('index.html');
  });

  it.each([
    ['CNAME', 'CNAME'],
    ['guide', 'guide/index.html'],
    ['joint/notes.txt', 'joint'],
  ])('stops the build if %s conflicts with %s', async (foreign, name) => {
    put('joint/gear.html', 'gear');
    putForeign(foreign, 'mine');
    const before = stateOf(at.parent);
    const output = await openOutput(at.folder);
    await output.write(name, 'of the site');
    expect(await problemsOf(output.finish())).toEqual([
      {
        file: displayPath(join(at.folder, foreign)),
        message: 'was not written by a build, but the site has a file of the same name',
        fix: 'move it elsewhere, or rename the file of the site',
      },
    ]);
    await output.discard();
    expect(stateOf(at.parent)).toEqual(before);
  });

  it('stops the build if it appeared in an empty folder during the build', async () => {
    const output = await openOutput(at.folder);
    putForeign('notes.txt', 'mine');
    await output.write('index.html', 'home');
    await expect(output.finish()).rejects.toThrow(UNMARKED);
    await output.discard();
    expect(entries(at.parent)).toEqual(['dist', 'dist/notes.txt']);
  });

  it('is everything in a folder without a valid manifest', async () => {
    for (const manifest of [undefined, '', '{"files":', '{"files":[1]}']) {
      putForeign('index.html', 'mine');
      if (manifest !== undefined) putForeign(MANIFEST, manifest);
      const before = stateOf(at.parent);
      await expect(openOutput(at.folder)).rejects.toThrow(UNMARKED);
      expect(stateOf(at.parent)).toEqual(before);
    }
  });

  const UNMARKED = `is not empty, and has no valid ${MANIFEST} that marks it as the output of a build — delete the folder, or choose another folder with --out`;
});

describe('symbolic links in an output', () => {
  it('are neither followed nor written through', async () => {
    putForeign('outside/page.html', 'outside', at.parent);
    put('page.html', 'site');
    put('joint/page.html', 'site');
    rmSync(join(at.folder, 'joint'), { recursive: true });
    rmSync(join(at.folder, 'page.html'));
    symlinkSync(join(at.parent, 'outside'), join(at.folder, 'joint'));
    symlinkSync(join(at.parent, 'outside/page.html'), join(at.folder, 'page.html'));
    const before = stateOf(at.parent);
    for (const name of ['page.html', 'joint/page.html']) {
      const output = await openOutput(at.folder);
      await output.write(name, 'new');
      await expect(output.finish()).rejects.toThrow('was not written by a build');
      await output.discard();
      expect(stateOf(at.parent)).toEqual(before);
    }
    await build({ 'index.html': 'home' });
    expect(readlinkSync(join(at.folder, 'joint'))).toBe(join(at.parent, 'outside'));
    expect(filesOf(join(at.parent, 'outside'))).toEqual(['page.html']);
  });
});
