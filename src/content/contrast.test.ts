import { expect, test } from 'vitest';
import { contrast, readable } from './contrast.ts';

test('black on white has the highest contrast there is, a color on itself the lowest', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#768390', '#768390')).toBe(1);
});

test('a color that can be read stays as it is', () => {
  expect(readable('#005cc5', '#24292e', '#ffffff')).toBe('#005cc5');
});

test('a color that cannot be read moves towards the text until it can', () => {
  const color = readable('#768390', '#adbac7', '#1c232b');
  expect(color).not.toBe('#768390');
  expect(contrast(color, '#1c232b')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(color, '#1c232b')).toBeLessThan(4.8);
});
