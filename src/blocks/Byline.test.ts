import { describe, expect, it } from 'vitest';
import { findProblems, renderHtml } from '../../tests/unit/renderBlocks.ts';
import type { BlockContext } from './index.ts';

const DAY = '<time datetime="2026-03-01">March 1, 2026</time>';

function createPage(frontmatter: Partial<BlockContext['frontmatter']>) {
  return { frontmatter: { layout: 'docs' as const, aliases: [], ...frontmatter } };
}

describe('<Byline>', () => {
  it.each([
    [['Ada'], 'By Ada'],
    [['Ada', 'Grace'], 'By Ada &#x26; Grace'],
    [
      ['Ada', '[Grace](https://g.example)', 'Linus'],
      'By Ada, <a href="https://g.example">Grace</a> &#x26; Linus',
    ],
  ])('shows the authors of the page: %j', async (authors, html) => {
    const page = createPage({ authors, date: '2026-03-01' });
    expect(await renderHtml('<Byline />', { page })).toBe(`<p>${html} on ${DAY}</p>`);
    expect(await renderHtml('::byline', { page, format: 'md' })).toBe(`<p>${html} on ${DAY}</p>`);
  });

  it('shows authors or date alone', async () => {
    expect(await renderHtml('::byline', { page: createPage({ authors: ['Ada'] }) })).toBe(
      '<p>By Ada</p>',
    );
    expect(await renderHtml('::byline', { page: createPage({ date: '2026-03-01' }) })).toBe(
      `<p>${DAY}</p>`,
    );
  });

  it('prefers its props to the frontmatter', async () => {
    const page = createPage({ authors: ['Ada'], date: '2020-01-01' });
    const html = `<p>By Grace on ${DAY}</p>`;
    expect(
      await renderHtml('::byline{authors=Grace date=2026-03-01}', { page, format: 'md' }),
    ).toBe(html);
    expect(await renderHtml('<Byline authors={[\'Grace\']} date="2026-03-01" />', { page })).toBe(
      html,
    );
  });

  it('requires an author or a date', async () => {
    expect(await findProblems('text\n\n::byline', { format: 'md' })).toEqual([
      'a.md:3 <Byline> has neither an author nor a date — add "authors" or "date" to the frontmatter, or to the block',
    ]);
  });

  it.each([
    [
      'date="March 1"',
      '"date" of <Byline> must be a date such as 2026-11-21, not "March 1"',
      'date',
    ],
    ['authors={1}', '"authors" of <Byline> must be a name, or a list of names, not 1', 'authors'],
  ])('reports the mistake in %s', async (props, message, key) => {
    expect(await findProblems(`<Byline ${props} />`)).toEqual([
      `a.mdx:1 ${message} — change "${key}" of <Byline>`,
    ]);
  });
});
