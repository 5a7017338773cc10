import { toHtml } from 'hast-util-to-html';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatProblem } from '../config/problem.ts';
import { renderMdx } from './mdx.ts';

const NO_CODE =
  'a code group can contain only code blocks — remove everything else, or use <Tabs> with a <Tab> for each part';

type Props = { label?: string; children?: ReactNode };

const BLOCKS = {
  CodeGroup: { props: z.strictObject({}), render: () => null },
  Tabs: {
    props: z.strictObject({}),
    render: ({ children }: Props) => createElement('ul', null, children),
  },
  Tab: {
    props: z.strictObject({ label: z.string() }),
    render: ({ label, children }: Props) => createElement('li', { title: label }, children),
  },
};

describe('<CodeGroup>', () => {
  it.each([
    [
      'its title, which is removed',
      '```ts title="a b.ts" {1}\nc\n```',
      '<li title="a b.ts"><pre><code class="language-ts" data-meta=" {1}">c\n</code></pre></li>',
    ],
    [
      'a title without quotes',
      '```ts wrap title=a.ts\nc\n```',
      '<li title="a.ts"><pre><code class="language-ts" data-meta="wrap ">c\n</code></pre></li>',
    ],
    [
      'a title in brackets',
      '```ts[a b.ts] {1}\nc\n```',
      '<li title="a b.ts"><pre><code class="language-ts" data-meta=" {1}">c\n</code></pre></li>',
    ],
    [
      'its language',
      '```ts\nc\n```',
      '<li title="ts"><pre><code class="language-ts">c\n</code></pre></li>',
    ],
    ['a default', '```\nc\n```', '<li title="Code"><pre><code>c\n</code></pre></li>'],
  ])('becomes a tab for each block, labeled with %s', async (_name, code, tab) => {
    const html = `<ul>${tab}</ul>`;
    expect(await render(`<CodeGroup>\n\n${code}\n\n</CodeGroup>`)).toEqual({ html, problems: [] });
    expect(await render(`:::code-group\n${code}\n:::`)).toEqual({ html, problems: [] });
    expect(await render(`:::code-group\n${code}\n:::`, 'md')).toEqual({ html, problems: [] });
  });

  it('keeps the order of blocks', async () => {
    const { html } = await render(
      ':::code-group\n```ts\na\n```\n```js\nb\n```\n\n```\nc\n```\n:::',
    );
    expect(html.match(/title="\w+"/g)).toEqual(['title="ts"', 'title="js"', 'title="Code"']);
  });

  it('accepts only code blocks', async () => {
    const { html, problems } = await render(':::code-group\n```ts\na\n```\n\nb\n\n- c\n:::');
    expect(problems).toEqual([`pages/a.mdx:6 ${NO_CODE}`, `pages/a.mdx:8 ${NO_CODE}`]);
    expect(html).toContain('<code class="language-ts"');
    expect(html.match(/<mark>/g)).toHaveLength(2);
  });

  it('leaves code in other tabs alone', async () => {
    expect(await render('<Tabs>\n```ts title="a"\nb\n```\n</Tabs>')).toEqual({
      html: '<ul><pre><code class="language-ts" data-meta="title=&#x22;a&#x22;">b\n</code></pre></ul>',
      problems: [],
    });
  });
});

async function render(body: string, format: 'md' | 'mdx' = 'mdx') {
  const { tree, problems } = await renderMdx(body, { file: `pages/a.${format}`, format }, BLOCKS);
  return { html: toHtml(tree), problems: problems.map(formatProblem) };
}
