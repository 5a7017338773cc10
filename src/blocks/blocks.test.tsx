import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type BlockSurroundings, createBlocks } from './index.ts';

const POST = {
  path: '/blog/two',
  title: 'Two',
  description: 'About it.',
  authors: ['[Ada](https://ada.example)', 'Grace', 'Linus'],
  date: '2026-03-01',
};

describe('<BlogPosts>', () => {
  it('shows title, authors, date and description of each post below its page', () => {
    const html = render('BlogPosts', { posts: [POST] });
    expect(html).toMatch(/<a class="[^"]+" href="\/blog\/two">Two<\/a>/);
    expect(html).toContain(
      'By <a href="https://ada.example">Ada</a>, Grace &amp; Linus on <time dateTime="2026-03-01">March 1, 2026</time>',
    );
    expect(html).toContain('<p>About it.</p>');
  });

  it('leaves out what a post does not say', () => {
    const html = render('BlogPosts', { posts: [{ ...POST, authors: [], description: '' }] });
    expect(html).toContain('March 1, 2026');
    expect(html).not.toContain('By ');
    expect(html).not.toContain('<p></p>');
  });

  it('leaves out its own page and what lies elsewhere, and says when nothing is left', () => {
    const elsewhere = [
      { ...POST, path: '/blog' },
      { ...POST, path: '/news/two' },
    ];
    expect(render('BlogPosts', { posts: elsewhere })).toBe('<p>Nothing has been posted yet.</p>');
    expect(render('BlogPosts', { posts: elsewhere }, { under: '/news' })).toContain('/news/two');
  });
});

describe('<Sponsors>', () => {
  it('shows a row of pictures for each row, in the height of its tier', () => {
    const sponsor = { name: 'Acme', image: '/acme.svg', link: 'https://acme.example' };
    const html = render('Sponsors', {
      sponsors: [{ name: 'Gold', height: 60, items: [[sponsor], [sponsor]] }],
    });
    expect(html).toContain('<section aria-label="Gold sponsors">');
    expect(html.match(/<ul /g)?.length).toBe(2);
    expect(html).toContain(
      '<a href="https://acme.example" rel="sponsored"><img src="/acme.svg" alt="Acme" height="60" style="block-size:60px"/></a>',
    );
  });

  it('shows nothing where there are none', () => {
    expect(render('Sponsors', {})).not.toContain('<section');
  });
});

function render(
  name: 'BlogPosts' | 'Sponsors',
  surroundings: Partial<BlockSurroundings>,
  props: { under?: string } = {},
): string {
  const blocks = createBlocks({ path: '/blog', posts: [], sponsors: undefined, ...surroundings });
  return renderToStaticMarkup(createElement(blocks[name], props));
}
