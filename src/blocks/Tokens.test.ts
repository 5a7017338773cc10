import { expect, it } from 'vitest';
import { htmlOf, problemsOf } from '../../tests/unit/renderBlocks.ts';

it('shows each color with its value, in both themes', async () => {
  const html = await htmlOf('<Tokens of="color" />');
  expect(html).toContain('<code>--color-accent</code><span>light-dark(#0a62b8, #79bcff)</span>');
  const samples = [...html.matchAll(/background:var\((--[\w-]+)\);color-scheme:(\w+)/g)];
  expect(
    samples.filter(([, name]) => name === '--color-accent').map(([, , scheme]) => scheme),
  ).toEqual(['light', 'dark']);
});

it('shows texts in the size that a token names', async () => {
  const html = await htmlOf('<Tokens of="size" />');
  expect(html).toContain('style="font-size:var(--size-h2)"');
  expect(html).not.toContain('--space-1');
});

it('shows a token that is named like its kind', async () => {
  expect(await htmlOf('<Tokens of="radius" />')).toContain('<code>--radius</code>');
});

it('rejects an unknown kind', async () => {
  expect(await problemsOf('<Tokens of="colour" />')).toEqual([
    expect.stringMatching(/"of" .*did you mean "color"/),
  ]);
});
