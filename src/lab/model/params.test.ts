import { describe, expect, it } from 'vitest';
import { defaultValues, findMisplacedParam, readValues, snapToStep } from './params.ts';
import { choice, range, toggle } from './scene.ts';

const PARAMS = {
  speed: range('Speed', { min: -2, max: 8, value: 3 }),
  motor: toggle('Motor', true),
  shape: choice('Shape', ['box', 'circle', 'edge'], { value: 'circle' }),
};

describe('parameter values', () => {
  it('start with the defaults of the scene', () => {
    expect(defaultValues(PARAMS)).toEqual({ speed: 3, motor: true, shape: 'circle' });
    expect(defaultValues()).toEqual({});
  });

  it('are read from untrusted sources as far as they are valid', () => {
    expect(readValues(PARAMS, { speed: '5', motor: false, shape: 'edge', other: 1 })).toEqual({
      speed: 5,
      motor: false,
      shape: 'edge',
    });
    expect(readValues(PARAMS, { speed: 99 }).speed).toBe(8);
  });

  it.each([
    { speed: 'fast' },
    { speed: Number.NaN },
    { speed: { toString: 1 } },
    { speed: [3] },
    { motor: 'yes' },
    { shape: 'star' },
    null,
    'text',
    ['box'],
  ])('keep their defaults for %j', (given) => {
    expect(readValues(PARAMS, given)).toEqual(defaultValues(PARAMS));
  });

  it('are not read from the prototype', () => {
    const params = { constructor: toggle('A strange name', false) };
    expect(readValues(params, {})).toEqual({ constructor: false });
  });
});

describe('snapToStep', () => {
  const speed = range('Speed', { min: -0.5, max: 1, step: 0.3, value: 0.1 });

  it.each([
    [-9, -0.5],
    [-0.4, -0.5],
    [-0.3, -0.2],
    [0.45, 0.4],
    [9, 1],
  ])('of %d is %d', (number, value) => {
    expect(snapToStep(speed, number)).toBe(value);
  });
});

describe('findMisplacedParam', () => {
  const speed = range('Speed', { min: 0, max: 1, value: 0, under: 'motor' });

  it('finds none if every parameter is under a toggle', () => {
    expect(findMisplacedParam({ motor: toggle('Motor', true), speed })).toBeUndefined();
  });

  it.each([
    ['names nothing', { speed }],
    ['names a number', { motor: { ...speed, under: undefined }, speed }],
    [
      'names a toggle under another',
      { on: toggle('On', true), motor: toggle('Motor', true, { under: 'on' }), speed },
    ],
  ])('finds one that %s', (_what, params) => {
    expect(findMisplacedParam(params)).toBe('speed');
  });
});

describe('range', () => {
  it.each([
    [0, 1, 0.01],
    [0, 10, 0.1],
    [-10, 10, 0.1],
    [0, 500, 1],
  ])('from %d to %d has steps of %d', (min, max, step) => {
    expect(range('R', { min, max, value: min }).step).toBe(step);
  });

  it('uses a given step', () => {
    expect(range('R', { min: 0, max: 9, value: 0, step: 3 }).step).toBe(3);
  });
});
