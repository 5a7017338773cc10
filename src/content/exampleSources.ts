import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Inserts the source of every `<Example>` before its content, as a code block. */
export function insertExampleSources({ format }: { format: 'md' | 'mdx' }) {
  return (tree: Root, vfile: VFile) => {
    const lines = String(vfile).split('\n');
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Example' || !node.position) return;
      const { start, end } = node.position;
      // The indentation of a list or the ">" of a quote around the block also precedes its content.
      const prefix = new RegExp(`^[ \\t>]{0,${start.column - 1}}`);
      const content = lines.slice(start.line, end.line - 1);
      const source = withoutIndent(content.map((line) => line.replace(prefix, '')));
      node.children.unshift({ type: 'code', lang: format, meta: 'verbatim', value: source });
    });
  };
}

function withoutIndent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/^\s*\n|\s+$/g, '');
}
