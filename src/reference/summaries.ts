import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { toHref } from '../address/address.ts';
import { escapeHtml } from '../content/escape.ts';
import { renderMarkdown } from '../content/markdown.ts';
import { memoize } from '../content/memoize.ts';
import { listAnchors, pathOfSymbol } from './anchors.ts';
import type { Docs } from './model.ts';
import type { Default, Note } from './notes.ts';
import { docsWithNote, memberDocs, type Reference } from './reference.ts';
import { valueText } from './values.ts';

/**
 * Collects the summaries of each symbol and member for types on hover, as HTML without links, by the address in the
 * reference: `/api/interfaces/BodyDef#angle`. One without a text has no entry.
 */
export function collectSummaries(reference: Reference): Map<string, string> {
  const summaries = new Map<string, string>();
  const add = (path: string, hash: string, docs: Docs & Note) => {
    const html = summaryHtml(docs);
    if (html) summaries.set(toHref({ path, hash }, ''), html);
  };
  for (const symbol of reference.library.symbols) {
    const path = pathOfSymbol(symbol, reference.root);
    add(path, '', docsWithNote(symbol.name, symbol.docs, reference));
    const anchors = listAnchors(symbol.members);
    for (const [index, member] of symbol.members.entries())
      add(path, anchors[index] ?? '', memberDocs(symbol.name, member, reference));
  }
  return summaries;
}

function summaryHtml({ summary, unit, default: given }: Docs & Note): string {
  const facts = [given && `Default: ${defaultHtml(given)}`, unit && `Unit: ${escapeHtml(unit)}`];
  const line = facts.filter(Boolean).join(' · ');
  return toUnlinkedHtml(summary) + (line && `<p>${line}</p>`);
}

const toUnlinkedHtml = memoize((markdown) => toHtml(withoutLinks(markdown)));

function defaultHtml(given: Default): string {
  if ('value' in given) return `<code>${escapeHtml(valueText(given.value))}</code>`;
  const [paragraph] = withoutLinks(given.text).children;
  return paragraph?.type === 'element' ? toHtml(paragraph.children) : '';
}

/** Removes links, because the popup appears on pages of any depth, and has its own link to the reference. */
function withoutLinks(markdown: string): Root {
  const tree = renderMarkdown(markdown);
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') Object.assign(node, { tagName: 'span', properties: {} });
  });
  return tree;
}
