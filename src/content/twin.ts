import type { Root } from 'hast';
import type { Root as Mdast } from 'mdast';
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
  const text = printer.stringify(mdast);
  return text.startsWith('# ') ? text : `# ${title}\n\n${text}`;
}
