import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { BELOW_PROJECT, putFile, useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { cachedFolder, importTypeScript } from './bundle.js';

const FILES = { 'app.json': '{"entry":"start.js"}', 'client/assets/start.js': 'start();' };

const temporary = useTemporaryFolder(BELOW_PROJECT);
let parent: string;
let folder: string;

beforeEach(() => {
  parent = temporary.path;
  folder = temporary.at('app-1f0c2d3e');
});

describe('cachedFolder', () => {
  it('makes a folder once, and leaves nothing next to it', async () => {
    const make = maker();
    await cachedFolder(folder, make);
    await cachedFolder(folder, make);
    expect(make.calls).toBe(1);
    expect(readdirSync(parent)).toEqual(['app-1f0c2d3e']);
    expectIntact();
  });

  it('marks a folder as used', async () => {
    await cachedFolder(folder, maker());
    const longAgo = new Date('2020-02-02');
    utimesSync(folder, longAgo, longAgo);
    await cachedFolder(folder, maker());
    expect(statSync(folder).mtime).not.toEqual(longAgo);
  });

  it.each<[string, (path: string) => void]>([
    ['a flipped bit', flipLastBit],
    ['a missing end', (path) => truncateSync(path, statSync(path).size - 1)],
    ['no content', (path) => truncateSync(path)],
    ['been deleted', (path) => rmSync(path)],
  ])('makes a folder again if any of its files has %s', async (_damage, damage) => {
    await cachedFolder(folder, maker());
    for (const name of listFiles(folder)) {
      damage(join(folder, name));
      const make = maker();
      await cachedFolder(folder, make);
      expect([name, make.calls]).toEqual([name, 1]);
      expectIntact();
    }
  });

  it('makes a folder again that has an additional file', async () => {
    await cachedFolder(folder, maker());
    writeFileSync(join(folder, 'client/stray.js'), '');
    await cachedFolder(folder, maker());
    expectIntact();
  });

  it('can be made twice at the same time', async () => {
    const moment = setImmediate();
    const slow = async (folderToFill: string) => {
      await moment;
      await maker()(folderToFill);
    };
    await Promise.all([cachedFolder(folder, slow), cachedFolder(folder, slow)]);
    expect(readdirSync(parent)).toEqual(['app-1f0c2d3e']);
    expectIntact();
  });

  it('keeps the result of a process that was faster', async () => {
    const make = maker();
    await cachedFolder(folder, async (folderToFill) => {
      await cachedFolder(`${folder}-other`, make);
      cpSync(`${folder}-other`, folder, { recursive: true });
      await make(folderToFill);
    });
    expect(readdirSync(parent)).toEqual(['app-1f0c2d3e', 'app-1f0c2d3e-other']);
    expectIntact();
  });
});

describe('importTypeScript', () => {
  it.each<[string, (path: string) => void]>([
    ['a missing end', (path) => truncateSync(path, 10)],
    ['a flipped bit', flipLastBit],
  ])('bundles a file again instead of importing a bundle with %s', async (_damage, damage) => {
    const entry = join(parent, 'entry.ts');
    putFile(entry, 'export const gravity: number = -10;');
    const intact = join(parent, 'intact');
    expect(await importTypeScript(entry, intact, { reuse: true })).toMatchObject({ gravity: -10 });
    // Node caches modules by path, so the damaged bundle needs a path that was not imported yet.
    const damaged = join(parent, 'damaged');
    cpSync(intact, damaged, { recursive: true });
    damage(join(damaged, 'entry.js'));
    expect(await importTypeScript(entry, damaged, { reuse: true })).toMatchObject({ gravity: -10 });
    expect(readFiles(damaged)).toEqual(readFiles(intact));
  });
});

/** Returns a function that writes the files and counts its calls. */
function maker() {
  const make = async (top: string) => {
    make.calls++;
    for (const [name, text] of Object.entries(FILES)) putFile(join(top, name), text);
  };
  make.calls = 0;
  return make;
}

function expectIntact(): void {
  const { checksum, ...files } = readFiles(folder);
  expect(files).toEqual(FILES);
  expect(checksum).toMatch(/^[0-9a-f]{1,8}$/);
}

function readFiles(top: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(top).map((name) => [name, readFileSync(join(top, name), 'utf8')]),
  );
}

function listFiles(top: string): string[] {
  const names = readdirSync(top, { recursive: true }).map(String).sort();
  return names.filter((name) => statSync(join(top, name)).isFile());
}

function flipLastBit(path: string): void {
  const bytes = readFileSync(path);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(path, bytes);
}
