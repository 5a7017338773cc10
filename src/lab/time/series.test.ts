import { describe, expect, it } from 'vitest';
import { createSeries, findUnit, parseNumber } from './series.ts';

describe('series', () => {
  it('return the values of a period, and NaN where there are none', () => {
    const series = createSeries(10);
    for (let step = 0; step <= 4; step++)
      series.record(step, { x: step, ...(step > 2 && { y: 1 }) });
    expect([...series.between('x', 1, 5)]).toEqual([1, 2, 3, 4, Number.NaN]);
    expect([...series.between('y', 1, 4)]).toEqual([Number.NaN, Number.NaN, 1, 1]);
    expect([...series.between('z', 0, 1)]).toEqual([Number.NaN, Number.NaN]);
  });

  it('keep the last samples, each as it was recorded first', () => {
    const series = createSeries(3);
    for (let step = 0; step <= 4; step++) series.record(step, { x: step });
    series.record(4, { x: 99 });
    expect([...series.between('x', 1, 4)]).toEqual([Number.NaN, 2, 3, 4]);
  });

  it('forget a future', () => {
    const series = createSeries(10);
    for (let step = 0; step <= 4; step++) series.record(step, { x: step, y: step });
    series.truncate(2);
    series.record(3, { x: 30 });
    expect([...series.between('x', 2, 4)]).toEqual([2, 30, Number.NaN]);
    expect([...series.between('y', 2, 4)]).toEqual([2, Number.NaN, Number.NaN]);
  });
});

it.each([
  ['12.5 N', 12.5, 'N'],
  ['−3 m/s', -3, 'm/s'],
  ['-3', -3, ''],
  ['45°', 45, '°'],
  ['0.81', 0.81, ''],
  [7, 7, ''],
  ['1, 2 kg', undefined, ''],
  ['(1.0, 2.0) m', undefined, ''],
  ['none', undefined, ''],
  ['3 of 5', undefined, ''],
  [true, undefined, ''],
])('reads %s as a quantity', (value, number, unit) => {
  expect(parseNumber(value)).toBe(number);
  expect(findUnit('Force', value)).toBe(unit);
});

it('returns the unit of the kinetic energy', () => {
  expect(findUnit('Kinetic energy', undefined)).toBe('J');
  expect(findUnit('Contacts', undefined)).toBe('');
});
