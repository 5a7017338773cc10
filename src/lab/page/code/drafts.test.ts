import { beforeEach, expect, it } from 'vitest';
import { createDrafts, type Drafts } from './drafts.ts';

/** Characters that fit. */
const QUOTA = 3000;

let stored: Map<string, string>;
let drafts: Drafts;

beforeEach(() => {
  stored = new Map();
  let time = 0;
  const context = {
    recall: (key: string) => stored.get(key) ?? null,
    remember: (key: string, value: string) => {
      const sizes = [...stored].filter(([other]) => other !== key).map(([, { length }]) => length);
      if (sizes.reduce((sum, size) => sum + size, value.length) <= QUOTA) stored.set(key, value);
    },
  };
  drafts = createDrafts(context, () => ++time);
});

const originalOf = (id: string) => ({ key: `scene=${id}`, title: `Scene ${id}` });

it('keeps drafts, and knows the oldest of the others', () => {
  for (const id of ['a', 'b', 'c', 'a'])
    expect(drafts.save(originalOf(id), `code of ${id}`)).toBe(true);
  expect(stored.get('code:scene=a')).toBe('code of a');
  expect(drafts.oldest(originalOf('a'))).toMatchObject({ title: 'Scene b', size: 9 });
  expect(drafts.oldest(originalOf('b'))).toMatchObject({ title: 'Scene c' });
});

it('tells when a draft could not be stored, until another one is deleted', () => {
  drafts.save(originalOf('a'), 'x'.repeat(1200));
  drafts.save(originalOf('b'), 'x'.repeat(1200));
  expect(drafts.save(originalOf('c'), 'x'.repeat(1200))).toBe(false);
  const oldest = drafts.oldest(originalOf('c'));
  expect(oldest?.title).toBe('Scene a');
  if (oldest) drafts.remove(oldest);
  expect(drafts.save(originalOf('c'), 'x'.repeat(1200))).toBe(true);
  expect(drafts.oldest(originalOf('c'))?.title).toBe('Scene b');
});

it('forgets empty drafts', () => {
  drafts.save(originalOf('a'), 'code');
  expect(drafts.save(originalOf('a'), '')).toBe(true);
  expect(drafts.oldest(originalOf('b'))).toBeUndefined();
});

it.each(['5', '{}', '[null]', '[{"key":1}]', 'x'])('reads %s as no drafts', (value) => {
  stored.set('drafts', value);
  expect(drafts.oldest(originalOf('a'))).toBeUndefined();
});
