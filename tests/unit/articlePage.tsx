import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { parseConfig } from '../../src/config/load.ts';
import { formatProblem } from '../../src/config/problem.ts';
import type { Blocks } from '../../src/content/block.ts';
import { compilePage } from '../../src/content/compilePage.ts';
import type { Token } from '../../src/content/highlight.ts';
import { renderMdx } from '../../src/content/mdx.ts';
import type { SampleRuns } from '../../src/content/runs.ts';
import type { Hover, ProgramTypes } from '../../src/content/typeChecker.ts';
import { FAILURE, type LoadFailure } from '../../src/fetch/retry.ts';
import { compileSample } from '../../src/lab/typescript/sample.ts';
import { Article } from '../../src/shell/article/Article.tsx';
import { type Shell, ShellContext } from '../../src/shell/router/context.ts';
import { BROWSER_KEY } from '../../src/shell/router/location.ts';
import { assembleSite } from '../../src/site/assemble.ts';
import { createTypes, type TypesView } from '../../src/site/types.ts';
import { createPageViews, type PageView } from '../../src/site/view.ts';
import { createAllBlocks } from './renderBlocks.ts';

/** The data of one page that the browser gets. */
export interface ArticlePage {
  view: PageView;
  /** The file with the types of the page's samples, if it has any. */
  types?: TypesView;
  /** The file with the samples that readers can run, if there are any. */
  runs?: SampleRuns;
}

const PAGES = join(import.meta.dirname, '../fixtures/kitchen-sink/pages');

/** The checker's result for each name, wherever it occurs. */
const NAMES: Record<string, Pick<Hover, 'text' | 'docs'>> = {
  world: { text: 'const world: World', docs: '' },
  step: { text: '(method) World.step(timeStep: number): void', docs: 'Take a time step.' },
  box: { text: 'const box: Body', docs: '' },
  getPosition: { text: '(method) Body.getPosition(): Vec2', docs: '' },
  y: { text: 'const y: number', docs: '' },
};
/** The only symbol that has a page in the reference. */
const SYMBOLS = new Map([['World.step', { path: '/reference/world', hash: 'step' }]]);

/** Compiles a page of the kitchen sink, given by its file below `pages/`. */
export async function compileKitchenPage(filePath: string): Promise<ArticlePage> {
  return compileArticle(await readFile(join(PAGES, filePath), 'utf8'));
}

/**
 * Compiles a page as the build does, except that code has no colors, and that the checker knows
 * only `NAMES`: Shiki does not run where there is a DOM, and TypeScript is slow.
 * @param blocks components that the page can use, by default those of every site
 * @throws when the page has problems
 */
export async function compileArticle(text: string, blocks?: Blocks): Promise<ArticlePage> {
  const file = 'page.mdx';
  const { page, problems } = await compilePage(
    { filePath: file, file, text },
    {
      basePath: '',
      readImage: async () => undefined,
      renderMdx: (body, page) => renderMdx(body, page, blocks ?? createAllBlocks(page)),
      highlighter: {
        highlight: async (code) => plainTokens(code),
        highlightAll: async (codes) => codes.map(plainTokens),
      },
      samples: {
        checker: { check: checkNames },
        compileRun: async (...given) => compileSample(...given),
      },
    },
  );
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const { config } = parseConfig({ title: 'Site' }, 'site.config.ts');
  const files = { configFile: 'site.config.ts', pagesFolder: 'pages', publicFiles: [] };
  const site = assembleSite(config, [page], files, { symbols: SYMBOLS });
  return { view: createPageViews(site)(page), types: createTypes(site, page), runs: page.runs };
}

async function checkNames({ code }: { code: string }): Promise<ProgramTypes> {
  const words = code.split('\n').flatMap((text, line) =>
    [...text.matchAll(/\w+/g)].map(({ 0: word, index }) => ({
      word,
      range: { line, column: index, length: word.length },
    })),
  );
  const hovers = words.flatMap(({ word, range }) => {
    const hover = NAMES[word];
    return hover ? [{ ...range, ...hover }] : [];
  });
  return { hovers, errors: [], names: [] };
}

const SITE = { basePath: '' };

export interface DisplayedArticle {
  article: HTMLElement;
  /** Replaces it with the article of another page, as a followed link does. */
  leaveFor: (page: ArticlePage) => Promise<void>;
  /** Removes the article before the test ends, because a document has only one. */
  close: () => Promise<void>;
}

/**
 * Shows the article of a page, with everything that the shell adds to it, until the test ends.
 * @param options `hash`: where the address leads to, with its `#`
 */
export async function showArticle(
  { view }: ArticlePage,
  { hash = '' } = {},
): Promise<DisplayedArticle> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (view: PageView) => {
    const location = { href: `/${hash}`, path: '/', hash, key: BROWSER_KEY };
    const shell = { config: SITE, location } as Shell;
    const article = <Article view={view} />;
    return act(async () => root.render(<ShellContext value={shell}>{article}</ShellContext>));
  };
  const close = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  onTestFinished(close);
  await show(view);
  const article = container.querySelector('article');
  if (!article) throw new Error('there is no article');
  return { article, leaveFor: (page) => show(page.view), close };
}

/** Returns the last announcement to screen readers. */
export function readAnnouncement(): string | undefined {
  return document.querySelector('[role="status"]')?.textContent;
}

/** Records the messages about what could not be loaded, which the page's inline script would show. */
export function recordFailures(): { messages: string[]; retry: () => void } {
  const recorded = { messages: [] as string[], retry: (): void => undefined };
  addEventListener(FAILURE, (event) => {
    const { message, retry } = (event as CustomEvent<LoadFailure>).detail;
    recorded.messages.push(message ?? '');
    recorded.retry = retry ?? (() => recorded.messages.push('reload'));
  });
  return recorded;
}

function plainTokens(code: string): Token[][] {
  return code.split('\n').map((line) => [[line, '']]);
}
