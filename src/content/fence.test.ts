import { describe, expect, it } from 'vitest';
import { type Fence, parseFence, splitInfo } from './fence.ts';

const NOTHING: Fence = {
  lines: [],
  wrap: false,
  bare: false,
  verbatim: false,
  check: true,
  run: true,
  page: false,
  module: false,
  excerpt: false,
};
const VALID =
  'valid options are title="…", {1,3-5}, lineNumbers, wrap, bare, verbatim, nocheck, norun, page, module, and excerpt';

describe('parseFence', () => {
  it.each<[string, Partial<Fence>]>([
    ['', {}],
    ['  ', {}],
    ['title=ramp.ts', { title: 'ramp.ts' }],
    ['title="ramp.ts"', { title: 'ramp.ts' }],
    ['title="a ramp {1} /b/ wrap"', { title: 'a ramp {1} /b/ wrap' }],
    ['title=src/größe-1.ts', { title: 'src/größe-1.ts' }],
    ['bare', { bare: true }],
    ['{1}', { lines: [1] }],
    ['{1,3-5}', { lines: [1, 3, 4, 5] }],
    ['{ 1 , 3 - 5 }', { lines: [1, 3, 4, 5] }],
    ['{12}', { lines: [12] }],
    ['{1} {3}', { lines: [1, 3] }],
    ['lineNumbers', { lineNumbers: 1 }],
    ['lineNumbers=7', { lineNumbers: 7 }],
    ['lineNumbers="7"', { lineNumbers: 7 }],
    ['wrap', { wrap: true }],
    ['nocheck', { check: false }],
    ['norun', { run: false }],
    ['page', { page: true }],
    [
      'title="a b.ts" {1,3-4} lineNumbers=5 wrap nocheck norun',
      {
        ...{ title: 'a b.ts', lines: [1, 3, 4], lineNumbers: 5 },
        ...{ wrap: true, check: false, run: false },
      },
    ],
    ['[ramp.ts]', { title: 'ramp.ts' }],
    ['{1} [a ramp] wrap', { lines: [1], title: 'a ramp', wrap: true }],
    ['filename="ramp.ts"', { title: 'ramp.ts' }],
    ['showLineNumbers', { lineNumbers: 1 }],
    ['showLineNumbers=7', { lineNumbers: 7 }],
    ['twoslash', {}],
    ['twoslash {1}', { lines: [1] }],
    ['norun   wrap\ttitle=a', { run: false, wrap: true, title: 'a' }],
  ])('reads %j', (meta, fence) => {
    expect(parseFence(meta)).toEqual({ fence: { ...NOTHING, ...fence }, mistakes: [] });
  });

  it.each([
    ['titel="a b"', 'titel', 'did you mean "title"?'],
    ['wrapp', 'wrapp', 'did you mean "wrap"?'],
    ['noCheck', 'noCheck', 'did you mean "nocheck"?'],
    ['linenumbers', 'linenumbers', 'did you mean "lineNumbers"?'],
    ['gravity=9', 'gravity', VALID],
    ['title', 'title', VALID],
    ['title=', 'title=', 'did you mean "title"?'],
    ['title=""', 'title=""', VALID],
    ['lineNumbers=a', 'lineNumbers=a', VALID],
    ['wrap=yes', 'wrap=yes', VALID],
    ['nocheck=1', 'nocheck=1', VALID],
    ['{}', '{}', VALID],
    ['{a}', '{a}', VALID],
    ['{3-}', '{3-}', VALID],
    ['{,}', '{,}', VALID],
    ['{1', '{1', VALID],
    ['/step', '/step', VALID],
    ['//', '//', VALID],
    ['ramp.ts', 'ramp.ts', VALID],
    ['title="a"{1}', 'title="a"{1}', VALID],
    ['[]', '[]', VALID],
    ['[a', '[a', VALID],
    ['twoslash=1', 'twoslash', VALID],
  ])('reports an unknown option in %j', (meta, part, fix) => {
    expect(parseFence(meta)).toEqual({
      fence: NOTHING,
      mistakes: [{ message: `unknown code block option ${part}`, fix }],
    });
  });

  it('limits the list of lines', () => {
    expect(parseFence('{1-9999999999}').fence.lines).toHaveLength(10_000);
  });

  it('reports every mistake, and reads the other options', () => {
    const { fence, mistakes } = parseFence('wrapp {1} gravity title=a');
    expect(fence).toEqual({ ...NOTHING, lines: [1], title: 'a' });
    expect(mistakes.map(({ message }) => message)).toEqual([
      'unknown code block option wrapp',
      'unknown code block option gravity',
    ]);
  });
});

describe('splitInfo', () => {
  it.each([
    ['', '', { language: '', meta: '' }],
    ['ts', '', { language: 'ts', meta: '' }],
    ['ts', 'title=a', { language: 'ts', meta: 'title=a' }],
    ['ts{1,3}', 'wrap', { language: 'ts', meta: '{1,3} wrap' }],
    ['ts{1,', '3}', { language: 'ts', meta: '{1, 3}' }],
    ['ts[ramp.ts]', '', { language: 'ts', meta: '[ramp.ts]' }],
    ['ts:line-numbers', '{1}', { language: 'ts', meta: 'lineNumbers {1}' }],
    ['ts:line-numbers=5{1}', '', { language: 'ts', meta: 'lineNumbers=5 {1}' }],
    ['{1}', '', { language: '', meta: '{1}' }],
  ])('separates options from the language in %j, %j', (info, meta, split) => {
    expect(splitInfo(info, meta)).toEqual(split);
  });
});
