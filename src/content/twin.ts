import type { Root } from 'hast';
import type { Heading, Root as Mdast } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const toMdast = unified().use(rehypeRemark).freeze();
const printer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-' }).freeze();

/**
 * The article as plain Markdown, for people and programs that read text. Made from the finished
 * tree and not from the source, so that components have become content and links are absolute.
 */
export function toMarkdown(tree: Root, title: string): string {
  const mdast = toMdast.runSync(tree) as Mdast;
  const hasTitle = mdast.children.some((node) => node.type === 'heading' && node.depth === 1);
  const heading: Heading = {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: title }],
  };
  return printer.stringify(hasTitle ? mdast : { ...mdast, children: [heading, ...mdast.children] });
}
