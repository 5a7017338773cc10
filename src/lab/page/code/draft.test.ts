import { beforeEach, expect, it } from 'vitest';
import { CHANGED_ELSEWHERE, NOT_STORED, openDraft } from './draft.ts';

let stored: Map<string, string>;
const BALL = { key: 'scene=ball' };
const open = (original = BALL) =>
  openDraft(original, {
    recall: (key) => stored.get(key) ?? null,
    remember: (key, value) => void stored.set(key, value),
  });

beforeEach(() => {
  stored = new Map();
});

it('keeps what the reader types, for each original', () => {
  expect(open().source).toBe('');
  expect(open().keep('mine')).toBeUndefined();
  expect(open().source).toBe('mine');
  expect(open({ key: 'scene=box' }).source).toBe('');
});

it('deletes an empty draft', () => {
  const draft = open();
  draft.keep('mine');
  expect(draft.keep('')).toBeUndefined();
  expect(open().source).toBe('');
});

it('says when the browser can’t store it, until it can', () => {
  const draft = open();
  draft.keep('mine');
  const full = new Map(stored);
  full.set = () => full;
  stored = full;
  expect(draft.keep('mine, too')).toBe(NOT_STORED);
  stored = new Map(full);
  expect(draft.keep('mine, too')).toBeUndefined();
  expect(open().source).toBe('mine, too');
});

it('doesn’t overwrite what another tab has stored', () => {
  const [draft, other] = [open(), open()];
  expect(other.keep('theirs')).toBeUndefined();
  expect(draft.keep('mine')).toBe(CHANGED_ELSEWHERE);
  expect(open().source).toBe('theirs');
  other.keep('');
  expect(draft.keep('mine')).toBeUndefined();
});
