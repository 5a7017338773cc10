import type { Root } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Heading, Root as Mdast } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { isFormula } from './formulas.ts';

const printer = unified()
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-' })
  .freeze();

const handlers: Record<string, Handle> = {
  // Buttons do something; in a text they say nothing.
  button: () => undefined,
  code: (state, node) =>
    isFormula(node, 'math-inline')
      ? { type: 'inlineMath', value: textOf(node) }
      : defaultHandlers.code(state, node),
  // A drawing is named by what it shows.
  svg: (_state, { properties }) =>
    typeof properties.ariaLabel === 'string'
      ? { type: 'paragraph', children: [{ type: 'text', value: `(${properties.ariaLabel})` }] }
      : undefined,
  // Of a picture for each theme, one is enough.
  img: (state, node) =>
    node.properties.dataTheme === 'dark' ? undefined : defaultHandlers.img(state, node),
  pre: (state, node) =>
    isFormula(node.children[0], 'math-display')
      ? { type: 'math', value: textOf(node).trim() }
      : defaultHandlers.pre(state, node),
};

/**
 * The article as plain Markdown, for people and programs that read text. Made from the finished
 * tree and not from the source, so that components have become content and links are absolute.
 */
export function toMarkdown(tree: Root, title: string): string {
  const mdast = toMdast(tree, { handlers }) as Mdast;
  const hasTitle = mdast.children.some((node) => node.type === 'heading' && node.depth === 1);
  const heading: Heading = {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: title }],
  };
  return printer.stringify(hasTitle ? mdast : { ...mdast, children: [heading, ...mdast.children] });
}
