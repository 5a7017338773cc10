import { describe, expect, it } from 'vitest';
import { compileContext } from '../../tests/unit/compileContext.ts';
import { formatProblem } from '../config/problem.ts';
import { compilePage } from './compilePage.ts';

const FIX = 'correct it, or write "\\$" for a dollar sign';
const X = '<math><mi>x</mi></math>';
const BLOCK_X =
  '<div class="formula"><math display="block" class="tml-display" data-style="display:block math;"><mi>x</mi></math></div>';

const CONTEXT = compileContext();

describe.each(['md', 'mdx'])('formulas of .%s', (extension) => {
  const compile = async (text: string) => {
    const file = { filePath: `a.${extension}`, file: `pages/a.${extension}`, text };
    const { page, problems } = await compilePage(file, CONTEXT);
    return { ...page, problems: problems.map(formatProblem) };
  };

  it.each([
    ['in text', 'a $x$ b', `<p>a ${X} b</p>`],
    ['more than once in a line', '$x$, $x$', `<p>${X}, ${X}</p>`],
    ['in bold text', '**a $x$**', `<p><strong>a ${X}</strong></p>`],
    ['in a link', '[$x$](/b)', `<p><a href="/b">${X}</a></p>`],
    ['with braces', '$\\frac{x}{y}$', '<p><math><mfrac><mi>x</mi><mi>y</mi></mfrac></math></p>'],
    [
      'with special characters of HTML',
      '$\\text{<b>\\&}$',
      '<p><math><mtext>&#x3C;b>&#x26;</mtext></math></p>',
    ],
    ['next to punctuation', '($x$), “$x$”: $x$.', `<p>(${X}), “${X}”: ${X}.</p>`],
    ['behind a price', 'costs $5, or $x$', `<p>costs $5, or ${X}</p>`],
    ['before a price', '$x$ costs $5', `<p>${X} costs $5</p>`],
    ['across lines', '$x\n$ and $x$', `<p>$x\n$ and ${X}</p>`],
    ['in doubled dollar signs', 'a $$ x $$ b', `<p>a ${X} b</p>`],
    ['with a dollar sign', 'a $\\$$ b', `<p>a <math><mi>$</mi></math> b</p>`],
    ['on separate lines', '$$\nx\n$$', BLOCK_X],
    ['on separate lines in a list', '- $$\n  x\n  $$', `<ul>\n<li>\n${BLOCK_X}\n</li>\n</ul>`],
    [
      'inline and on separate lines',
      'a $x$\n\n$$\nx\n$$\n\nb $x$',
      `<p>a ${X}</p>\n${BLOCK_X}\n<p>b ${X}</p>`,
    ],
  ])('become MathML %s', async (_name, text, html) => {
    expect(await compile(text)).toMatchObject({ html, problems: [] });
  });

  it.each([
    ['costs \\$5 and \\$6', '<p>costs $5 and $6</p>'],
    ['costs $5', '<p>costs $5</p>'],
    ['costs $5 and … $6', '<p>costs $5 and … $6</p>'],
    ['$5–$6 or US$7/US$8', '<p>$5–$6 or US$7/US$8</p>'],
    ['$20,000 and **$30,000** and\n$40', '<p>$20,000 and <strong>$30,000</strong> and\n$40</p>'],
    ['$HOME and $PATH', '<p>$HOME and $PATH</p>'],
    ['a $ b $ c', '<p>a $ b $ c</p>'],
    ['a $b $ c', '<p>a $b $ c</p>'],
    ['a $ b$ c', '<p>a $ b$ c</p>'],
    ['$a$1', '<p>$a$1</p>'],
    ['$a\\$ b', '<p>$a$ b</p>'],
    ['- $5\n- $6', '<ul>\n<li>$5</li>\n<li>$6</li>\n</ul>'],
    ['> costs $5, not $6', '<blockquote>\n<p>costs $5, not $6</p>\n</blockquote>'],
    ['`$x$`', '<p><code>$x$</code></p>'],
  ])('are not in %j', async (text, html) => {
    expect(await compile(text)).toMatchObject({ html, problems: [] });
  });

  it('stay TeX in the Markdown twin, and are plain text in search', async () => {
    const { markdown, sections } = await compile(
      '# A\n\nIt is $v = \\omega r$.\n\n## B\n\n$$\nx = y\n$$',
    );
    expect(markdown).toBe('# A\n\nIt is $v = \\omega r$.\n\n## B\n\n$$\nx = y\n$$\n');
    expect(sections.map(({ text }) => text)).toEqual(['It is v=ωr.', 'x=y']);
  });

  it('are reported if they are invalid, and shown as written', async () => {
    const { html, problems } = await compile('a\n\n$\\frac{1$ and $x$\n\n- b\n\n  $$\n  y}\n  $$');
    expect(problems).toEqual([
      `pages/a.${extension}:3 invalid TeX formula: Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{1 — ${FIX}`,
      expect.stringContaining(
        `pages/a.${extension}:7 invalid TeX formula: Expected 'EOF', got '}' at position 2`,
      ),
    ]);
    expect(html).toBe(
      `<p>a</p>\n<p><code class="language-math math-inline">\\frac{1</code> and ${X}</p>\n<ul>\n<li>\n<p>b</p>\n<pre><code class="language-math math-display">y}</code></pre>\n</li>\n</ul>`,
    );
  });
});
