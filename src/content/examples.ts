import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * Puts its own source before the content of every `<Example>`, as a code block: what a reader sees
 * is what was written, and can't go stale.
 */
export function showSources({ format }: { format: 'md' | 'mdx' }) {
  return (tree: Root, vfile: VFile) => {
    const lines = String(vfile).split('\n');
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Example' || !node.position) return;
      const { start, end } = node.position;
      // What stands before the block stands before its content: the indent of a list, a quote's ">".
      const before = new RegExp(`^[ \\t>]{0,${start.column - 1}}`);
      const content = lines.slice(start.line, end.line - 1);
      const source = withoutIndent(content.map((line) => line.replace(before, '')));
      node.children.unshift({ type: 'code', lang: format, meta: 'verbatim', value: source });
    });
  };
}

function withoutIndent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const least = Math.min(...indents);
  return lines
    .map((line) => line.slice(least))
    .join('\n')
    .replace(/^\s*\n|\s+$/g, '');
}
