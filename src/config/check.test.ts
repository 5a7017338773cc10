import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check } from './check.ts';
import { formatProblem } from './problem.ts';

const size = z.strictObject({ width: z.number(), height: z.number() });
const schema = z.strictObject({
  name: z.string().min(1, { error: 'non-empty text' }).default('none'),
  kind: z.enum(['circle', 'box', 'edge']).optional(),
  only: z.literal('yes').optional(),
  count: z.int().optional(),
  size: z.union([z.number(), size], { error: 'a number, or { width, height }' }).optional(),
  tags: z.array(z.strictObject({ text: z.string() })).default([]),
  byPath: z.record(z.string(), size).optional(),
  theme: z
    .strictObject({ dark: z.boolean().default(false) })
    .prefault({})
    .transform(({ dark }) => (dark ? 'dark' : 'light')),
});

describe('check', () => {
  it('returns a valid value with its defaults and without problems', () => {
    expect(check(schema, { kind: 'box' }, { file: 'a.ts' })).toEqual({
      value: { name: 'none', kind: 'box', tags: [], theme: 'light' },
      problems: [],
    });
  });

  it('returns no value if there is a problem', () => {
    expect(check(schema, { count: 'one' }, { file: 'a.ts' }).value).toBeUndefined();
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['another type', { count: true }, '"count" must be a number, not true — change "count"'],
    ['a fraction', { count: 1.5 }, '"count" must be an int, not 1.5 — change "count"'],
    [
      'something other than a list',
      { tags: 'a' },
      '"tags" must be a list, not "a" — change "tags"',
    ],
    [
      'something other than an object',
      { theme: [1] },
      '"theme" must be an object, not [1] — change "theme"',
    ],
    ['null', { name: null }, '"name" must be a string, not null — change "name"'],
    [
      'a rule with a message',
      { name: '' },
      '"name" must be non-empty text, not "" — change "name"',
    ],
    ['a single choice', { only: 'no' }, '"only" must be "yes", not "no" — change "only"'],
    [
      'a choice similar to a valid one',
      { kind: 'circel' },
      '"kind" must be "circle", "box", or "edge", not "circel" — did you mean "circle"?',
    ],
    [
      'a choice similar to none',
      { kind: 'polygon' },
      '"kind" must be "circle", "box", or "edge", not "polygon" — change "kind"',
    ],
    [
      'a choice of another type',
      { kind: 3 },
      '"kind" must be "circle", "box", or "edge", not 3 — change "kind"',
    ],
    ['a missing key', { tags: [{}] }, '"tags[0].text" is missing — add it: a string'],
    [
      'a value without JSON',
      { name: (x: number) => x },
      '"name" must be a string, not (x) => x — change "name"',
    ],
  ])('explains %s', (_name, value, message) => {
    expect(messages(value)).toEqual([`a.ts ${message}`]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['similar to a valid one', { nmae: 'a' }, 'unknown key "nmae" — did you mean "name"?'],
    [
      'similar to none',
      { gravity: 'a' },
      'unknown key "gravity" — valid keys are name, kind, only, count, size, tags, byPath, theme',
    ],
    [
      'in a list',
      { tags: [{ text: '' }, { text: '', txt: '' }] },
      'unknown key "tags[1].txt" — did you mean "text"?',
    ],
    [
      'in a record',
      { byPath: { '/a': { width: 1, height: 1, depth: 1 } } },
      'unknown key "byPath["/a"].depth" — valid keys are width, height',
    ],
    [
      'within a default and a transform',
      { theme: { drak: true } },
      'unknown key "theme.drak" — did you mean "dark"?',
    ],
    [
      'within a union',
      { size: { width: 1, height: 1, hieght: 1 } },
      'unknown key "size.hieght" — did you mean "height"?',
    ],
    ['that is no identifier', { 'na-me': 'a' }, 'unknown key "["na-me"]" — did you mean "name"?'],
  ])('explains an unknown key %s', (_name, value, message) => {
    expect(messages(value)).toEqual([`a.ts ${message}`]);
  });

  it('explains the closest branch of a union', () => {
    expect(messages({ size: { width: 1 } })).toEqual([
      'a.ts "size.height" is missing — add it: a number',
    ]);
  });

  it('explains the misspelled key and the missing key of the closest branch', () => {
    expect(messages({ size: { width: 1, hieght: 1 } })).toEqual([
      'a.ts "size.height" is missing — add it: a number',
      'a.ts unknown key "size.hieght" — did you mean "height"?',
    ]);
  });

  it('explains the whole union if the value is close to no branch', () => {
    expect(messages({ size: 'wide' })).toEqual([
      'a.ts "size" must be a number, or { width, height }, not "wide" — change "size"',
    ]);
  });

  it.each([
    [{ text: '', itms: [] }, 'unknown key "itms" — did you mean "items"?'],
    [{ text: '', link: '', items: [] }, 'unknown key "items" — valid keys are text, link'],
  ])('suggests the keys of all branches: %j', (value, message) => {
    const link = z.strictObject({ text: z.string(), link: z.string() });
    const group = z.strictObject({ text: z.string(), items: z.array(link) });
    const { problems } = check(z.union([link, group]), value, { file: 'a.ts' });
    expect(problems.map(formatProblem)).toContain(`a.ts ${message}`);
  });

  it('reports every mistake, not only the first', () => {
    expect(messages({ name: 1, tags: [{ text: 2 }, {}], a1: 1, b2: 2 })).toHaveLength(5);
  });

  it('prints values of up to 60 characters in full, and truncates longer ones', () => {
    const printed = (length: number) => JSON.stringify('x'.repeat(length - 2));
    expect(messages({ count: 'x'.repeat(58) })[0]).toContain(`not ${printed(60)} —`);
    expect(messages({ count: 'x'.repeat(59) })[0]).toContain(`not ${printed(61).slice(0, 57)}… —`);
  });

  it('uses the noun and the owner of the origin', () => {
    const origin = { file: 'a.mdx', findLine: () => 3, noun: 'prop', owner: ' of <Shape>' };
    const { problems } = check(schema, { nmae: 'a', kind: 'circel', tags: [{}] }, origin);
    expect(problems.map(formatProblem)).toEqual([
      'a.mdx:3 "kind" of <Shape> must be "circle", "box", or "edge", not "circel" — did you mean "circle"?',
      'a.mdx:3 "tags[0].text" of <Shape> is missing — add it: a string',
      'a.mdx:3 unknown prop "nmae" of <Shape> — did you mean "name"?',
    ]);
  });

  describe('with more than eight choices', () => {
    const names = [...'abcdefghi'].map((letter) => letter.repeat(5));
    const many = z.strictObject({
      kind: z.enum(names).optional(),
      ...Object.fromEntries(names.map((name) => [name, z.string().optional()])),
    });

    it.each([
      ['an unknown value', { kind: 'zzz' }, '"kind" cannot be "zzz" — choose one of those in a.md'],
      ['a misspelled value', { kind: 'aaaa' }, '"kind" cannot be "aaaa" — did you mean "aaaaa"?'],
      ['an unknown key', { zzz: 'a' }, 'unknown key "zzz" — valid keys are in a.md'],
      ['a misspelled key', { bbbb: 'a' }, 'unknown key "bbbb" — did you mean "bbbbb"?'],
    ])('says where they are for %s', (_name, value, message) => {
      const { problems } = check(many, value, { file: 'a.ts', guide: 'a.md' });
      expect(problems.map(formatProblem)).toEqual([`a.ts ${message}`]);
    });
  });

  it('reports that there are no valid keys', () => {
    const origin = { file: 'a.mdx', noun: 'prop', owner: ' of <Key>' };
    expect(check(z.strictObject({}), { a: 1 }, origin).problems.map(formatProblem)).toEqual([
      'a.mdx unknown prop "a" of <Key> — it has no props',
    ]);
  });

  it.each<[string, unknown, string]>([
    ['a circular reference', selfReference(), '[object Object]'],
    ['a BigInt', 3n, '3n'],
  ])('prints %s, which JSON cannot represent', (_name, count, printed) => {
    expect(messages({ count })).toEqual([
      `a.ts "count" must be a number, not ${printed} — change "count"`,
    ]);
  });

  it('requests the line of exactly the reported key', () => {
    const requested: PropertyKey[][] = [];
    const findLine = (path: PropertyKey[]) => requested.push(path);
    const { problems } = check(
      schema,
      { count: '', tags: [{ text: '', txt: '' }], size: { width: 1 } },
      { file: 'a.ts', findLine },
    );
    for (const path of [['count'], ['tags', 0, 'txt'], ['size', 'height']]) {
      expect(requested).toContainEqual(path);
    }
    expect(problems.map(({ line }) => line)).not.toContain(undefined);
  });
});

function selfReference(): object {
  const value: Record<string, unknown> = {};
  value.self = value;
  return value;
}

function messages(value: unknown): string[] {
  return check(schema, value, { file: 'a.ts' }).problems.map(formatProblem);
}
