import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../config/problem.ts';
import { highlightCode } from './code.ts';
import { createHighlighter } from './highlight.ts';
import { renderMarkdown } from './markdown.ts';

const highlighter = createHighlighter();

describe('highlightCode', () => {
  it('replaces a block by what the highlighter makes of its code', async () => {
    const code = 'const a = "<b>";\n\nf(a);';
    const { html, problems } = await highlight(`\`\`\`ts\n${code}\n\`\`\``);
    const colored = await highlighter.highlight(code, 'ts');
    expect(html).toBe(`<pre class="code" data-language="ts"><code>${colored}</code></pre>`);
    expect(problems).toEqual([]);
  });

  it.each([
    ['no language', '```\n<a>\n```', '<pre class="code"><code>&lt;a&gt;</code></pre>'],
    ['an indented block', '    a\n    b', '<pre class="code"><code>a\nb</code></pre>'],
    ['no code', '```\n```', '<pre class="code"><code></code></pre>'],
    [
      'plain text',
      '```text\na\n```',
      '<pre class="code" data-language="text"><code>a</code></pre>',
    ],
    [
      'a language in capitals',
      '```TEXT\na\n```',
      '<pre class="code" data-language="text"><code>a</code></pre>',
    ],
    ['empty lines at its end', '```\na\n\n\n```', '<pre class="code"><code>a\n\n</code></pre>'],
    [
      'raw HTML',
      '<pre><code class="x language-text y">a &lt; b</code></pre>',
      '<pre class="code" data-language="text"><code>a &lt; b</code></pre>',
    ],
  ])('takes a block of %s', async (_name, markdown, html) => {
    expect(await highlight(markdown)).toEqual({ html, problems: [] });
  });

  it('finds blocks wherever they stand, and leaves what is around them', async () => {
    const { html } = await highlight('- a\n\n  ```\n  b\n  ```\n\n> ```\n> c\n> ```\n\nd');
    expect(html).toBe(
      '<ul>\n<li>\n<p>a</p>\n<pre class="code"><code>b</code></pre>\n</li>\n</ul>\n<blockquote>\n<pre class="code"><code>c</code></pre>\n</blockquote>\n<p>d</p>',
    );
  });

  it.each(['`code` in text', '<pre>no code element</pre>', '<pre><b>a</b><code>b</code></pre>'])(
    'leaves %s alone',
    async (markdown) => {
      const untouched = toHtml(renderMarkdown(markdown));
      expect(await highlight(markdown)).toEqual({ html: untouched, problems: [] });
    },
  );

  it('shows code of an unknown language as it is, and says so', async () => {
    expect(await highlight('a\n\n```typscript\na < b\n```\n\n```klingon\nc\n```')).toEqual({
      html: '<p>a</p>\n<pre class="code" data-language="typscript"><code>a &lt; b</code></pre>\n<pre class="code" data-language="klingon"><code>c</code></pre>',
      problems: [
        'pages/a.md:3 unknown language "typscript" of a code block — did you mean "typescript"?',
        'pages/a.md:7 unknown language "klingon" of a code block — write "text" for code of no language',
      ],
    });
  });

  it('lets no language break out of its attribute', async () => {
    const { html } = await highlight('```"><script>\na\n```');
    expect(html).toBe(
      '<pre class="code" data-language="&quot;&gt;&lt;script&gt;"><code>a</code></pre>',
    );
  });
});

async function highlight(markdown: string) {
  const tree = renderMarkdown(markdown);
  const problems = await highlightCode(tree, 'pages/a.md', { highlighter });
  return {
    html: toHtml(tree, { allowDangerousHtml: true }),
    problems: problems.map(formatProblem),
  };
}
