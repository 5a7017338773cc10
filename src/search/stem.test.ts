import { expect, it } from 'vitest';
import { stemWord } from './stem.ts';

it.each([
  ['determinism', 'deterministic'],
  ['collide', 'collision'],
  ['bouncy', 'bounce'],
  ['stutter', 'stuttering'],
  ['simulate', 'simulation'],
  ['falls', 'falling'],
])('%s and %s have the same stem', (one, other) => {
  expect(stemWord(one)).toBe(stemWord(other));
});

it.each([
  ['simulate', 'similar'],
  ['serialize', 'serve'],
  ['moment', 'momentum'],
])('%s and %s have different stems', (one, other) => {
  expect(stemWord(one)).not.toBe(stemWord(other));
});

it.each(['b2world', 'm_stack', '60', 'größe', 'of'])('%s has none', (word) => {
  expect(stemWord(word)).toBe('');
});
