import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { moveStyles, styleRules, stylesIn } from './styles.ts';

it('moves style attributes, and finds each style once', () => {
  const html =
    '<p style="color:red">a <b style="--x:1">b</b></p><p style="color:red">c</p><p style="a:&#x22;b&#x22;">d</p>';
  const tree = fromHtml(html, { fragment: true });
  moveStyles(tree);
  const moved = toHtml(tree);
  expect(moved).toBe(html.replaceAll(' style=', ' data-style='));
  expect(stylesIn(moved)).toEqual(['color:red', '--x:1', 'a:"b"']);
});

it('prints rules that select by the style, whatever is in it', () => {
  expect(styleRules(['--x:1', '--y:"</style>\\0"'])).toBe(
    '[data-style="--x:1"]{--x:1}[data-style="--y:\\22 \\3c /style>\\5c 0\\22 "]{--y:"\\3c /style>\\0"}',
  );
});
