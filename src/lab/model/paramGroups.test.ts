import { describe, expect, it } from 'vitest';
import { countRows, groupParams } from './paramGroups.ts';
import { type Params, range, toggle } from './scene.ts';

const slider = (under?: string) => range('A number', { min: 0, max: 1, value: 0, under });
const on = toggle('A switch', true);
const alone = (...names: string[]) => names.map((name) => ({ name, under: [] }));

describe('groupParams', () => {
  it('keeps the order, and puts parameters under their switch', () => {
    const params = { a: slider(), speed: slider('motor'), motor: on, torque: slider('motor') };
    expect(groupParams(params).open).toEqual([
      { name: 'a', under: [] },
      { name: 'motor', under: ['speed', 'torque'] },
    ]);
  });

  it('folds nothing of four parameters, and all but three of five', () => {
    const four = { a: slider(), b: slider(), c: slider(), d: slider() };
    expect(groupParams(four)).toEqual({ open: alone('a', 'b', 'c', 'd'), folded: [] });
    expect(groupParams({ ...four, e: slider() })).toEqual({
      open: alone('a', 'b', 'c'),
      folded: alone('d', 'e'),
    });
  });

  it('does not split a group', () => {
    const params = { a: slider(), b: slider(), on, c: slider('on'), d: slider('on'), e: slider() };
    expect(groupParams(params)).toEqual({
      open: [...alone('a', 'b'), { name: 'on', under: ['c', 'd'] }],
      folded: alone('e'),
    });
  });

  it.each(['nothing', 'a', 'constructor'])('ignores a switch that is none: %s', (under) => {
    expect(groupParams({ a: slider(), b: slider(under) }).open).toEqual(alone('a', 'b'));
  });
});

describe('countRows', () => {
  it.each<[string, Params, { narrow: number; wide: number }]>([
    ['no parameter', {}, { narrow: 0, wide: 0 }],
    ['three parameters', { a: on, b: on, c: on }, { narrow: 3, wide: 2 }],
    ['a group', { on, a: slider('on'), b: slider('on') }, { narrow: 3, wide: 1 }],
    ['a group after one', { a: on, on, b: slider('on') }, { narrow: 3, wide: 2 }],
    [
      'a group of four',
      { on, a: slider('on'), b: slider('on'), c: slider('on') },
      { narrow: 4, wide: 2 },
    ],
    [
      'a group of five',
      { on, a: slider('on'), b: slider('on'), c: slider('on'), d: slider('on') },
      { narrow: 5, wide: 3 },
    ],
    ['five parameters', { a: on, b: on, c: on, d: on, e: on }, { narrow: 4, wide: 3 }],
  ])('counts the rows of %s', (_what, params, rows) => {
    expect(countRows(params)).toEqual(rows);
  });
});
