import { type CompileOptions, compile, nodeTypes, run } from '@mdx-js/mdx';
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
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { errorMessage } from '../config/errorMessage.ts';
import { didYouMean } from '../config/nearest.ts';
import { type Problem, stackFrames } from '../config/problem.ts';
import { type Blocks, checkedComponents, LINE_PROP } from './block.ts';
import { codeGroupsToTabs } from './codeGroups.ts';
import { lineOfError, SourceMapGenerator } from './codePositions.ts';
import { createMark } from './components.ts';
import {
  type BlockOptions,
  directivesToBlocks,
  kebabCase,
  LABEL_BLOCK,
  LISTED_BLOCKS,
  normalizeDirectives,
  parseDirectives,
} from './directives.ts';
import { handlerProblem } from './embeds.ts';
import { insertExampleSources } from './exampleSources.ts';
import { remarkPlugins, remarkRehypeOptions } from './markdown.ts';
import type { Page } from './page.ts';
import { awaitLimited, runLimited, timeLimit, UnfinishedError } from './timeLimit.ts';
import { forbidUnclosedFence, UNCLOSED_FENCE, UnclosedFenceError } from './unclosedFence.ts';

/** A page with components or directives. */
export interface MdxPage extends Pick<Page, 'path' | 'frontmatter'> {
  /** File name as messages display it. */
  file: string;
  /** `md` allows directives and raw HTML, `mdx` directives and JSX. */
  format: 'md' | 'mdx';
}

export interface RenderedMdx {
  /** A tree of the same kind as from plain Markdown; empty for a page with problems. */
  tree: Hast;
  problems: Problem[];
}

/**
 * Renders a page with components or directives to static HTML, so that readers never load its code.
 * @param onUse called with the name of each block that is rendered
 */
export async function renderMdx(
  body: string,
  { file, format }: Pick<MdxPage, 'file' | 'format'>,
  blocks: Blocks,
  onUse?: (block: string) => void,
): Promise<RenderedMdx> {
  const problems: Problem[] = [];
  let positions: unknown;
  try {
    const options: CompileOptions = {
      format,
      outputFormat: 'function-body',
      SourceMapGenerator,
      remarkPlugins: [
        parseDirectives,
        () => (tree: Mdast, file: VFile) => forbidUnclosedFence(tree, String(file)),
        [directivesToBlocks, { blocks, file, problems }],
        [insertExampleSources, { format }],
        [codeGroupsToTabs, { file, problems }],
        [checkNames, { file, blocks, problems }],
        ...remarkPlugins,
      ],
      rehypePlugins: [...(format === 'md' ? [parseRawHtml] : []), [stampLines, blocks]],
      remarkRehypeOptions,
      tableCellAlignToStyle: false,
    };
    const text = normalizeDirectives(body);
    const code = await runLimited(() => compile(text, options));
    positions = code.map;
    // Expressions that use an import would fail without saying why.
    if (problems.some(({ message }) => message === NO_IMPORTS.message)) {
      return { tree: emptyTree(), problems };
    }
    const limit = PAGE_LIMITS * timeLimit();
    const scope = { ...withoutHandlers(file, problems), baseUrl: import.meta.url };
    const { default: Content } = await awaitLimited(runLimited(() => run(code, scope)));
    const components = checkedComponents(blocks, { file, problems, onUse });
    const content = createElement(Content, { components });
    const html = runLimited(() => renderToStaticMarkup(content), limit);
    return { tree: restoreLines(withoutPreloads(fromHtml(html, { fragment: true }))), problems };
  } catch (error) {
    return { tree: emptyTree(), problems: [...problems, toProblem(error, file, positions)] };
  }
}

/** Returns the functions that create elements, which also report event handlers, because HTML can't contain them. */
function withoutHandlers(file: string, problems: Problem[]): typeof runtime {
  const checked =
    (make: typeof runtime.jsx): typeof runtime.jsx =>
    (type, props, key) => {
      const { [LINE_PROP]: line, ...given } = props as Record<string, unknown>;
      if (typeof type === 'string')
        problems.push(
          ...Object.keys(given).flatMap((name) =>
            handlerProblem(name, file, line ? Number(line) : undefined),
          ),
        );
      return make(type, props, key);
    };
  return { ...runtime, jsx: checked(runtime.jsx), jsxs: checked(runtime.jsxs) };
}

/**
 * Time limit of a page, as a multiple of that of an experiment, so that messages name a slow experiment and not its
 * page.
 */
const PAGE_LIMITS = 2;

/** Leaves blocks untouched while the HTML around and inside them is parsed. */
const parseRawHtml: Pluggable = [rehypeRaw, { passThrough: [...nodeTypes] }];

function emptyTree(): Hast {
  return { type: 'root', children: [] };
}

function toProblem(error: unknown, file: string, positions: unknown): Problem {
  if (error instanceof UnclosedFenceError) return { file, line: error.line, ...UNCLOSED_FENCE };
  if (isParseError(error)) {
    return {
      file,
      line: error.line ?? lineIn(error.reason),
      message: `invalid MDX: ${error.reason.replace(/\s+/g, ' ')}`,
      fix: 'close every tag, and escape "{" and "<" in text as `\\{` and `\\<` or put them in code',
    };
  }
  if (error instanceof UnfinishedError) {
    return { file, message: `rendering failed: ${error.message}`, fix: error.fix };
  }
  const stack = error instanceof Error ? stackFrames(error) : undefined;
  return {
    file,
    line: error instanceof Error ? lineOfError(error, positions) : undefined,
    message: `rendering failed: ${errorMessage(error)}`,
    fix: 'check the expressions in braces and the props of the components',
    ...(stack && !isThrownByPage(stack) && { stack }),
  };
}

/**
 * Returns whether an error comes from the page's own code, which is evaluated and not loaded from a file, or from
 * React, which rejects the page's values.
 */
function isThrownByPage(stack: string): boolean {
  return /^[^\n]*(?:\beval\b|\/react-dom\/)/.test(stack);
}

/** Some messages contain the position only in their text: `(3:1-3:7)`. */
function lineIn(reason: string): number | undefined {
  const line = /\((\d+):\d+-\d+:\d+\)/.exec(reason)?.[1];
  return line === undefined ? undefined : Number(line);
}

function isParseError(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

/** Reports imports and unknown components, which would fail later without a line. */
function checkNames({ file, blocks, problems }: BlockOptions) {
  const names = Object.keys(blocks)
    .filter((name) => name !== LABEL_BLOCK)
    .sort();
  return (tree: Mdast) => {
    const defined = new Set<string>();
    const imports: Mdast['children'] = [];
    visit(tree, 'mdxjsEsm', (node) => {
      for (const [, exported, imported = ''] of node.value.matchAll(DECLARED))
        for (const name of (exported ?? imported).match(/\w+/g) ?? []) defined.add(name);
      if (/^\s*import\b/m.test(node.value)) imports.push(node);
    });
    const [first] = imports;
    visit(tree, 'html', ({ value, position }) => {
      for (const { 1: name = '', index } of withoutComments(value).matchAll(/<([A-Z][\w-]*)/g)) {
        const line = position && position.start.line + value.slice(0, index).split('\n').length - 1;
        problems.push({ file, line, ...noComponent(name, names, file) });
      }
    });
    // Report imports once per page, and not again where their names are used.
    if (first) problems.push({ file, line: first.position?.start.line, ...NO_IMPORTS });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = 'name' in node ? node.name : null;
      // `<Home.Logo>` is defined by what defines `Home`.
      const [first = ''] = name?.split('.') ?? [];
      if (!name || !/^[A-Z]/.test(name) || name in blocks || defined.has(first)) return;
      const problem = {
        message: `unknown component <${name}>`,
        fix: didYouMean(name, names, LISTED_BLOCKS),
      };
      problems.push({ file, line: node.position?.start.line, ...problem });
      // Keeps the content of the element, which can have further problems.
      const children = [createMark(problem), ...('children' in node ? node.children : [])];
      Object.assign(node, { name: null, attributes: [], children });
    });
  };
}

/** Matches the names that a module declares. */
const DECLARED = /\bexport\s+(?:const|let|function|class)\s+(\w+)|\bimport\s+([^'"]+?)\s+from\b/g;

const NO_IMPORTS = {
  message: 'pages cannot import modules',
  fix: 'remove the import and its uses; WRITING.md lists the components that need none',
};

/** Blanks out comments. The text keeps its length, so that everything after it keeps its line. */
function withoutComments(html: string): string {
  return html.replace(/<!--.*?-->/gs, (comment) => comment.replace(/</g, ' '));
}

function noComponent(
  name: string,
  names: string[],
  file: string,
): Pick<Problem, 'message' | 'fix'> {
  if (names.includes(name)) {
    const renamed = file.replace(/^.*\//, '').replace(/md$/, 'mdx');
    return {
      message: `components such as <${name}> work only in .mdx`,
      fix: `rename the file to ${renamed}, or write "::${kebabCase(name)}" on a separate line`,
    };
  }
  const otherwise = 'write HTML in lower case, and other angle brackets as `\\<` or in code';
  const isHtml = name === name.toUpperCase();
  return {
    message: `unknown component <${name}>`,
    fix: isHtml ? otherwise : didYouMean(name, names, otherwise),
  };
}

/** Stamps each element and block with its line, which React's output would lose. */
function stampLines(blocks: Blocks) {
  return (tree: Hast) => {
    visit(tree, (node) => {
      // Parsing raw HTML leaves some checkboxes of task lists without a start position.
      const line = node.position?.start?.line;
      if (line === undefined) return;
      if (node.type === 'element') node.properties.dataLine = line;
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name } = node;
      // Components that the page itself defines don't expect the prop.
      if (!name || !(/^[a-z]/.test(name) || name in blocks)) return;
      node.attributes.push({ type: 'mdxJsxAttribute', name: LINE_PROP, value: String(line) });
    });
  };
}

/** Removes the preloads that React adds for pictures, because our pictures load lazily. */
function withoutPreloads(tree: Hast): Hast {
  const isPreload = (node: Nodes) =>
    node.type === 'element' && node.tagName === 'link' && String(node.properties.rel) === 'preload';
  return { ...tree, children: tree.children.filter((node) => !isPreload(node)) };
}

/** Converts line stamps back into positions, as in a tree from Markdown. */
function restoreLines(tree: Hast): Hast {
  visit(tree, (node: Nodes) => {
    delete node.position;
    if (node.type !== 'element' || node.properties.dataLine === undefined) return;
    const line = Number(node.properties.dataLine);
    delete node.properties.dataLine;
    node.position = { start: { line, column: 1 }, end: { line, column: 1 } };
  });
  return tree;
}
