import type { Root as Hast } from 'hast';
import type { Blockquote, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';

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
      const heading = title.length > 0 ? title : [text(capitalized(name))];
      const paragraphs = [heading, rest].filter(({ length }) => length > 0);
      quote.children = [
        ...paragraphs.map((children): Paragraph => ({ ...paragraph, children })),
        ...content,
      ];
      quote.data = calloutData(kind);
    });
  };
}

/** Returns the data that make a quote render as a `<Callout>` block. */
function calloutData(kind: string): Blockquote['data'] {
  const hProperties = { role: 'note', className: ['kind', 'callout'], dataKind: kind };
  return { hName: 'div', hProperties };
}

/** Reports quotes with an unknown kind, such as `> [!REMARK]`. */
export function calloutProblems(tree: Hast, file: string): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'element', ({ properties, position }) => {
    const { [UNKNOWN]: name } = properties;
    if (typeof name !== 'string') return;
    delete properties[UNKNOWN];
    const names = Object.keys(KINDS);
    problems.push({
      file,
      line: position?.start.line,
      message: `unknown kind of callout [!${name}]`,
      fix: didYouMean(name, names, `use one of ${names.join(', ')}, or write "\\[" for a bracket`),
    });
  });
  return problems;
}

function splitFirstLine(nodes: PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const index = nodes.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  );
  const node = nodes[index];
  if (node === undefined) return [nodes.filter(isVisible), []];
  const [, start = '', end = ''] =
    (node.type === 'text' && /^(.*?)\n(.*)$/s.exec(node.value)) || [];
  return [
    [...nodes.slice(0, index), text(start)].filter(isVisible),
    [text(end), ...nodes.slice(index + 1)].filter(isVisible),
  ];
}

function isVisible(node: PhrasingContent): boolean {
  return node.type !== 'text' || node.value !== '';
}

function text(value: string): Text {
  return { type: 'text', value };
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
