import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createLiveSite } from './liveSite.ts';

/** Creates a live site that is just a text, and records which callbacks are called. */
function liveSite(load: (files: string[]) => Promise<string>) {
  const calls: string[] = [];
  const live = createLiveSite({
    load,
    onLoad: (files) => calls.push(`load ${files.join(' ')}`),
    onLoaded: (site) => calls.push(`loaded ${site}`),
    onFailed: (error, last) => {
      calls.push(`failed ${(error as Error).message}`);
      return `${last}, as it was`;
    },
  });
  return { ...live, calls };
}

it('loads once for files that change together', async () => {
  let text = 'a';
  const { current, changed, calls } = liveSite(async () => text);
  expect(await current()).toBe('a');
  text = 'b';
  for (const file of ['1.md', '2.md', '1.md']) {
    changed(file);
    await setImmediate();
  }
  expect(await current()).toBe('b');
  expect(calls).toEqual(['loaded a', 'load 1.md 2.md', 'loaded b']);
});

it('loads again for what changes during a load, one load at a time, and reports only the last', async () => {
  const finish: ((text: string) => void)[] = [];
  const { current, changed, calls } = liveSite(
    () => new Promise((resolve) => finish.push(resolve)),
  );
  const first = current();
  changed('1.md');
  const second = current();
  finish[0]?.('a');
  expect(await first).toBe('a');
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  changed('2.md');
  changed('3.md');
  const third = current();
  expect(finish).toHaveLength(2);
  finish[1]?.('half of the files');
  expect(await second).toBe('half of the files');
  await vi.waitFor(() => expect(finish).toHaveLength(3));
  finish[2]?.('c');
  expect(await third).toBe('c');
  expect(calls).toEqual(['load 1.md', 'load 2.md 3.md', 'loaded c']);
});

it('keeps the last site when loading fails, and recovers', async () => {
  let load = async () => 'a';
  const { current, changed, calls } = liveSite(() => load());
  await current();
  load = async () => {
    throw new Error('no title');
  };
  changed('site.config.ts');
  expect(await current()).toBe('a, as it was');
  load = async () => 'b';
  changed('site.config.ts');
  expect(await current()).toBe('b');
  expect(calls.filter((call) => !call.startsWith('load '))).toEqual([
    'loaded a',
    'failed no title',
    'loaded b',
  ]);
});

it('loads again without a file, for what was not complete, and reports both', async () => {
  const { current, changed, calls } = liveSite(async (files) => {
    if (files.length > 0) changed();
    return files.join() || 'all';
  });
  await current();
  changed('1.md');
  expect(await current()).toBe('1.md');
  // The same during the load of the rest, and after it.
  expect(await current()).toBe('1.md');
  await vi.waitFor(async () => expect(await current()).toBe('all'));
  expect(calls).toEqual(['loaded all', 'load 1.md', 'loaded 1.md', 'load ', 'loaded all']);
});

it('ends a load early on request, and resolves with the one that follows', async () => {
  const isCut: boolean[] = [];
  const finish: (() => void)[] = [];
  const live = createLiveSite({
    load: async (files, isOutdated) => {
      if (isOutdated) await new Promise<void>((resolve) => finish.push(resolve));
      isCut.push(isOutdated?.() ?? false);
      return `${isCut.length} ${files.join()}`;
    },
    onFailed: (_error, last) => last,
  });
  await live.current();
  live.changed();
  await vi.waitFor(() => expect(finish).toHaveLength(1));
  const requested = live.reload();
  finish[0]?.();
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  finish[1]?.();
  expect(await requested).toBe('3 ');
  expect(await live.current()).toBe('3 ');
  expect(isCut).toEqual([false, true, false]);
});

it('rejects while there is no site to go on with', async () => {
  let load = async (): Promise<string> => {
    throw new Error('no pages');
  };
  const { current, changed } = liveSite(() => load());
  await expect(current()).rejects.toThrow('no pages');
  load = async () => 'a';
  changed('index.md');
  expect(await current()).toBe('a');
});
