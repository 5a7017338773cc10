import { expect, it } from 'vitest';
import { compareNaturally } from './naturalOrder.ts';

it.each([
  ['numbers by their value', ['203', '1903']],
  ['numbers within names', ['Step 9', 'Step 10', 'Step 10b']],
  ['versions', ['1.9.0', '1.10.0']],
  ['paths, a folder before what is below it', ['/', '/log', '/log/9', '/log/10', '/logs']],
  ['letters without their case', ['AABB', 'angle', 'Body']],
  ['capitals first in equal words', ['Distance', 'distance']],
  ['equal numbers by their digits', ['01', '1']],
  ['letters with accents next to those without', ['Angle', 'Ångström', 'Body']],
])('sorts %s', (_name, sorted) => {
  expect([...sorted].reverse().sort(compareNaturally)).toEqual(sorted);
});
