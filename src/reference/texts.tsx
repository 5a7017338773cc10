import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { hrefOf } from '../address/address.ts';
import { renderMarkdown } from '../content/markdown.ts';
import { linkSymbols, type SymbolPlace } from '../content/symbolLinks.ts';
import type { Docs, LibrarySymbol, Member, Parameter, TypeText } from './model.ts';
import { plainText } from './model.ts';
import type { FieldDefault } from './notes.ts';
import type { Reference } from './reference.ts';
import { valueText } from './values.ts';

const SYMBOL = 'symbol:';

/** Markdown of a comment. Its code is the library's: shown, and not checked as a sample of ours. */
export function Text({ markdown, reference }: { markdown: string; reference: Reference }) {
  if (!markdown) return null;
  const tree = renderMarkdown(markdown);
  visit(tree, 'element', (node) => {
    const { href } = node.properties;
    if (node.tagName === 'a' && typeof href === 'string' && href.startsWith(SYMBOL)) {
      const place = reference.places.get(decodeURIComponent(href.slice(SYMBOL.length)));
      if (place) node.properties.href = hrefOf(place, '');
      else Object.assign(node, { tagName: 'code', properties: {} });
    }
    // What a comment has for headings would be a section of the page.
    if (/^h[1-6]$/.test(node.tagName)) Object.assign(node, { tagName: 'p' });
    const [code] = node.children;
    if (node.tagName === 'pre' && code?.type === 'element') code.properties.dataMeta = 'nocheck';
  });
  linkSymbols(tree, {
    findSymbol: (text) => elsewhere(reference.findSymbol(text), reference.here),
    basePath: '',
    sectionOf: () => undefined,
  });
  const html = toHtml(tree, { allowDangerousHtml: true });
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A place, unless it is the page that leads to it, or the very member. */
function elsewhere(
  place: SymbolPlace | undefined,
  here: SymbolPlace | undefined,
): SymbolPlace | undefined {
  const isHere = place?.path === here?.path && ['', here?.hash].includes(place?.hash);
  return isHere ? undefined : place;
}

/** TypeScript on lines of its own. Coloring it links the symbols, whose places come along. */
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

/** Where symbols stand in code, as compiling a page reads it: `line:column:length:name`. */
function symbolRanges(text: TypeText): string[] {
  let before = '';
  return text.flatMap((part) => {
    const shown = typeof part === 'string' ? part : part.text;
    const line = before.split('\n').length - 1;
    const column = before.length - before.lastIndexOf('\n') - 1;
    before += shown;
    return typeof part === 'string' ? [] : [`${line}:${column}:${shown.length}:${part.symbol}`];
  });
}

/** A type within a sentence or a table, its names linked. */
export function InlineType({ text, reference }: { text: TypeText; reference: Reference }) {
  return (
    <code>
      <Linked text={text} reference={reference} />
    </code>
  );
}

function Linked({ text, reference }: { text: TypeText; reference: Reference }) {
  return text.map((part, index) => {
    const place = typeof part === 'string' ? undefined : reference.places.get(part.symbol);
    const shown = typeof part === 'string' ? part : part.text;
    if (place === undefined) return shown;
    return (
      <a key={index} href={hrefOf(place, '')}>
        {shown}
      </a>
    );
  });
}

/** One sentence on what a symbol is: the site's own, or else the start of the library's comment. */
export function summaryOf({ name, docs }: LibrarySymbol, { notes }: Reference): string {
  return notes.summaries[name] ?? docs.summary;
}

/** The same on a member. */
export function memberSummary(
  symbol: LibrarySymbol,
  { name, docs }: Member,
  { notes }: Reference,
): string {
  return notes.summaries[`${symbol.name}.${name}`] ?? docs.summary;
}

/** All that follows the sentence on a symbol or member: the site's own, or the library's. */
export function remarksOn(
  name: string,
  { remarks }: Pick<Docs, 'remarks'>,
  { notes }: Reference,
): string {
  return notes.remarks[name] ?? remarks;
}

/** What a parameter is: the site's own phrase, or the library's. */
export function parameterText(
  owner: string,
  { name, text }: Parameter,
  { notes }: Reference,
): string {
  return notes.parameters[`${owner}.${name}`] ?? text;
}

/** A cell that has nothing to say: not a gap, which looks as if something were missing. */
export const NONE = (
  <span role="img" aria-label="none">
    –
  </span>
);

/** What is taken for what is left out. */
export function Standard({
  standard,
  isDemanded = false,
  reference,
}: {
  standard: FieldDefault;
  /** Whether types want it to be given all the same. */
  isDemanded?: boolean;
  reference: Reference;
}) {
  if ('text' in standard) return <Text markdown={standard.text} reference={reference} />;
  return (
    <>
      <code>{valueText(standard.value)}</code>
      {isDemanded && ', though its type demands it'}
    </>
  );
}

/** Markdown without markup: for descriptions and lists. */
export function plainSummary(markdown: string): string {
  return textOf(renderMarkdown(markdown)).replace(/\s+/g, ' ').trim();
}
