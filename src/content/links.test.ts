import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { resolveLinks } from './links.ts';
import { renderMarkdown } from './markdown.ts';

describe('resolveLinks', () => {
  it.each([
    ['/world', '/docs/world'],
    ['/', '/docs/'],
    ['./pulley.md', '/docs/joint/pulley'],
    ['../body.html#sleep', '/docs/body#sleep'],
    ['pulley#gr%C3%B6%C3%9Fe', '/docs/joint/pulley#gr%C3%B6%C3%9Fe'],
    ['/files/scene.zip', '/docs/files/scene.zip'],
    ['/100%25', '/docs/100%25'],
    ['#step', '#step'],
    ['https://box2d.org/a?b#c', 'https://box2d.org/a?b#c'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['//box2d.org', '//box2d.org'],
  ])('writes %s as %s', (href, written) => {
    expect(resolve(`[a](${href})`).html).toBe(`<p><a href="${written}">a</a></p>`);
  });

  it('works without a base path', () => {
    expect(resolve('[a](../body)', '').html).toBe('<p><a href="/body">a</a></p>');
  });

  it('lists internal links in order, with their lines', () => {
    const markdown =
      '[a](/world)\n\n- [b](#own)\n- [c](https://a.example)\n\n<a href="../x.zip">d</a>\n\n[e][ref]\n\n[ref]: pulley.md#wheel';
    expect(resolve(markdown).links).toEqual([
      { href: '/world', path: '/world', hash: '', line: 1 },
      { href: '#own', path: '/joint/rope', hash: 'own', line: 3 },
      { href: '../x.zip', path: '/x.zip', hash: '', line: 6 },
      { href: 'pulley.md#wheel', path: '/joint/pulley', hash: 'wheel', line: 8 },
    ]);
  });

  it('lists repeated links', () => {
    expect(resolve('[a](/world) [b](/world)').links).toHaveLength(2);
  });

  it('marks links in tables of names of other engines', () => {
    const table = '<table data-foreign><tr><td><a href="/world">a</a></td></tr></table>';
    const { links } = resolve(`${table} <a href="/body">b</a>`);
    expect(links.map(({ href, isLookup }) => [href, isLookup])).toEqual([
      ['/world', true],
      ['/body', undefined],
    ]);
  });

  it.each([
    ['<area href="/world">', '<area href="/docs/world">'],
    ['<iframe src="demo.html?a"></iframe>', '<iframe src="/docs/joint/demo?a"></iframe>'],
  ])('places and lists %s', (raw, html) => {
    const resolved = resolve(raw);
    expect(resolved.html).toContain(html);
    expect(resolved.links).toHaveLength(1);
  });

  it('ignores anchors without href and other elements', () => {
    const raw = '<a id="here">a</a> <link href="/style.css"> <img alt="" src="/world">';
    expect(resolve(raw)).toEqual({ links: [], html: `<p>${raw}</p>` });
  });
});

function resolve(markdown: string, basePath = '/docs') {
  const tree = renderMarkdown(markdown);
  const links = resolveLinks(tree, 'joint/rope.md', basePath);
  return { links, html: toHtml(tree) };
}
