import type { Nodes, Root, Text } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import ts from 'typescript';
import { SKIP, visit } from 'unist-util-visit';

/** Text that somebody reads. */
export interface Passage {
  file: string;
  /** Line that it starts at. */
  line: number;
  text: string;
  /** Text of the same paragraph, heading, or table, in which a word can be allowed. */
  context: string;
}

/** Stands for code and values within a text. Directly before letters, it means that the text is also a value. */
const PLACEHOLDER = '_';

/** Code and the addresses of links in Markdown. */
const CODE = /`[^`]*`/g;
const ADDRESS = /(?<=\])\(\/[^)\s]*\)/g;

/** Search phrases at the end of a heading, which use the words that the site avoids. */
const SEARCH_PHRASES = /\s*\{(?:#[\w-]+ )?asked=[^}]*\}$/;

/** Returns the prose of a page, without code, formulas, addresses, and titles by others. */
export function readPagePassages(file: string, tree: Root): Passage[] {
  const passages: Passage[] = [];
  const add = (text: string, node: Nodes, offset = 0) => {
    const line = (node.position?.start.line ?? 0) + offset;
    passages.push({ file, line, text, context: '' });
  };
  visit(tree, (node) => {
    if (isElsewhere(node)) return SKIP;
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      add(readText(node).replace(SEARCH_PHRASES, ''), node);
    }
    if (node.type === 'code') {
      for (const { comment, at } of readComments(node.value)) add(comment, node, at + 1);
    }
    for (const { value } of findLabels(node)) add(String(value), node);
  });
  return withContext(passages, tree);
}

/** Returns the strings and comments of a TypeScript file: notes, labels, and messages. */
export function readCodePassages(file: string, code: string): Passage[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const seen = new Set<number>();
  const add = (text: string, position: number) => {
    // The map of a level has letters, but no words.
    const hasWord = /(\p{L})(?!\1)\p{L}/u.test(text);
    const isProse =
      hasWord && /\p{L}\s+\p{L}/u.test(text) && !/_\p{L}/u.test(text.replace(CODE, ''));
    if (!isProse) return;
    const line = source.getLineAndCharacterOfPosition(position).line + 1;
    const prose = text.replace(ADDRESS, '').replace(CODE, PLACEHOLDER);
    passages.push({ file, line, text: prose, context: text });
  };
  const visitNode = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(code, node.pos) ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      add(code.slice(pos, end).replace(/^[ \t]*(?:\/\/|\/\*+|\*\/?)|\*\/$/gm, ''), pos);
    }
    const property = ts.isPropertyAssignment(node) ? node.name.getText() : undefined;
    // Aliases are the words that the site avoids.
    if (ts.isImportDeclaration(node) || property === 'aliases') return;
    if (ts.isPropertyAssignment(node) && property === 'example') {
      const start = node.initializer.getStart();
      const sample = node.initializer.getText();
      for (const { comment, index } of readComments(sample)) add(comment, start + index);
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) add(node.text, node.getStart());
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ literal }) => literal.text);
      add([node.head.text, ...spans].join(PLACEHOLDER), node.getStart());
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return passages;
}

/** Returns the comments of a sample, except what it prints. */
function readComments(sample: string) {
  const comments = sample.matchAll(/^(?!.*console\.log\().*?(?<=^|\s)\/\/ (?!---|\^|@)(.*)$/gm);
  return [...comments].map(({ 1: comment = '', index }) => ({
    ...{ comment, index },
    /** Line, counted from 0. */
    at: sample.slice(0, index).split('\n').length - 1,
  }));
}

/** Adds the context to each passage. */
function withContext(passages: Passage[], tree: Root): Passage[] {
  const blocks: { from: number; to: number; text: string }[] = [];
  visit(tree, ['paragraph', 'heading', 'table'], (node) => {
    const { start, end } = node.position ?? { start: { line: 0 }, end: { line: 0 } };
    blocks.push({ from: start.line, to: end.line, text: readText(node as Nodes) });
  });
  return passages.map((passage) => {
    const surrounding = blocks.filter(({ from, to }) => from <= passage.line && passage.line <= to);
    return { ...passage, context: surrounding.map(({ text }) => text).join('\n') };
  });
}

/** Returns the text of a block, with placeholders for code and for titles by others. */
function readText(node: Nodes): string {
  if (isElsewhere(node)) return PLACEHOLDER;
  if (node.type === 'text') return (node as Text).value;
  if (node.type === 'inlineCode' || node.type === 'inlineMath') return PLACEHOLDER;
  if (node.type === 'mdxTextExpression') return PLACEHOLDER;
  const separator = node.type === 'table' || node.type === 'tableRow' ? ' ' : '';
  const text = 'children' in node ? node.children.map(readText).join(separator) : '';
  // What a component shows doesn't continue the sentence around it.
  return node.type === 'mdxJsxTextElement' ? `${PLACEHOLDER}${text}${PLACEHOLDER}` : text;
}

/** Returns whether a link leads to another site, whose names and titles keep their spelling. */
function isElsewhere(node: Nodes): boolean {
  return node.type === 'link' && /^[a-z]+:/i.test(node.url);
}

/** Returns the attributes that a component shows as text. */
export function findLabels(node: Nodes): MdxJsxAttribute[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.filter(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' &&
      ['title', 'label', 'caption', 'alt', 'description'].includes(attribute.name) &&
      typeof attribute.value === 'string',
  );
}
