import { describe, expect, it } from 'vitest';
import { findProblems, renderHtml } from '../../tests/unit/renderBlocks.ts';

const POST = {
  path: '/blog/two',
  title: 'Two',
  description: 'About it.',
  authors: ['[Ada](https://ada.example)', 'Grace', 'Linus'],
  date: '2026-03-01',
};

describe('<BlogPosts>', () => {
  it('shows title, authors, date, and description of each post below its page', async () => {
    const page = { path: '/blog', posts: [POST] };
    const html =
      '<ul><li><a href="/blog/two">Two</a>' +
      '<p>By <a href="https://ada.example">Ada</a>, Grace &#x26; Linus on <time datetime="2026-03-01">March 1, 2026</time></p>' +
      '<p>About it.</p></li></ul>';
    expect(await renderHtml('<BlogPosts />', { page })).toBe(html);
    expect(await renderHtml('::blog-posts', { page, format: 'md' })).toBe(html);
  });

  it('omits missing authors and description', async () => {
    const page = { path: '/blog', posts: [{ ...POST, authors: [], description: '' }] };
    expect(await renderHtml('<BlogPosts />', { page })).toBe(
      '<ul><li><a href="/blog/two">Two</a><p><time datetime="2026-03-01">March 1, 2026</time></p></li></ul>',
    );
  });

  it('omits its own page and posts elsewhere, and shows a text if none are left', async () => {
    const posts = [
      { ...POST, path: '/blog' },
      { ...POST, path: '/news/two' },
    ];
    const page = { path: '/blog', posts };
    expect(await renderHtml('<BlogPosts />', { page })).toBe('<p>No posts yet.</p>');
    expect(await renderHtml('::blog-posts{under="/news"}', { page })).toContain('href="/news/two"');
    expect(await renderHtml('::blog-posts{under="/"}', { page })).not.toContain('href="/blog"');
  });

  it('rejects an invalid path', async () => {
    expect(await findProblems('<BlogPosts under="news" />')).toEqual([
      'a.mdx:1 "under" of <BlogPosts> must be a path that starts with "/", not "news" — change "under" of <BlogPosts>',
    ]);
  });
});
