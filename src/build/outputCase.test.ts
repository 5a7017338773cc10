import { readdirSync, statSync } from 'node:fs';
import disk from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  at,
  filesOf,
  LONG_AGO,
  put,
  read,
  useOutputFolder,
} from '../../tests/unit/outputSandbox.ts';
import { openOutput } from './output.ts';
import type { Disk } from './outputFolder.ts';

useOutputFolder();

describe('names that differ in letter case only', () => {
  const NAMES = ['api/World.html', 'api/world.html'];

  it('are two files on a case-sensitive file system', async () => {
    put('api/world.html', 'old');
    put('api/WORLD.html', 'stale');
    const output = await openOutput(at.folder);
    await Promise.all(NAMES.map((name) => output.write(name, 'new')));
    await output.finish();
    expect(filesOf(at.folder)).toEqual(NAMES);
    expect(NAMES.map(read)).toEqual(['new', 'new']);
  });

  it('are one file on a case-insensitive one, under the name that is written first', async () => {
    for (const names of [NAMES, NAMES.toReversed()]) {
      await writeIgnoringCase(names, 'content');
      expect(filesOf(at.folder)).toEqual(names.slice(0, 1));
      expect(read(names[0] ?? '')).toBe('content');
    }
  });

  it('are not touched if they are unchanged', async () => {
    put('api/World.html', 'same');
    await writeIgnoringCase(NAMES, 'same');
    expect(filesOf(at.folder)).toEqual(['api/World.html']);
    expect(statSync(join(at.folder, 'api/World.html')).mtime).toEqual(LONG_AGO);
  });

  it('are not removed together with a stale name', async () => {
    put('api/World.html', 'before');
    await writeIgnoringCase(['api/world.html'], 'after');
    expect(filesOf(at.folder)).toEqual(['api/world.html']);
    expect(read('api/world.html')).toBe('after');
  });

  it('are removed if none of them is written', async () => {
    put('api/World.html', 'before');
    await writeIgnoringCase(['api/body.html'], 'body');
    expect(filesOf(at.folder)).toEqual(['api/body.html']);
  });

  it('have the last content', async () => {
    const output = await openOutput(at.folder, ignoringCase(at.parent));
    await Promise.all(NAMES.map((name) => output.write(name, name)));
    await output.finish();
    expect(read('api/World.html')).toBe('api/world.html');
  });

  it('can be a folder and become a file, and the reverse', async () => {
    put('Guide/index.html', 'a page');
    await writeIgnoringCase(['guide'], 'a file');
    expect(filesOf(at.folder)).toEqual(['guide']);
    await writeIgnoringCase(['GUIDE/index.html'], 'a page');
    expect(filesOf(at.folder)).toEqual(['GUIDE/index.html']);
  });

  async function writeIgnoringCase(names: string[], content: string) {
    const output = await openOutput(at.folder, ignoringCase(at.parent));
    await Promise.all(names.map((name) => output.write(name, content)));
    await output.finish();
  }
});

/** A file system that ignores letter case below a folder, as on Windows and macOS. */
function ignoringCase(top: string): Disk {
  const realName = (path: string): string => {
    if (!path.startsWith(top + sep)) return path;
    const above = realName(dirname(path));
    const name = basename(path);
    const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
    return join(above, entriesIn(above).find(isSame) ?? name);
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
    // It can change the letter case of a name.
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
