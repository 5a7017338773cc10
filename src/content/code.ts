import type { Element, Parents, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { toHref } from '../address/address.ts';
import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import { checkSamples, type SampleContext } from './checkSamples.ts';
import { type CodeLink, renderCode, renderToken } from './codeBlock.ts';
import { type MarkedCode, readMarks, unmarked } from './codeMarks.ts';
import { parseFence } from './fence.ts';
import { isFormula } from './formulas.ts';
import { HIGHLIGHTED_LANGUAGES, type Highlighter, languageName, type Token } from './highlight.ts';
import { addImports } from './moduleImports.ts';
import type { Mention, Page } from './page.ts';
import { compileRuns, type SampleRun } from './runs.ts';
import { type CodeSource, isSample } from './samples.ts';
import type { SymbolPlace } from './symbolLinks.ts';
import type { Hover } from './typeChecker.ts';
import { createTypeTable, type OffsetHover } from './typeTable.ts';

export interface CodeContext {
  highlighter: Highlighter;
  /** Undefined on sites without a library to check samples against. */
  samples?: SampleContext;
  /** Pages of the library's symbols, by symbol name. */
  symbols?: ReadonlyMap<string, SymbolPlace>;
  basePath: string;
}

/** Position of a symbol's name in a line of code. Columns are 0-based, and `end` is exclusive. */
interface SymbolRange extends Omit<CodeLink, 'href'> {
  symbol: string;
}

/** A code block of a page: its source, and the code that readers see. */
export interface CodeBlock extends CodeSource {
  pre: Element;
  parent: Parents;
  /** Symbols of the reference that the block names. */
  symbols: SymbolRange[];
  /** The code without notations and without lines that are only for TypeScript. */
  visible: MarkedCode;
}

/**
 * Reads the code blocks of a page. Leaves only visible code in the tree, so that search and the Markdown twin contain
 * no notations.
 * @param hasLibrary whether samples are checked, and can have hidden lines
 */
export function readCode(
  tree: Root,
  file: string,
  hasLibrary: boolean,
): { blocks: CodeBlock[]; problems: Problem[] } {
  const blocks: CodeBlock[] = [];
  const problems: Problem[] = [];
  addImports(tree);
  visit(tree, 'element', (pre, _index, parent) => {
    const code = pre.children[0];
    if (pre.tagName !== 'pre' || !parent || code?.type !== 'element' || code.tagName !== 'code')
      return;
    if (isFormula(code, 'math-display')) return;
    const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
    const language = classes.map(String).find((name) => name.startsWith('language-'));
    const line = pre.position?.start.line;
    const { dataMeta = '', dataOrigin } = code.properties;
    const { fence, mistakes } = parseFence(String(dataMeta));
    const source: CodeSource = {
      code: toText(code).replace(/\n$/, ''),
      language: language?.slice('language-'.length).toLowerCase() ?? '',
      fence,
      origin: typeof dataOrigin === 'string' ? dataOrigin : undefined,
    };
    const visible = fence.verbatim
      ? unmarked(source.code)
      : readMarks(source.code, hasLibrary && isSample(source));
    problems.push(
      ...mistakes.map((mistake) => ({ file, line, ...mistake })),
      ...visible.mistakes.map(({ line: index, ...mistake }) => ({
        file,
        line: line === undefined ? undefined : line + 1 + index,
        ...mistake,
      })),
    );
    code.children = [{ type: 'text', value: `${visible.lines.join('\n')}\n` }];
    blocks.push({ ...source, line, pre, parent, symbols: symbolsIn(code), visible });
  });
  return { blocks, problems };
}

/** Fields of a page about its samples. */
interface HighlightedCode extends Pick<Page, 'types' | 'mentions'> {
  /** Samples that readers can run. */
  runs: SampleRun[];
  problems: Problem[];
}

/**
 * Replaces every code block with its highlighted HTML.
 * @param findHeading returns the anchor and the title of the section that contains an element
 */
export async function highlightCode(
  blocks: CodeBlock[],
  file: string,
  context: CodeContext,
  findHeading: (pre: Element) => { id: string | undefined; title: string },
): Promise<HighlightedCode> {
  const { highlighter, samples } = context;
  const checked = await checkSamples(blocks, file, samples);
  const runnable = samples?.compileRun && (await compileRuns(blocks, samples.compileRun));
  const runs: SampleRun[] = [];
  const tokens = await Promise.all(
    blocks.map(({ language, visible }) => {
      const isSupported = HIGHLIGHTED_LANGUAGES.includes(language);
      return highlighter.highlight(visible.lines.join('\n'), isSupported ? language : 'text');
    }),
  );
  const { problems } = checked;
  const hovers: OffsetHover[][] = [];
  const mentions = new Map<string, Mention>();
  for (const [index, block] of blocks.entries()) {
    const { language, line, pre, parent, fence, symbols, visible } = block;
    if (!HIGHLIGHTED_LANGUAGES.includes(language)) {
      const otherwise = 'use "text", or a language of https://shiki.style/languages';
      problems.push({
        file,
        line,
        message: `unknown code block language "${language}"`,
        fix: didYouMean(language, HIGHLIGHTED_LANGUAGES, otherwise),
      });
    }
    const sample = checked.samples.get(index);
    const ownHovers = sample ? visibleHovers(sample.hovers, visible) : [];
    if (ownHovers.length > 0) hovers.push(ownHovers);
    const { id: section, title } = findHeading(pre);
    for (const { line, symbol } of sample?.names ?? [])
      if (visible.from.includes(line)) mentions.set(`${section}\n${symbol}`, { symbol, section });
    // The button needs a bar.
    const run = fence.bare ? undefined : runnable?.get(index);
    if (run) runs.push({ ...run, title: fence.title ?? title });
    parent.children[parent.children.indexOf(pre)] = {
      type: 'raw',
      value: renderCode({
        marks: visible.marks.map((marks, index) =>
          fence.lines.includes(index + 1) ? [...marks, 'highlight'] : marks,
        ),
        links: linkVisibleSymbols(symbols, visible, context),
        tokens: tokens[index] as Token[][],
        fence,
        language,
        languageName: languageName(language),
        hasTypes: ownHovers.length > 0,
        canRun: run !== undefined,
      }),
    };
  }
  if (hovers.length === 0) return { runs, problems };
  const color = async (codes: string[]) => {
    const highlighted = await highlighter.highlightAll(codes, 'ts');
    return highlighted.map((lines) =>
      lines.map((tokens) => tokens.map(renderToken).join('')).join('\n'),
    );
  };
  const types = await createTypeTable(hovers, color);
  return { types, mentions: [...mentions.values()], runs, problems };
}

/** Returns the symbols that the reference marks in its signatures: `line:column:length:name`. */
function symbolsIn({ properties: { dataSymbols = '' } }: Element): SymbolRange[] {
  return [...String(dataSymbols).matchAll(/(\d+):(\d+):(\d+):(\S+)/g)].map(
    ([, line, column, length, symbol = '']) => ({
      line: Number(line),
      column: Number(column),
      end: Number(column) + Number(length),
      symbol,
    }),
  );
}

/** Returns the links in visible lines to symbols that have a page. */
function linkVisibleSymbols(
  ranges: SymbolRange[],
  { from }: MarkedCode,
  { symbols, basePath }: CodeContext,
): CodeLink[] {
  return ranges.flatMap(({ symbol, ...range }) => {
    const line = from.indexOf(range.line);
    const place = symbols?.get(symbol);
    return line < 0 || !place ? [] : [{ ...range, line, href: toHref(place, basePath) }];
  });
}

/** Returns the hovers in visible lines, as offsets into the visible code. */
function visibleHovers(hovers: Hover[], { lines, from }: MarkedCode): OffsetHover[] {
  return hovers.flatMap(({ line, column, ...hover }) => {
    const index = from.indexOf(line);
    if (index < 0) return [];
    const offset = lines.slice(0, index).reduce((sum, text) => sum + text.length + 1, column);
    return [{ ...hover, offset }];
  });
}
