import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('computes the result of each text once', () => {
  const compute = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const measure = memoize(compute);
  expect(['a', 'ab', 'a', '', ''].map(measure)).toEqual([1, 2, 1, undefined, undefined]);
  expect(compute).toHaveBeenCalledTimes(3);
});
