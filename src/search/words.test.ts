import { expect, it } from 'vitest';
import { contentWords } from './words.ts';

it.each([
  ['how do I create a body', ['create', 'body']],
  ["setLinearVelocity doesn't set velocity", ['setLinearVelocity', 'set', 'velocity']],
  ['body wont fall', ['body', 'fall']],
  ["it's a sensor, isn’t it", ['sensor']],
  ['isStatic: true', ['isStatic']],
  ['the', ['the']],
])('the content of %j is %j', (text, words) => {
  expect(contentWords(text)).toEqual(words);
});
