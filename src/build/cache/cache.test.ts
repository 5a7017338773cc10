import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { hash, openCache, sweepCache } from './cache.ts';

const KEY = hash('a key');
const DAY_S = 24 * 60 * 60;

const temporary = useTemporaryFolder();
let folder: string;

beforeEach(() => {
  folder = temporary.path;
});

describe('a cache', () => {
  it('makes a value once and keeps it in memory', async () => {
    const cache = openCache(folder);
    const make = maker({ n: 1 });
    const first = await cache.get(KEY, make);
    rmSync(folder, { recursive: true });
    expect(await cache.get(KEY, make)).toBe(first);
    expect([first, make.calls]).toEqual([{ n: 1 }, 1]);
  });

  it('keeps values on disk only, without memory', async () => {
    const cache = openCache(folder, { inMemory: false });
    const make = maker({ n: 1 });
    const [first, simultaneous] = await Promise.all([cache.get(KEY, make), cache.get(KEY, make)]);
    expect(simultaneous).toBe(first);
    const again = await cache.get(KEY, make);
    expect(again).not.toBe(first);
    expect([again, make.calls]).toEqual([{ n: 1 }, 1]);
  });

  it('makes a value once for two simultaneous requests', async () => {
    const cache = openCache(folder);
    const make = maker('value');
    const values = await Promise.all([cache.get(KEY, make), cache.get(KEY, make)]);
    expect([values, make.calls]).toEqual([['value', 'value'], 1]);
  });

  it('keeps a value on disk for the next process', async () => {
    const value = { text: 'größe\n', list: [1, null, { deep: true }] };
    await openCache(folder).get(KEY, maker(value));
    const make = maker({});
    expect(await openCache(folder).get(KEY, make)).toEqual(value);
    expect(make.calls).toBe(0);
  });

  it('stores each value under its own key', async () => {
    const cache = openCache(folder);
    const keys = Array.from({ length: 50 }, (_, index) => hash(`key ${index}`));
    await Promise.all(keys.map((key) => cache.get(key, maker(`value of ${key}`))));
    const again = openCache(folder);
    for (const key of keys) {
      expect(await again.get(key, maker('another'))).toBe(`value of ${key}`);
    }
  });

  it('stores one file for each value, and nothing else', async () => {
    const cache = openCache(folder);
    await cache.get(KEY, maker('one'));
    await cache.get(hash('another'), maker('two'));
    await cache.get(hash('not kept'), maker('three'), () => false);
    expect(filesIn(folder).length).toBe(2);
  });

  it('makes a value again that is not to be kept', async () => {
    const cache = openCache(folder);
    const make = maker('poor');
    const keep = (value: string) => value !== 'poor';
    expect(await cache.get(KEY, make, keep)).toBe('poor');
    expect(await cache.get(KEY, make, keep)).toBe('poor');
    expect([make.calls, filesIn(folder)]).toEqual([2, []]);
    expect(await cache.get(KEY, maker('good'), keep)).toBe('good');
    expect(await openCache(folder).get(KEY, make, keep)).toBe('good');
    expect(make.calls).toBe(2);
  });

  it('does not store a failure', async () => {
    const cache = openCache(folder);
    const fail = () => Promise.reject(new Error('no luck'));
    await expect(cache.get(KEY, fail)).rejects.toThrow(new Error('no luck'));
    expect(await cache.get(KEY, maker('luck'))).toBe('luck');
  });

  it('removes a value from memory and from disk', async () => {
    const cache = openCache(folder);
    await cache.get(KEY, maker('stale'));
    await cache.forget(KEY);
    expect(filesIn(folder)).toEqual([]);
    expect(await cache.get(KEY, maker('fresh'))).toBe('fresh');
    expect(await openCache(folder).get(KEY, maker('other'))).toBe('fresh');
  });

  it('finds a stored value, in memory or on disk, and makes none', async () => {
    const cache = openCache(folder);
    expect(await cache.find(KEY)).toBeUndefined();
    await cache.get(KEY, maker('stored'));
    expect(await cache.find(KEY)).toBe('stored');
    expect(await openCache(folder).find(KEY)).toBe('stored');
  });

  it('ignores the removal of a missing value', async () => {
    await expect(openCache(folder).forget(KEY)).resolves.toBeUndefined();
  });

  it.each(['', '{"n": 1', 'no JSON'])(
    'makes a value again whose file contains %j',
    async (content) => {
      await openCache(folder).get(KEY, maker({ n: 1 }));
      const [file = ''] = filesIn(folder);
      writeFileSync(file, content);
      expect(await openCache(folder).get(KEY, maker({ n: 2 }))).toEqual({ n: 2 });
      expect(await openCache(folder).get(KEY, maker({ n: 3 }))).toEqual({ n: 2 });
    },
  );

  it('makes a value again if any byte of its file is flipped, or its end is missing', async () => {
    await openCache(folder).get(KEY, maker({ text: 'größe', n: 1 }));
    const [file = ''] = filesIn(folder);
    const intact = readFileSync(file);
    const damaged = [...intact.keys()].flatMap((at) => [
      flipped(intact, at),
      intact.subarray(0, at),
    ]);
    for (const bytes of damaged) {
      writeFileSync(file, bytes);
      expect(await openCache(folder).get(KEY, maker('again'))).toBe('again');
    }
    writeFileSync(file, intact);
    expect(await openCache(folder).get(KEY, maker('again'))).toEqual({ text: 'größe', n: 1 });
  });

  it('makes a value again whose file is a folder', async () => {
    await openCache(folder).get(KEY, maker('first'));
    const [file = ''] = filesIn(folder);
    rmSync(file);
    mkdirSync(join(file, 'inside'), { recursive: true });
    expect(await openCache(folder).get(KEY, maker('again'))).toBe('again');
    expect(await openCache(folder).get(KEY, maker('other'))).toBe('again');
  });

  it('creates a missing folder', async () => {
    const deep = join(folder, 'not/there');
    await openCache(deep).get(KEY, maker('value'));
    expect(await openCache(deep).get(KEY, maker('other'))).toBe('value');
  });
});

describe('sweepCache', () => {
  it('removes values older than thirty days', async () => {
    const cache = openCache(folder);
    const now = Date.now() / 1000;
    const ages = { young: 0, older: 29, old: 31, ancient: 400 };
    for (const [name, days] of Object.entries(ages)) {
      const before = new Set(filesIn(folder));
      await cache.get(hash(name), maker(name));
      const file = filesIn(folder).find((path) => !before.has(path)) ?? '';
      utimesSync(file, now, now - days * DAY_S);
    }
    await sweepCache(cache);
    const left = await Promise.all(
      Object.keys(ages).map((name) => openCache(folder).get(hash(name), maker('gone'))),
    );
    expect(left).toEqual(['young', 'older', 'gone', 'gone']);
  });

  it('keeps old values that are in use', async () => {
    await openCache(folder).get(KEY, maker('used'));
    const [file = ''] = filesIn(folder);
    utimesSync(file, 0, 0);
    const reader = openCache(folder);
    expect(await reader.get(KEY, maker('made again'))).toBe('used');
    await sweepCache(reader);
    expect(await openCache(folder).get(KEY, maker('made again'))).toBe('used');
  });

  it('removes what a killed process left of a value', async () => {
    const cache = openCache(folder);
    await cache.get(KEY, maker('value'));
    const [file = ''] = filesIn(folder);
    writeFileSync(`${file}.0b5c`, '["');
    utimesSync(`${file}.0b5c`, 0, 0);
    await sweepCache(cache);
    expect(filesIn(folder).sort()).toEqual([file, join(folder, 'last-sweep')].sort());
  });

  it('looks once a day', async () => {
    const cache = openCache(folder);
    const sweepWith = async (name: string) => {
      await cache.get(hash(name), maker(name));
      for (const file of filesIn(folder).filter((path) => path.endsWith('.json')))
        utimesSync(file, 0, 0);
      await sweepCache(cache);
      return filesIn(folder).filter((path) => path.endsWith('.json')).length;
    };
    expect([await sweepWith('first'), await sweepWith('second')]).toEqual([0, 1]);
    utimesSync(join(folder, 'last-sweep'), 0, 0);
    expect(await sweepWith('third')).toBe(0);
  });

  it('ignores files that another build removes at the same time', async () => {
    // Stands for a file that vanishes: a dangling link is listed as well, but `stat` fails.
    symlinkSync(join(folder, 'moved'), join(folder, 'moved.json'));
    await expect(sweepCache(openCache(folder))).resolves.toBeUndefined();
  });

  it('ignores a missing folder', async () => {
    await expect(sweepCache(openCache(join(folder, 'nowhere')))).resolves.toBeUndefined();
  });
});

describe('hash', () => {
  it('is the same for the same parts, as text or as bytes', () => {
    expect(hash('a', 'b')).toMatch(/^[0-9a-f]{64}$/);
    expect(hash('a', 'b')).toBe(hash('a', Buffer.from('b')));
  });

  it('differs for different parts, even if they join to the same text', () => {
    const lists = [[], [''], ['', ''], ['abc'], ['ab', 'c'], ['a', 'bc'], ['c', 'ab'], ['1:a']];
    const sums = lists.map((parts) => hash(...parts));
    expect(new Set(sums).size).toBe(lists.length);
  });
});

/** Returns a function that creates a value and counts its calls. */
function maker<T>(value: T) {
  const make = async () => {
    make.calls++;
    return value;
  };
  make.calls = 0;
  return make;
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

function filesIn(path: string): string[] {
  const names = readdirSync(path, { recursive: true }).map((name) => join(path, String(name)));
  return names.filter((name) => statSync(name).isFile());
}
