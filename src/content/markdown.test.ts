import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('renderMarkdown', () => {
  it.each([
    ['emphasis and code', '*a* **b** `c`', '<p><em>a</em> <strong>b</strong> <code>c</code></p>'],
    ['strikethrough', '~~a~~', '<p><del>a</del></p>'],
    ['bare addresses', 'www.a.example', '<p><a href="http://www.a.example">www.a.example</a></p>'],
    [
      'task lists',
      '- [x] a\n- [ ] b',
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled> a</li>\n<li class="task-list-item"><input type="checkbox" disabled> b</li>\n</ul>',
    ],
    [
      'tables with their alignment',
      '| a | b |\n| - | -: |\n| 1 | 2 |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td align="right">2</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['escaped characters', '1 < 2 \\<b> &amp;', '<p>1 &#x3C; 2 &#x3C;b> &#x26;</p>'],
    [
      'options right after the language of a code block',
      '```ts{1,3} wrap\na\n```',
      '<pre><code class="language-ts" data-meta="{1,3} wrap">a\n</code></pre>',
    ],
    ['nothing', '', ''],
  ])('renders %s', (_name, markdown, html) => {
    expect(toHtml(renderMarkdown(markdown))).toBe(html);
  });

  it('keeps the ids of footnotes as written', () => {
    const html = toHtml(renderMarkdown('a[^why]\n\n[^why]: because'));
    expect(html).toContain('<a href="#fn-why" id="fnref-why"');
    expect(html).toContain('<li id="fn-why">');
    expect(html).toContain('href="#fnref-why"');
  });

  it('parses raw HTML with Markdown inside', () => {
    const tree = renderMarkdown(
      '<details>\n<summary>More</summary>\n\nhidden *text*\n\n</details>',
    );
    expect(elements(tree).map(({ tagName }) => tagName)).toEqual(['details', 'summary', 'p', 'em']);
  });

  it('renders the same HTML with and without raw HTML further down', () => {
    const markdown =
      '# A\n\ntext [b](c) ![d](e.png)\n\n- f\n\n| g |\n| - |\n| h |\n\n```ts\ni < j\n```\n';
    const alone = toHtml(renderMarkdown(markdown));
    expect(toHtml(renderMarkdown(`${markdown}\n<br>\n`))).toBe(`${alone}\n<br>`);
  });

  it('closes unclosed raw HTML', () => {
    expect(toHtml(renderMarkdown('<div>\n\ntext'))).toBe('<div>\n<p>text</p></div>');
  });

  it.each([
    ['a <a name="b" /> c *d*', '<p>a <a name="b"></a> c <em>d</em></p>'],
    ['a <a name="b"/> c', '<p>a <a name="b"></a> c</p>'],
    ['a <my-badge/> c', '<p>a <my-badge></my-badge> c</p>'],
    ["<div id='b'\n  hidden />\n\nc", '<div id="b" hidden></div>\n<p>c</p>'],
    ['<a title="b/>c" />d', '<p><a title="b/>c"></a>d</p>'],
    ['<a href=/b/>c</a>', '<p><a href="/b/">c</a></p>'],
    ['a<br/>b<br />c', '<p>a<br>b<br>c</p>'],
    ['a <img src="b.png" /> c <wbr/> d', '<p>a <img src="b.png"> c <wbr> d</p>'],
    ['<hr/>\n\na', '<hr>\n<p>a</p>'],
    ['<svg><path d="M0"/><g/></svg>', '<p><svg><path d="M0"></path><g></g></svg></p>'],
  ])('closes self-closing elements: %j', (markdown, html) => {
    expect(toHtml(renderMarkdown(markdown))).toBe(html);
  });

  it.each([
    ['a Map<K> *b*', '<p>a Map&#x3C;K> <em>b</em></p>'],
    ['a <Badge /> b', '<p>a &#x3C;Badge /> b</p>'],
    ['<Note>a</Note> b', '<p>&#x3C;Note>a&#x3C;/Note> b</p>'],
    ['<div>\n<Note/>a\n</div>', '<div>\n&#x3C;Note/>a\n</div>'],
  ])('shows the names of components as written: %j', (markdown, html) => {
    expect(toHtml(renderMarkdown(markdown))).toBe(html);
  });

  it.each([
    ['Markdown', ''],
    ['Markdown with raw HTML', '\n<hr>\n'],
  ])('keeps the line of every element in %s', (_name, end) => {
    const markdown = '\n\n# A\n\ntext\n*b*\n\n- c\n- [d](e)\n\n```ts\nf\n```\n\n![g](h.png)\n';
    const lines = elements(renderMarkdown(markdown + end)).map(
      ({ tagName, position }) => `${tagName}:${position?.start.line}`,
    );
    expect(lines.filter((line) => !line.startsWith('hr'))).toEqual([
      ...['h1:3', 'p:5', 'em:6', 'ul:8', 'li:8', 'li:9', 'a:9'],
      ...['pre:11', 'code:11', 'p:15', 'img:15'],
    ]);
  });

  it('keeps the text after the language of a fence', () => {
    const [, code] = elements(renderMarkdown('```ts title="a.ts" {1}\nb\n```'));
    expect(code?.properties).toEqual({ className: ['language-ts'], dataMeta: 'title="a.ts" {1}' });
  });

  it('adds nothing to a fence with only a language', () => {
    const [, code] = elements(renderMarkdown('```ts\nb\n```'));
    expect(code?.properties).toEqual({ className: ['language-ts'] });
  });
});

function elements(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    found.push(node);
  });
  return found;
}
