import { describe, expect, it } from 'vitest';
import { flag, number, numbersIn, point, size } from './props.ts';

describe('numbersIn', () => {
  it.each([
    ['1 2.5', [1, 2.5]],
    [' -1,  2e1 ', [-1, 20]],
    [3, [3]],
    ['', []],
  ])('reads %j', (value, found) => {
    expect(numbersIn(value)).toEqual(found);
  });

  it.each([['1 b'], ['1 Infinity'], [Number.NaN], [true], [undefined]])('rejects %j', (value) => {
    expect(numbersIn(value)).toBeUndefined();
  });
});

describe('props', () => {
  it('accept strings of directives, and values of expressions', () => {
    expect([flag.parse(true), flag.parse('false')]).toEqual([true, false]);
    expect([number.parse('-1.5'), number.parse(2)]).toEqual([-1.5, 2]);
    expect(point.parse('1 2')).toEqual({ x: 1, y: 2 });
  });

  it('reject a bare key as a number', () => {
    expect(number.safeParse(true).success).toBe(false);
    expect(number.safeParse('').success).toBe(false);
    expect(number.safeParse('1 2').success).toBe(false);
    expect(size.safeParse('0').success).toBe(false);
  });
});
