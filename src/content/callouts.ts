import type { Root as Hast } from 'hast';
import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import { capitalize } from './capitalize.ts';
import { findElements } from './elements.ts';

/** Kinds of callouts by their name in `> [!NOTE]`: those of GitHub, then those that only our callouts have. */
const KINDS: Record<string, string> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'danger',
  INFO: 'info',
  SUCCESS: 'success',
  DANGER: 'danger',
};

const MARKER = /^\[!([\w-]+)\][+-]?[ \t]*/;

/** Marks a quote for `calloutProblems`. */
const UNKNOWN = 'dataUnknownCallout';

/** Converts quotes that start with `[!NOTE]`, as on GitHub, to the result of `:::note`. A title can follow. */
export function quotesToCallouts() {
  return (tree: Root, file: VFile) => {
    const source = String(file);
    visit(tree, 'blockquote', (quote) => {
      const [paragraph, ...content] = quote.children;
      const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
      if (paragraph?.type !== 'paragraph' || first?.type !== 'text') return;
      const [marker, name = ''] = MARKER.exec(first.value) ?? [];
      // An escaped `\[!NOTE]` is text.
      if (marker === undefined || source[first.position?.start.offset ?? 0] !== '[') return;
      const kind = KINDS[name.toUpperCase()];
      if (kind === undefined) {
        quote.data = { hProperties: { [UNKNOWN]: name } };
        return;
      }
      first.value = first.value.slice(marker.length);
      const [title, rest] = splitFirstLine(paragraph.children);
      const heading = title.length > 0 ? title : [text(capitalize(name.toLowerCase()))];
      const paragraphs = [heading, rest].filter(({ length }) => length > 0);
      quote.children = [
        ...paragraphs.map((children): Paragraph => ({ ...paragraph, children })),
        ...content,
      ];
      // Renders the quote as a `<Callout>` block.
      const hProperties = { role: 'note', className: ['kind', 'callout'], dataKind: kind };
      quote.data = { hName: 'div', hProperties };
    });
  };
}

/** Reports quotes with an unknown kind, such as `> [!REMARK]`. */
export function calloutProblems(tree: Hast, file: string): Problem[] {
  const names = Object.keys(KINDS);
  return findElements(tree).flatMap(({ properties, position }) => {
    const { [UNKNOWN]: name } = properties;
    if (typeof name !== 'string') return [];
    delete properties[UNKNOWN];
    const message = `unknown kind of callout [!${name}]`;
    const otherwise = `use one of ${names.join(', ')}, or write "\\[" for a bracket`;
    const fix = didYouMean(name, names, otherwise);
    return [{ file, line: position?.start.line, message, fix }];
  });
}

function splitFirstLine(nodes: PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const index = nodes.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  );
  const node = nodes[index];
  const isVisible = (node: PhrasingContent) => node.type !== 'text' || node.value !== '';
  if (node === undefined) return [nodes.filter(isVisible), []];
  const [, start = '', end = ''] =
    (node.type === 'text' && /^(.*?)\n(.*)$/s.exec(node.value)) || [];
  return [
    [...nodes.slice(0, index), text(start)].filter(isVisible),
    [text(end), ...nodes.slice(index + 1)].filter(isVisible),
  ];
}

function text(value: string): Text {
  return { type: 'text', value };
}
