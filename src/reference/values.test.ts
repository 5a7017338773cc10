import { expect, it } from 'vitest';
import { valueText } from './values.ts';

it.each([
  [0, '0'],
  [-9.8, '-9.8'],
  [0.1 + 0.2, '0.3'],
  [(2 / 180) * Math.PI, '0.0349066'],
  [1234567, '1234570'],
  [Infinity, 'Infinity'],
  [Number.NaN, 'NaN'],
  ['static', '"static"'],
  ['a "quote"', '"a \\"quote\\""'],
  [true, 'true'],
  [null, 'null'],
  [undefined, 'undefined'],
  [{}, '{}'],
  [[], '[]'],
  [{ x: 0, y: { z: 'a' } }, '{ x: 0, y: { z: "a" } }'],
  [[1, null, { a: [] }], '[1, null, { a: [] }]'],
])('writes %j as %s', (value, text) => {
  expect(valueText(value)).toBe(text);
});
