import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../src/content/contrast.ts';

const css = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8');

/**
 * Returns the colors of a theme by the names of their tokens. Those for readers who prefer more contrast come
 * later in the file.
 */
function readColors(theme: 'light' | 'dark'): Map<string, string> {
  const pattern = /--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g;
  const [first = ''] = css.split('prefers-contrast');
  return new Map(
    [...first.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );
}

const BACKGROUNDS = ['page', 'raised', 'sunken', 'picture'];
const TEXTS = ['text', 'quiet', 'accent', 'brand-text', 'danger', 'warning', 'success'];

describe.each(['light', 'dark'] as const)('the tokens of the %s theme', (theme) => {
  const colors = readColors(theme);
  const ratio = (one: string, other: string) =>
    contrast(colors.get(one) ?? '', colors.get(other) ?? '');

  test.each(TEXTS)('%s is readable on every background', (text) => {
    for (const background of BACKGROUNDS)
      expect(ratio(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['brand', 'edge', 'accent'])('%s can be seen as a mark on every background', (mark) => {
    for (const background of BACKGROUNDS) expect(ratio(mark, background)).toBeGreaterThanOrEqual(3);
  });

  test('text on a filled button and on a selected item is readable', () => {
    expect(ratio('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('accent', 'accent-quiet')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['match', 'match-current'])('text on a %s is readable', (match) => {
    expect(ratio('text', match)).toBeGreaterThanOrEqual(4.5);
  });
});
