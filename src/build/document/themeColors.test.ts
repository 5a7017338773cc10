import { expect, it } from 'vitest';
import { THEME_COLORS } from '../../lab/model/pen.ts';
import { THEMES, themeColors, tokenColors } from './themeColors.ts';

it.each(THEMES)('resolves each color of pictures to a plain color in the %s theme', (theme) => {
  const colors = themeColors(theme);
  expect(Object.keys(colors)).toEqual([...THEME_COLORS]);
  for (const color of Object.values(colors))
    expect(color).toMatch(/^(#[\da-f]{6}|rgb\([\d /%]+\))$/);
});

it('has other colors in the dark theme', () => {
  expect(themeColors('dark').static).not.toBe(themeColors('light').static);
  expect(themeColors('dark').joint).not.toBe(themeColors('light').joint);
  expect(themeColors('dark').sensor).not.toBe(themeColors('light').sensor);
});

it('resolves colors of the page', () => {
  for (const color of Object.values(tokenColors('light'))) expect(color).toMatch(/^#[\da-f]{6}$/);
  expect(tokenColors('dark').page).not.toBe(tokenColors('light').page);
});
