import { expect, it } from 'vitest';
import { letterAt, toLatin } from './keys.ts';

it.each([
  ['with Caps Lock', 'P', 'KeyP', 'p'],
  ['on a Russian keyboard', 'к', 'KeyR', 'r'],
  ['on a Russian keyboard with Caps Lock', 'К', 'KeyR', 'r'],
  ['on a Greek keyboard', 'ν', 'KeyN', 'n'],
  ['on a Turkish keyboard', 'ı', 'KeyI', 'i'],
  ['on a French keyboard', 'z', 'KeyW', 'z'],
  ['on a German keyboard', 'ä', 'Quote', 'ä'],
  ['on a Dvorak keyboard', ',', 'KeyW', ','],
  ['of a touch screen', 'p', '', 'p'],
  ['with a name', 'ArrowUp', 'ArrowUp', 'ArrowUp'],
])('finds the letter of a key %s: %s at %s is %s', (_where, key, code, letter) => {
  expect(toLatin(key, code)).toBe(letter);
});

it('knows the places of letters', () => {
  expect(['KeyW', 'Digit1', 'Space', ''].map(letterAt)).toEqual(['w', '', '', '']);
});
