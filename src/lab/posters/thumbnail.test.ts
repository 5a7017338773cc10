import { expect, it } from 'vitest';
import { THEME_COLORS } from '../model/pen.ts';
import { thumbnailSvg } from './thumbnail.ts';

const COLORS = Object.fromEntries(THEME_COLORS.map((name) => [name, `#${name}`])) as Record<
  (typeof THEME_COLORS)[number],
  string
>;

it('makes a file with the colors of a theme, without texts and its size', () => {
  const svg = thumbnailSvg(
    {
      width: 720,
      height: 440,
      elements: [
        { name: 'path', attributes: { fill: 'var(--ink-dynamic)', strokeWidth: 3, d: 'M0 0z' } },
        { name: 'path', attributes: { stroke: 'red', strokeDasharray: '4 3', d: 'M1 1' } },
        { name: 'text', attributes: { x: 1, y: 2 }, text: 'hidden' },
      ],
    },
    COLORS,
  );
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 720 440"[^>]*>/);
  expect(svg).not.toMatch(/ (width|height)=/);
  expect(svg).toContain(
    '<path fill="#dynamic" stroke-width="3" d="M0 0z"/><path stroke="red" stroke-dasharray="4 3" d="M1 1"/></svg>',
  );
});

it('escapes colors, which can be any text', () => {
  const elements = [{ name: 'path' as const, attributes: { fill: '"><script>&', d: '' } }];
  expect(thumbnailSvg({ width: 1, height: 1, elements }, COLORS)).toContain(
    'fill="&quot;&gt;&lt;script&gt;&amp;"',
  );
});
