import { describe, expect, it } from 'vitest';
import { appendUses } from './inTheGuides.ts';

const PAGE = {
  html: '<h1>World</h1>',
  outline: [{ level: 2, id: 'methods', text: 'Methods' }],
  anchors: ['methods'],
};
const PLAIN = { basePath: '', hasPictures: false };
const NONE = { top: [], rest: [] };
const HEADING =
  '<h2 id="in-the-guides" aria-labelledby="in-the-guides">In the guides<a class="anchor" href="#in-the-guides" aria-labelledby="in-the-guides"></a></h2>';
const SCENES =
  '<h3 id="in-the-guides-scenes" aria-labelledby="in-the-guides-scenes">Scenes<a class="anchor" href="#in-the-guides-scenes" aria-labelledby="in-the-guides-scenes"></a></h3>';

describe('appendUses', () => {
  it('appends a section with links to guides and their sections', () => {
    const top = [
      { path: '/a', hash: '', pageTitle: 'A & B' },
      { path: '/c', hash: 'größe', pageTitle: 'C', sectionTitle: 'Size <1' },
      { path: '/c', hash: 'd', pageTitle: 'C', sectionTitle: 'D' },
    ];
    const uses = { sections: { top, rest: [] }, scenes: NONE };
    const { html, outline } = appendUses(PAGE, uses, { ...PLAIN, basePath: '/docs' });
    expect(html.split('\n')).toEqual([
      '<h1>World</h1>',
      HEADING,
      '<ul>',
      '<li><a href="/docs/a">A &amp; B</a></li>',
      '<li><a href="/docs/c">C</a>',
      '<ul>',
      '<li><a href="/docs/c#gr%C3%B6%C3%9Fe">Size &lt;1</a></li>',
      '<li><a href="/docs/c#d">D</a></li>',
      '</ul>',
      '</li>',
      '</ul>',
    ]);
    expect(outline).toEqual([
      ...PAGE.outline,
      { level: 2, id: 'in-the-guides', text: 'In the guides' },
    ]);
  });

  it('appends links to scenes, and folds all but the top ones', () => {
    const top = [{ path: '/c', hash: 'scene-d', scene: 'd', pageTitle: 'C', sceneTitle: 'D' }];
    const rest = [
      { path: '/c', hash: 'scene-e', scene: 'e', pageTitle: 'C', sceneTitle: 'E' },
      { path: '/f', hash: 'scene-g', scene: 'g', pageTitle: 'F & F', sceneTitle: 'G' },
    ];
    const { html, outline } = appendUses(PAGE, { sections: NONE, scenes: { top, rest } }, PLAIN);
    expect(html.split('\n')).toEqual([
      '<h1>World</h1>',
      HEADING,
      SCENES,
      '<ul>',
      '<li><a href="/c#scene-d">D</a> (C)</li>',
      '</ul>',
      '<details class="more"><summary>2 more scenes</summary>',
      '<ul>',
      '<li><a href="/c#scene-e">E</a> (C)</li>',
      '<li><a href="/f#scene-g">G</a> (F &amp; F)</li>',
      '</ul>',
      '</details>',
    ]);
    expect(outline.map(({ text }) => text)).toEqual(['Methods', 'In the guides', 'Scenes']);
  });

  it('shows pictures of scenes in both themes, on a site that has them', () => {
    const top = [{ path: '/c', hash: 'scene-d', scene: 'd', pageTitle: 'C', sceneTitle: 'D' }];
    const uses = { sections: NONE, scenes: { top, rest: [] } };
    const { html } = appendUses(PAGE, uses, { basePath: '/docs', hasPictures: true });
    expect(html).toContain('<ul class="scene-uses">\n<li><img data-theme="light" src="/docs/');
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html).toContain('loading="lazy"><a href="/docs/c#scene-d">D</a> (C)</li>');
  });

  it('does not change an unused page, or one with such a section', () => {
    const { html, outline } = PAGE;
    expect(appendUses(PAGE, undefined, PLAIN)).toEqual({ html, outline });
    const written = { ...PAGE, anchors: ['in-the-guides'] };
    const top = [{ path: '/a', hash: '', pageTitle: 'A' }];
    const uses = { sections: { top, rest: [] }, scenes: NONE };
    expect(appendUses(written, uses, PLAIN)).toEqual({ html, outline });
  });
});
