import { describe, expect, it } from 'vitest';
import { withUses } from './inTheGuides.ts';

const PAGE = {
  html: '<h1>World</h1>',
  outline: [{ level: 2, id: 'methods', text: 'Methods' }],
  anchors: ['methods'],
};

describe('withUses', () => {
  it('leads to guides and their sections from a last section of its own', () => {
    const uses = [
      { path: '/a', hash: '', pageTitle: 'A & B' },
      { path: '/c', hash: 'größe', pageTitle: 'C', sectionTitle: 'Size <1' },
      { path: '/c', hash: 'scene-d', pageTitle: 'C', sceneTitle: 'D' },
    ];
    const { html, outline } = withUses(PAGE, uses, '/docs');
    expect(html.split('\n')).toEqual([
      '<h1>World</h1>',
      '<h2 id="in-the-guides"><a class="anchor" href="#in-the-guides">In the guides</a></h2>',
      '<ul>',
      '<li><a href="/docs/a">A &amp; B</a></li>',
      '<li><a href="/docs/c">C</a>',
      '<ul>',
      '<li><a href="/docs/c#gr%C3%B6%C3%9Fe">Size &lt;1</a></li>',
      '<li><a href="/docs/c#scene-d">Scene: D</a></li>',
      '</ul>',
      '</li>',
      '</ul>',
    ]);
    expect(outline).toEqual([
      ...PAGE.outline,
      { level: 2, id: 'in-the-guides', text: 'In the guides' },
    ]);
  });

  it('leaves a page as it is that nothing uses, or that has such a section', () => {
    const { html, outline } = PAGE;
    expect(withUses(PAGE, [], '')).toEqual({ html, outline });
    const written = { ...PAGE, anchors: ['in-the-guides'] };
    const use = { path: '/a', hash: '', pageTitle: 'A' };
    expect(withUses(written, [use], '')).toEqual({ html, outline });
  });
});
