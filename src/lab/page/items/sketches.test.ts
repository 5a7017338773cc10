import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHANGED_ELSEWHERE, NOT_STORED } from '../code/draft.ts';
import { createSketches, type Sketches } from './sketches.ts';

let stored: Map<string, string>;
let sketches: Sketches;

function open(storage: Map<string, string>): Sketches {
  let time = 0;
  let id = storage.size * 100;
  return createSketches(
    {
      recall: (key) => storage.get(key) ?? null,
      remember: (key, value) => void storage.set(key, value),
    },
    () => ++time,
    () => `id-${++id}`,
  );
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  stored = new Map();
  sketches = open(stored);
});

afterEach(() => vi.unstubAllGlobals());

function names(list = sketches): string[] {
  return list.all().map(({ name }) => name);
}

const BALL = {
  name: 'Ball',
  from: { title: 'A ball falls' },
  source: 'new World()',
  values: { size: 2 },
};

it('lists what was changed last first', () => {
  const ball = sketches.add(BALL);
  sketches.add({ ...BALL, name: 'Box' });
  expect(names()).toEqual(['Box', 'Ball']);
  sketches.change(ball, { source: 'new World(1)' });
  expect(names()).toEqual(['Ball', 'Box']);
  expect(sketches.find(ball.id)).toMatchObject({ ...BALL, source: 'new World(1)' });
});

it('gives each sketch a name that no other has', () => {
  const ball = sketches.add(BALL);
  sketches.add(BALL);
  sketches.add(BALL);
  sketches.duplicate(ball);
  expect(names()).toEqual(['Ball (copy)', 'Ball 3', 'Ball 2', 'Ball']);
});

it('restores a sketch that was deleted, in its place', () => {
  const ball = sketches.add(BALL);
  sketches.add({ ...BALL, name: 'Box' });
  sketches.remove(ball.id);
  expect(names()).toEqual(['Box']);
  sketches.restore(ball);
  expect(names()).toEqual(['Box', 'Ball']);
});

it('adds a sketch again that another tab has deleted while it is edited', () => {
  const ball = sketches.add(BALL);
  open(stored).remove(ball.id);
  expect(names()).toEqual([]);
  sketches.change(ball, { source: 'new' });
  expect(sketches.find(ball.id)).toMatchObject({ name: 'Ball', source: 'new' });
});

it('keeps what another tab has changed meanwhile', () => {
  const ball = sketches.add(BALL);
  open(stored).change(ball, { name: 'Balloon' });
  expect(sketches.change(ball, { source: 'new' })).toMatchObject({
    name: 'Balloon',
    source: 'new',
  });
});

it('calls back after each change, and returns the same list until one', () => {
  const changed = vi.fn();
  const unsubscribe = sketches.subscribe(changed);
  sketches.add(BALL);
  expect(changed).toHaveBeenCalledOnce();
  expect(sketches.all()).toBe(sketches.all());
  unsubscribe();
  sketches.add(BALL);
  expect(changed).toHaveBeenCalledOnce();
});

it('doesn’t overwrite code that another tab has changed, and says so', () => {
  const ball = sketches.add(BALL);
  open(stored).change(ball, { source: 'theirs' });
  const renamed = sketches.change(ball, { name: 'Balloon' });
  expect(sketches.problem()).toBeUndefined();
  expect(sketches.change(renamed, { source: 'mine' })).toBe(renamed);
  expect(sketches.problem(renamed)).toBe(CHANGED_ELSEWHERE);
  expect(sketches.find(ball.id)).toMatchObject({ name: 'Balloon', source: 'theirs' });
});

it('says that code is not saved as long as it is displayed, and only there', () => {
  const ball = sketches.add(BALL);
  const box = sketches.add({ ...BALL, name: 'Box' });
  open(stored).change(ball, { source: 'theirs' });
  sketches.change(ball, { source: 'mine' });
  const changed = sketches.change(ball, { values: { size: 3 } });
  expect(changed.source).toBe(BALL.source);
  expect(sketches.problem(changed)).toBe(CHANGED_ELSEWHERE);
  expect(sketches.problem(box)).toBeUndefined();
  expect(sketches.problem()).toBeUndefined();
  // Opened again.
  expect(sketches.problem(sketches.find(ball.id))).toBeUndefined();
});

it('says when the browser has not stored a change, until it has', () => {
  const ball = sketches.add(BALL);
  expect(sketches.problem()).toBeUndefined();
  const set = stored.set.bind(stored);
  stored.set = () => stored;
  const same = sketches.change(ball, { source: 'mine' });
  expect(sketches.problem()).toBe(NOT_STORED);
  stored.set = set;
  expect(sketches.change(same, { source: 'mine' }).source).toBe('mine');
  expect(sketches.problem()).toBeUndefined();
});

it('exports all sketches, and adds those of a file once', () => {
  sketches.add(BALL);
  sketches.add({ ...BALL, name: 'Box' });
  const file = sketches.toFile();
  const other = open(new Map([['other', '']]));
  other.add({ ...BALL, name: 'Box', source: 'mine' });
  expect(other.addFile(file)).toBe(2);
  expect(names(other)).toEqual(['Box 2', 'Ball', 'Box']);
  expect(other.addFile(file)).toBe(0);
  expect(sketches.addFile(file)).toBe(0);
});

/** Returns an exported file with any sketches. */
function createFile(sketches: unknown): string {
  return JSON.stringify({ format: 'planck-sketches', version: 1, sketches });
}

it.each([
  ...['', '{}', '[]', '{"format":"planck-sketches"}', 'no JSON', 'null', 'true', '5', '"text"'],
  ...['[null]', '{"__proto__":null}'],
  ...[null, {}, 'text', 5, [], [null], [1, 'text', []], [{ id: 'a' }]].map(createFile),
])('rejects a file that contains %s', (text) => {
  expect(() => sketches.addFile(text)).toThrow('The file has no sketches.');
});

it('adds the sketches of a file that also has other things', () => {
  const [ball] = [sketches.add(BALL)];
  sketches.remove(ball.id);
  expect(sketches.addFile(createFile([null, 5, ball, { ...ball, source: null }]))).toBe(1);
  expect(names()).toEqual(['Ball']);
});

it('stores the sketches of a file together', () => {
  const storing = vi.spyOn(stored, 'set');
  const ball = { ...BALL, id: 'a', changed: 0 };
  const file = createFile(
    Array.from({ length: 2000 }, (_, source) => ({ ...ball, source: `${source}` })),
  );
  expect(sketches.addFile(file)).toBe(2000);
  expect(storing).toHaveBeenCalledTimes(1);
  expect(names().slice(0, 2)).toEqual(['Ball 2000', 'Ball 1999']);
});

it('says when the sketches of a file could not be stored', () => {
  sketches.add(BALL);
  const file = sketches.toFile();
  const full = new Map<string, string>();
  full.set = () => full;
  expect(() => open(full).addFile(file)).toThrow('storage is full or not allowed');
});

it('has nothing to store for a file whose sketches all exist', () => {
  const ball = sketches.add(BALL);
  const file = sketches.toFile();
  const set = stored.set.bind(stored);
  stored.set = () => stored;
  sketches.change(ball, { source: 'mine' });
  stored.set = set;
  expect(sketches.addFile(file)).toBe(0);
});

it('creates ids that a URL can contain, also on pages without HTTPS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { add } = createSketches({ recall: () => null, remember: () => undefined });
  const ids = [add(BALL), add(BALL)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^\w{16,}$/);
});

it.each<[string, unknown]>([
  ['values', null],
  ['values', [1]],
  ['values', 'text'],
  ['values', undefined],
  ['from', null],
  ['from', 'text'],
  ['from', { title: 5 }],
  ['from', { title: 'A', key: {} }],
  ['changed', 8.7e15],
  ['changed', -8.7e15],
  ['changed', null],
  ['changed', '2026'],
  ['changed', undefined],
  ['other', 'x'],
])('keeps the code of a stored sketch whose %s is %j', (name, value) => {
  const ball = sketches.add(BALL);
  stored.set('sketches', JSON.stringify([{ ...ball, [name]: value }]));
  const [read] = sketches.all();
  expect(read).toMatchObject({ id: ball.id, name: 'Ball', source: BALL.source });
  expect(Object.keys(read ?? {})).not.toContain('other');
  expect(read?.values).toEqual(name === 'values' ? {} : BALL.values);
  expect(read?.from).toEqual(name === 'from' ? undefined : BALL.from);
  expect(() => new Date(read?.changed ?? Number.NaN).toISOString()).not.toThrow();
});

it('rejects a file of a later version', () => {
  const file = sketches.toFile().replace('"version": 1', '"version": 2');
  expect(() => sketches.addFile(file)).toThrow('newer version');
});

it('ignores unexpected values in storage, and warns', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  stored.set('sketches', '{');
  expect(names()).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
  stored.set('sketches', '[1, {"id": "a"}, null]');
  expect(names()).toEqual([]);
});

it('has to be reviewed if it comes from a file, until the reader has run it', () => {
  sketches.add(BALL);
  const file = sketches.toFile();
  const other = open(new Map());
  other.addFile(file);
  const [imported] = other.all();
  expect(imported).toMatchObject({ ...BALL, needsReview: true });
  expect(imported && other.change(imported, { needsReview: undefined }).needsReview).toBe(
    undefined,
  );
  expect(other.all()[0]).not.toHaveProperty('needsReview');
  // The reader's own.
  expect(sketches.all()[0]).not.toHaveProperty('needsReview');
});
