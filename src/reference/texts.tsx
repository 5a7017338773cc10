import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as toText } from 'hast-util-to-string';
import type { ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { toHref } from '../address/address.ts';
import { extractAttributes } from '../content/headings.ts';
import { renderMarkdown } from '../content/markdown.ts';
import { memoize } from '../content/memoize.ts';
import { linkSymbols, type SymbolPlace } from '../content/symbolLinks.ts';
import { plainText, type TypeText } from './model.ts';
import type { Default } from './notes.ts';
import type { Reference } from './reference.ts';
import { valueText } from './values.ts';

const SYMBOL = 'symbol:';

/**
 * Renders the Markdown of a comment or note. Its code is not checked as samples are, because it can be the library's.
 */
export function Text({ markdown, reference }: { markdown: string; reference: Reference }) {
  if (!markdown) return null;
  const html = toHtml(linkedTree(markdown, reference), { allowDangerousHtml: true });
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Renders one paragraph of Markdown as part of a line. */
export function InlineText({
  tag: Tag,
  markdown,
  reference,
}: {
  tag: 'span' | 'small';
  markdown: string;
  reference: Reference;
}) {
  const [paragraph] = linkedTree(markdown, reference).children;
  const children = paragraph?.type === 'element' ? paragraph.children : [];
  return <Tag dangerouslySetInnerHTML={{ __html: toHtml(children) }} />;
}

/** Returns the Markdown tree, with links on the symbols that its code names. */
function linkedTree(markdown: string, reference: Reference): Root {
  const tree = renderMarkdown(markdown);
  visit(tree, 'element', (node) => {
    const { href } = node.properties;
    if (node.tagName === 'a' && typeof href === 'string' && href.startsWith(SYMBOL)) {
      const place = reference.places.get(decodeURIComponent(href.slice(SYMBOL.length)));
      if (place) node.properties.href = toHref(place, '');
      else Object.assign(node, { tagName: 'code', properties: {} });
    }
    // A heading in a comment would start a section of the page.
    if (/^h[1-6]$/.test(node.tagName)) {
      extractAttributes(node);
      node.tagName = 'p';
    }
    const [code] = node.children;
    if (node.tagName === 'pre' && code?.type === 'element') code.properties.dataMeta = 'nocheck';
  });
  linkSymbols(tree, {
    findSymbol: (text) => elsewhere(reference.findSymbol(text), reference.here),
    basePath: '',
    findSection: () => undefined,
  });
  return tree;
}

/** Returns the place that code names, unless it is the page or member that contains the code. */
function elsewhere(
  place: SymbolPlace | undefined,
  here: SymbolPlace | undefined,
): SymbolPlace | undefined {
  const isHere = place?.path === here?.path && ['', here?.hash].includes(place?.hash);
  return isHere ? undefined : place;
}

/** Renders a block of TypeScript. Its symbols get links when the page's code is colored. */
export function Code({ text }: { text: TypeText }) {
  return (
    <pre>
      <code
        className="language-ts"
        data-meta="bare nocheck"
        data-symbols={symbolRanges(text).join(' ') || undefined}
      >
        {plainText(text)}
      </code>
    </pre>
  );
}

/** Returns the positions of symbols in code, in the format that compiling a page reads: `line:column:length:name`. */
function symbolRanges(text: TypeText): string[] {
  let before = '';
  return text.flatMap((part) => {
    const partText = typeof part === 'string' ? part : part.text;
    const line = before.split('\n').length - 1;
    const column = before.length - before.lastIndexOf('\n') - 1;
    before += partText;
    return typeof part === 'string' ? [] : [`${line}:${column}:${partText.length}:${part.symbol}`];
  });
}

/** Renders a type in a sentence or table, with links on names. */
export function InlineType({ text, reference }: { text: TypeText; reference: Reference }) {
  const parts = text.map((part, index) => {
    if (typeof part === 'string') return part;
    const place = reference.places.get(part.symbol);
    if (place === undefined) return part.text;
    return (
      <a key={index} href={toHref(place, '')}>
        {part.text}
      </a>
    );
  });
  return <code>{parts}</code>;
}

/** Renders names with a separator between them. */
export function separated(
  names: string[],
  separator: string,
  render: (name: string) => ReactNode,
): ReactNode[] {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && separator}
      {render(name)}
    </span>
  ));
}

/** Content of a cell without a value, because an empty cell would look like a mistake. */
export const NONE = (
  <span role="img" aria-label="none">
    –
  </span>
);

/** Renders the default of a field or parameter. */
export function DefaultValue({
  default: given,
  isRequired = false,
  reference,
}: {
  default: Default;
  /** Whether the type requires the field although it has a default. */
  isRequired?: boolean;
  reference: Reference;
}) {
  if ('text' in given) return <Text markdown={given.text} reference={reference} />;
  return (
    <>
      <code>{valueText(given.value)}</code>
      {isRequired && ' (required by the type)'}
    </>
  );
}

/** Returns the text of Markdown without markup, for descriptions and tables. */
export const plainSummary = memoize((markdown) =>
  toText(renderMarkdown(markdown)).replace(/\s+/g, ' ').trim(),
);
