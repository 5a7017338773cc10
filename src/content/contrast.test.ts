import { expect, test } from 'vitest';
import { contrast, ensureContrast } from './contrast.ts';

test('contrast is highest for black on white and lowest for equal colors', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#768390', '#768390')).toBe(1);
});

test('a readable color stays unchanged', () => {
  expect(ensureContrast('#005cc5', '#24292e', '#ffffff')).toBe('#005cc5');
});

test('an unreadable color moves toward the text color until it is readable', () => {
  const color = ensureContrast('#768390', '#adbac7', '#1c232b');
  expect(color).not.toBe('#768390');
  expect(contrast(color, '#1c232b')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(color, '#1c232b')).toBeLessThan(4.8);
});
