import { compile, nodeTypes, run } from '@mdx-js/mdx';
import type { Root as Hast, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Root as Mdast } from 'mdast';
import type {} from 'mdast-util-mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeRaw from 'rehype-raw';
import type { Pluggable } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { nearestOf } from '../config/nearest.ts';
import { framesOf, type Problem } from '../config/problem.ts';
import { type Blocks, checkedComponents, LINE_PROP } from './block.ts';
import { groupCode } from './codeGroups.ts';
import { directivesToBlocks, LABEL_BLOCK, parseDirectives } from './directives.ts';
import { showSources } from './examples.ts';
import { remarkPlugins, remarkRehypeOptions } from './markdown.ts';
import type { Page } from './page.ts';

/** A page that is more than plain Markdown. */
export interface MdxPage extends Pick<Page, 'path' | 'frontmatter'> {
  /** As the writer knows it, for messages. */
  file: string;
  /** `md` knows directives and raw HTML, `mdx` knows directives and JSX. */
  format: 'md' | 'mdx';
}

export interface RenderedMdx {
  /** The same kind of tree that plain Markdown gives; empty for a page with problems. */
  tree: Hast;
  problems: Problem[];
}

/**
 * Renders a page with components or directives. React makes HTML of it here and now: readers get the
 * result and never the page's code.
 */
export async function renderMdx(
  body: string,
  { file, format }: Pick<MdxPage, 'file' | 'format'>,
  blocks: Blocks,
): Promise<RenderedMdx> {
  const problems: Problem[] = [];
  try {
    const code = await compile(body, {
      format,
      outputFormat: 'function-body',
      remarkPlugins: [
        parseDirectives,
        [directivesToBlocks, { blocks, file, problems }],
        [showSources, { format }],
        [groupCode, { file, problems }],
        [findMistakes, { file, blocks, problems }],
        ...remarkPlugins,
      ],
      rehypePlugins: [...(format === 'md' ? [parseRawHtml] : []), [stampLines, blocks]],
      remarkRehypeOptions,
      tableCellAlignToStyle: false,
    });
    // A page with mistakes in it can't be rendered; the messages are already written.
    if (problems.length > 0) return { tree: emptyTree(), problems };
    const { default: Content } = await run(code, { ...runtime, baseUrl: import.meta.url });
    const components = checkedComponents(blocks, file, problems);
    const html = renderToStaticMarkup(createElement(Content, { components }));
    return { tree: readLines(withoutPreloads(fromHtml(html, { fragment: true }))), problems };
  } catch (error) {
    return { tree: emptyTree(), problems: [...problems, mistakeIn(error, file)] };
  }
}

/** Blocks stay what they are while the HTML around and inside of them is parsed. */
const parseRawHtml: Pluggable = [rehypeRaw, { passThrough: [...nodeTypes] }];

function emptyTree(): Hast {
  return { type: 'root', children: [] };
}

function mistakeIn(error: unknown, file: string): Problem {
  if (isMessage(error)) {
    return {
      file,
      line: error.line ?? lineIn(error.reason),
      message: `this is not MDX: ${error.reason.replace(/\s+/g, ' ')}`,
      fix: 'close every tag, and write "{" and "<" in text as `\\{` and `\\<` or inside code',
    };
  }
  const stack = error instanceof Error ? framesOf(error) : undefined;
  return {
    file,
    message: `the page fails while it is rendered: ${error instanceof Error ? error.message : error}`,
    fix: 'look at the expressions in braces and at the props of its components',
    ...(stack && !isOfPage(stack) && { stack }),
  };
}

/** Whether the page itself threw: its code is evaluated, ours is in files. */
function isOfPage(stack: string): boolean {
  return /^[^\n]*\beval\b/.test(stack);
}

/** Some messages tell the place only in words: `(3:1-3:7)`. */
function lineIn(reason: string): number | undefined {
  const line = /\((\d+):\d+-\d+:\d+\)/.exec(reason)?.[1];
  return line === undefined ? undefined : Number(line);
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error;
}

interface MistakeOptions {
  file: string;
  blocks: Blocks;
  problems: Problem[];
}

/** Names what would fail later without a line: unknown components, and imports. */
function findMistakes({ file, blocks, problems }: MistakeOptions) {
  const names = Object.keys(blocks)
    .filter((name) => name !== LABEL_BLOCK)
    .sort();
  return (tree: Mdast) => {
    const own = new Set<string>();
    visit(tree, 'mdxjsEsm', (node) => {
      for (const [, name] of node.value.matchAll(
        /\bexport\s+(?:const|let|function|class)\s+(\w+)/g,
      )) {
        if (name) own.add(name);
      }
      if (/^\s*import\b/m.test(node.value)) {
        problems.push({
          file,
          line: node.position?.start.line,
          message: 'pages import nothing',
          fix: `remove the import; these components are there already: ${names.join(', ')}`,
        });
      }
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = 'name' in node ? node.name : null;
      if (!name || !/^[A-Z]/.test(name) || name in blocks || own.has(name)) return;
      problems.push({
        file,
        line: node.position?.start.line,
        message: `unknown component <${name}>`,
        fix: nearestOf(name, names, `components are ${names.join(', ')}`),
      });
    });
  };
}

/** Writes its line into each element and block: React's output knows nothing of the source. */
function stampLines(blocks: Blocks) {
  return (tree: Hast) => {
    visit(tree, (node) => {
      // Parsing raw HTML leaves some boxes of task lists with an end and no start.
      const line = node.position?.start?.line;
      if (line === undefined) return;
      if (node.type === 'element') node.properties.dataLine = line;
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name } = node;
      // The page's own components would get it as a prop that they don't know.
      if (!name || !(/^[a-z]/.test(name) || name in blocks)) return;
      node.attributes.push({ type: 'mdxJsxAttribute', name: LINE_PROP, value: String(line) });
    });
  };
}

/** React puts a preload for each picture in front; ours wait until they are near the view. */
function withoutPreloads(tree: Hast): Hast {
  const isPreload = (node: Nodes) =>
    node.type === 'element' && node.tagName === 'link' && String(node.properties.rel) === 'preload';
  return { ...tree, children: tree.children.filter((node) => !isPreload(node)) };
}

/** Reads the lines back, so that a tree from MDX is like one from Markdown. */
function readLines(tree: Hast): Hast {
  visit(tree, (node: Nodes) => {
    delete node.position;
    if (node.type !== 'element' || node.properties.dataLine === undefined) return;
    const line = Number(node.properties.dataLine);
    delete node.properties.dataLine;
    node.position = { start: { line, column: 1 }, end: { line, column: 1 } };
  });
  return tree;
}
