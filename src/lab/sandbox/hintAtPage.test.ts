import { expect, it } from 'vitest';
import { hintAtPage } from './hintAtPage.ts';

it.each([
  'ReferenceError: localStorage is not defined',
  "ReferenceError: Can't find variable: alert",
])('says that there is no page after %j', (message) => {
  expect(hintAtPage(message)).toContain('without a page');
});

it.each([
  'ReferenceError: alert2 is not defined',
  'Error: alert',
  'TypeError: a is not a function',
])('says nothing after %j', (message) => {
  expect(hintAtPage(message)).toBe('');
});
