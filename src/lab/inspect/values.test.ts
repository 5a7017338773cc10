import { expect, it } from 'vitest';
import { format, readRows } from './values.ts';

it.each([
  [0, '0'],
  [-0, '0'],
  [1e-9, '0'],
  [-0.00012, '−1.2e−4'],
  [0.1234, '0.123'],
  [-1.5, '−1.50'],
  [12.34, '12.3'],
  [1234.5, '1235'],
  [12_345_678, '12300000'],
  [Number.NaN, 'NaN'],
  [-Infinity, '−∞'],
  [true, 'yes'],
  [false, 'no'],
  ['dynamic', 'dynamic'],
  [{ x: 1, y: -2 }, '(1.00, −2.00)'],
  [undefined, '–'],
])('formats %j as %s', (value, text) => {
  expect(format(value)).toBe(text);
});

it('reads rows by the names of methods, which can take the inverse of the step', () => {
  const joint = {
    getForce: (inverse: number) => 2 * inverse,
    getBits: () => -1,
    isLimited: () => false,
  };
  const rows = [
    { name: 'Force', member: 'Joint#getForce', unit: 'N' },
    { name: 'Mask', member: 'Joint#getBits', isBits: true },
    { name: 'Limit', member: 'Joint#getForce', onlyIf: 'isLimited' },
  ] as const;
  expect(readRows(joint, rows, 0.5)).toEqual([
    { name: 'Force', member: 'Joint#getForce', unit: 'N', value: '4.00' },
    { name: 'Mask', member: 'Joint#getBits', unit: undefined, value: '0xffffffff' },
  ]);
});
