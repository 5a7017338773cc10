import type { Element } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { createElement, type ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderMdx } from './mdx.ts';

type Props = { children?: ReactNode };

const BLOCKS = {
  Example: {
    props: z.strictObject({}),
    render: ({ children }: Props) => createElement('figure', null, children),
  },
  Box: {
    props: z.strictObject({}),
    render: ({ children }: Props) => createElement('aside', null, children),
  },
};

describe('<Example>', () => {
  it.each([
    ['one paragraph', '<Example>\n\na *b*\n\n</Example>', 'a *b*'],
    ['lines right below its own', '<Example>\n\n# A\nb\n</Example>', '# A\nb'],
    ['empty lines in between', '<Example>\n\na\n\n\nb\n\n\n</Example>', 'a\n\n\nb'],
    ['escapes and entities', '<Example>\n\na \\* &amp; `b`\n\n</Example>', 'a \\* &amp; `b`'],
    [
      'code with its fence',
      '<Example>\n\n```ts title="a" {1}\nlet b;\n```\n\n</Example>',
      '```ts title="a" {1}\nlet b;\n```',
    ],
    ['a component', '<Example>\n<Box>\n  a\n</Box>\n</Example>', '<Box>\n  a\n</Box>'],
    ['indented content', '<Example>\n  - a\n    - b\n</Example>', '- a\n  - b'],
    ['a directive', '::::example\n:::box\na\n:::\n::::', ':::box\na\n:::'],
    ['a block in a list', '- a\n\n  :::example\n  b\n\n  - c\n  :::', 'b\n\n- c'],
    ['a block in a quote', '> :::example\n> a\n>\n> > b\n> :::', 'a\n\n> b'],
    ['a block in a component', '<Box>\n  <Example>\n    a\n  </Example>\n</Box>', 'a'],
    ['nothing', '<Example />', ''],
    ['nothing between two lines', ':::example\n:::', ''],
  ])('shows the source of %s as it was written', async (_name, body, source) => {
    expect(await renderSource(body)).toEqual({ language: 'language-mdx', source });
  });

  it('keeps the indent of indented code', async () => {
    expect(await renderSource(':::example\n    a\n\nb\n:::', 'md')).toEqual({
      language: 'language-md',
      source: '    a\n\nb',
    });
  });

  it('shows the source before the result', async () => {
    const { tree } = await renderMdx(
      ':::example\n*a*\n:::',
      { file: 'pages/a.md', format: 'md' },
      BLOCKS,
    );
    const [figure] = tree.children as Element[];
    expect(figure?.children.map((child) => (child as Element).tagName)).toEqual(['pre', 'p']);
  });
});

/** Returns source and language of the first code block. */
async function renderSource(body: string, format: 'md' | 'mdx' = 'mdx') {
  const { tree, problems } = await renderMdx(body, { file: `pages/a.${format}`, format }, BLOCKS);
  expect(problems).toEqual([]);
  const blocks: { language: string; source: string }[] = [];
  visit(tree, { tagName: 'code' }, (node: Element) => {
    const language = String(node.properties.className);
    blocks.push({ language, source: toText(node).replace(/\n$/, '') });
  });
  return blocks[0];
}
