import { expect, it } from 'vitest';
import { literalText, valueText } from './values.ts';

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

it.each([
  ['1.0', '1'],
  ['-0.50', '-0.5'],
  ['1e3', '1000'],
  ['"a (b)"', '"a (b)"'],
  ["['a', 1, null]", "['a', 1, null]"],
  ['true', 'true'],
  ['{}', '{}'],
  ['2 * Math.PI', undefined],
  ['2 * 3', undefined],
  ['size', undefined],
  ['new Vec2(0, 0)', undefined],
  ['nullable', undefined],
  ['`a`', undefined],
])('takes the source %j for the literal %j', (source, text) => {
  expect(literalText(source)).toBe(text);
});
