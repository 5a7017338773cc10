import { describe, expect, test } from 'vitest';
import { contrast } from '../../../content/contrast.ts';
import { codeColors } from '../../../content/highlight.ts';
import { CODE } from './theme.ts';

describe.each(['light', 'dark'] as const)('the %s theme of the editor', async (theme) => {
  const stylesheet = await codeColors();
  const background = new RegExp(`--code-${theme}-background:(#[0-9a-f]{6})`).exec(stylesheet)?.[1];

  test.each(Object.entries(CODE))('makes a %s readable', (_name, colors) => {
    const [light, dark] = colors.match(/#[0-9a-f]{6}/g) ?? [];
    const color = theme === 'light' ? light : dark;
    expect(contrast(color ?? '', background ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
