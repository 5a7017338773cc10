import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { escapeHtml } from './escape.ts';

it.each([
  ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
  ['say "hi"', 'say &quot;hi&quot;'],
  ['&amp;', '&amp;amp;'],
  ["it's – `plain`", "it's – `plain`"],
  ['', ''],
])('escapes %j as %j', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});

it('is parsed back as the same text, in an element and in an attribute', () => {
  const text = '</p><script>"&lt;" & \'x\' &amp; ]]> <!-- --> ü 🎉';
  const tree = fromHtml(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`, {
    fragment: true,
  });
  expect(toText(tree)).toBe(text);
  expect(tree.children).toMatchObject([{ tagName: 'p', properties: { title: text } }]);
});
