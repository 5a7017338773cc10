import type { Root } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { toString as toText } from 'hast-util-to-string';
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

/** In a table cell, reduces an element to its text and separates it from preceding content. */
const unlessInCell =
  (handle: Handle): Handle =>
  (state, node, parent) => {
    if (parent?.type !== 'element' || parent.tagName !== 'td') return handle(state, node, parent);
    const isFirst = parent.children.indexOf(node) === 0;
    return [...(isFirst ? [] : [{ type: 'text' as const, value: ' ' }]), ...state.all(node)];
  };

const handlers: Record<string, Handle> = {
  details: unlessInCell(defaultHandlers.details),
  footer: unlessInCell(defaultHandlers.footer),
  h3: unlessInCell(defaultHandlers.h3),
  // Omits invisible break opportunities in the middle of names.
  wbr: () => undefined,
  // Omits buttons, which are meaningless in plain text.
  button: () => undefined,
  code: (state, node) =>
    isFormula(node, 'math-inline')
      ? { type: 'inlineMath', value: toText(node) }
      : defaultHandlers.code(state, node),
  // Replaces a drawing with its accessible name.
  svg: (_state, { properties }) =>
    typeof properties.ariaLabel === 'string'
      ? { type: 'paragraph', children: [{ type: 'text', value: `(${properties.ariaLabel})` }] }
      : undefined,
  // Omits the dark variant of a picture.
  img: (state, node) =>
    node.properties.dataTheme === 'dark' ? undefined : defaultHandlers.img(state, node),
  pre: (state, node) =>
    isFormula(node.children[0], 'math-display')
      ? { type: 'math', value: toText(node).trim() }
      : defaultHandlers.pre(state, node),
};

/**
 * Prints the article as plain Markdown, for people and programs that read text. Works on the compiled tree, in which
 * components are rendered and links are absolute.
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
