import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { moveStyles, styleRules } from './styles.ts';

it('moves style attributes, and returns each style once', () => {
  const html = '<p style="color:red">a <b style="--x:1">b</b></p><p style="color:red">c</p>';
  const tree = fromHtml(html, { fragment: true });
  expect(moveStyles(tree)).toEqual(['color:red', '--x:1']);
  expect(toHtml(tree)).toBe(html.replaceAll(' style=', ' data-style='));
});

it('prints rules that select by the style, whatever is in it', () => {
  expect(styleRules(['--x:1', '--y:"</style>\\0"'])).toBe(
    '[data-style="--x:1"]{--x:1}[data-style="--y:\\22 \\3c /style>\\5c 0\\22 "]{--y:"\\3c /style>\\0"}',
  );
});
