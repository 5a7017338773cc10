import { describe, expect, it } from 'vitest';
import { compileContext } from '../../tests/unit/compileContext.ts';
import { formatProblem } from '../config/problem.ts';
import { compilePage } from './compilePage.ts';

const CONTEXT = compileContext();
const NOTE = '<p>Note</p>\n<p>a</p>';

function callout(content: string, kind = 'note'): string {
  return `<div role="note" class="kind callout" data-kind="${kind}">\n${content}\n</div>`;
}

describe.each(['md', 'mdx'])('quotes with a kind in .%s', (extension) => {
  const compile = async (text: string) => {
    const file = { filePath: `a.${extension}`, file: `pages/a.${extension}`, text };
    const { page, problems } = await compilePage(file, CONTEXT);
    return { ...page, problems: problems.map(formatProblem) };
  };

  it.each([
    ['NOTE', 'note', 'Note'],
    ['TIP', 'tip', 'Tip'],
    ['IMPORTANT', 'info', 'Important'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'danger', 'Caution'],
    ['Note', 'note', 'Note'],
    ['caution', 'danger', 'Caution'],
    ['INFO', 'info', 'Info'],
    ['success', 'success', 'Success'],
    ['DANGER', 'danger', 'Danger'],
  ])('become callouts: %s', async (name, kind, title) => {
    const { html, problems } = await compile(`> [!${name}]\n> a`);
    expect(problems).toEqual([]);
    expect(html).toBe(callout(`<p>${title}</p>\n<p>a</p>`, kind));
  });

  it.each([
    ['with a space after it', '> [!NOTE] \n> a', callout(NOTE)],
    ['with a line break after it', '> [!NOTE]  \n> a', callout(NOTE)],
    ['with an empty line after it', '> [!NOTE]\n>\n> a', callout(NOTE)],
    ['without a space before it', '>[!NOTE]\n>a', callout(NOTE)],
    ['with a title', '> [!NOTE] The *rope*\n> a', callout('<p>The <em>rope</em></p>\n<p>a</p>')],
    [
      'with formatting at its end',
      '> [!NOTE] **A**\n> *b*',
      callout('<p><strong>A</strong></p>\n<p><em>b</em></p>'),
    ],
    ['that folds elsewhere', '> [!NOTE]- Rope\n> a', callout('<p>Rope</p>\n<p>a</p>')],
    ['without content', '> [!NOTE]', callout('<p>Note</p>')],
    ['with code first', '> [!NOTE]\n> `a`', callout('<p>Note</p>\n<p><code>a</code></p>')],
    ['of several lines', '> [!NOTE]\n> a\n> b', callout('<p>Note</p>\n<p>a\nb</p>')],
    [
      'around a list',
      '> [!NOTE]\n> - a\n> - b',
      callout('<p>Note</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>'),
    ],
    [
      'around another',
      '> [!NOTE]\n> > [!TIP]\n> > a',
      callout(`<p>Note</p>\n${callout('<p>Tip</p>\n<p>a</p>', 'tip')}`),
    ],
    ['in a list', '- > [!NOTE]\n  > a', `<ul>\n<li>\n${callout(NOTE)}\n</li>\n</ul>`],
    ['in a quote', '> > [!NOTE]\n> > a', `<blockquote>\n${callout(NOTE)}\n</blockquote>`],
  ])('become callouts %s', async (_name, text, html) => {
    expect(await compile(text)).toMatchObject({ html, problems: [] });
  });

  it.each([
    ['an escaped bracket', '> \\[!NOTE]\n> a', '<p>[!NOTE]\na</p>'],
    ['the kind further down', '> a\n> [!NOTE]', '<p>a\n[!NOTE]</p>'],
    ['the kind as code', '> `[!NOTE]` a', '<p><code>[!NOTE]</code> a</p>'],
    ['a link', '> [a](/b)', '<p><a href="/b">a</a></p>'],
  ])('stay quotes with %s', async (_name, text, html) => {
    const quote = `<blockquote>\n${html}\n</blockquote>`;
    expect(await compile(text)).toMatchObject({ html: quote, problems: [] });
  });

  it('are plain text in search and in the Markdown twin', async () => {
    const { markdown, sections } = await compile('# A\n\n> [!TIP]\n> b');
    expect(markdown).toBe('# A\n\nTip\n\nb\n');
    expect(sections.map(({ text }) => text)).toEqual(['Tip\nb']);
  });

  it('are reported with an unknown kind', async () => {
    const { html, problems } = await compile('a\n\n> [!WARNIGN]\n> b\n\n- > [!FOO] c');
    expect(problems).toEqual([
      `pages/a.${extension}:3 unknown kind of callout [!WARNIGN] — did you mean "WARNING"?`,
      `pages/a.${extension}:6 unknown kind of callout [!FOO] — use one of NOTE, TIP, IMPORTANT, WARNING, CAUTION, INFO, SUCCESS, DANGER, or write "\\[" for a bracket`,
    ]);
    expect(html).not.toContain('data-');
  });
});
