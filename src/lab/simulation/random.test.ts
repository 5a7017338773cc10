import { expect, it } from 'vitest';
import { createRandom } from './random.ts';

function take(seed: number, count: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, random);
}

it('random numbers depend on the seed only', () => {
  expect(take(1, 20)).toEqual(take(1, 20));
  expect(take(1, 20)).not.toEqual(take(2, 20));
});

it('random numbers are evenly distributed between 0 and 1', () => {
  const numbers = take(7, 10_000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (let tenth = 0; tenth < 10; tenth++) {
    const inside = numbers.filter((number) => Math.floor(number * 10) === tenth);
    expect(inside.length).toBeGreaterThan(850);
    expect(inside.length).toBeLessThan(1150);
  }
});
