import { describe, expect, it } from 'vitest';
import { contrast } from '../../content/contrast.ts';
import { THEME_COLORS } from '../../lab/model/pen.ts';
import { PALETTE } from '../../lab/template/draw.ts';
import exportedPage from '../../lab/template/index.html?raw';
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

it('gives exported scenes the colors of the light theme', () => {
  expect(PALETTE).toEqual(themeColors('light'));
  expect(exportedPage).toContain(`background: ${tokenColors('light').picture};`);
});

/** Contrast of colors to the picture, in both themes. Those of fills also leave room for outlines and texts on them. */
const FILLS = {
  dynamic: 2.4,
  kinematic: 2.4,
  jade: 2.4,
  moss: 2.4,
  amber: 2.4,
  rose: 2.4,
} as const;
const PALE_FILLS = { static: 1.9, asleep: 1.35, quiet: 1.35 } as const;
const TOLERANCE = 0.2;

describe.each(THEMES)('colors of pictures in the %s theme', (theme) => {
  const colors = themeColors(theme);
  const { picture } = tokenColors(theme);

  it.each(Object.entries({ ...FILLS, ...PALE_FILLS }))(
    '%s has the contrast %d',
    (name, expected) => {
      const color = colors[name as keyof typeof FILLS];
      expect(Math.abs(contrast(color, picture) - expected)).toBeLessThanOrEqual(TOLERANCE);
      expect(contrast(color, colors.outline)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['outline', 'emphasis', 'good', 'bad'] as const)('%s is readable as text', (name) => {
    expect(contrast(colors[name], picture)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['accent', 'joint', 'box'] as const)('%s can be seen as a line', (name) => {
    expect(contrast(colors[name], picture)).toBeGreaterThanOrEqual(3);
  });

  it('shows by brightness alone that a body sleeps', () => {
    expect(contrast(colors.dynamic, colors.asleep)).toBeGreaterThanOrEqual(1.5);
  });
});
