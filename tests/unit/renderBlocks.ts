import { toHtml } from 'hast-util-to-html';
import { type BlockContext, createBlocks } from '../../src/blocks/index.ts';
import { formatProblem } from '../../src/config/problem.ts';
import type { Blocks } from '../../src/content/block.ts';
import { renderMdx } from '../../src/content/mdx.ts';
import { labBlocks } from '../../src/lab/blocks/index.ts';
import type { LabItems } from '../../src/lab/model/labItems.ts';

type PageContext = BlockContext & LabItems;

const PAGE: PageContext = {
  path: '/a',
  frontmatter: { layout: 'docs', aliases: [] },
  posts: [],
  tagged: [],
  sponsors: undefined,
  terms: [],
  scenes: new Map(),
  steps: new Map(),
  examples: new Map(),
  experiments: new Map(),
  integrations: new Map(),
  projects: new Map(),
};

/** Returns a map of items by id. */
export function byId<Item extends { id: string }>(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Creates the blocks of a page on a site without a reference. */
export function createAllBlocks(page: Partial<PageContext> = {}): Blocks {
  const context = { ...PAGE, ...page };
  return { ...createBlocks(context), ...labBlocks(context) };
}

/** Renders a page's blocks to HTML without classes, whose names come from the bundler. */
export async function renderBlocks(
  source: string,
  { format = 'mdx', page }: { format?: 'md' | 'mdx'; page?: Partial<PageContext> } = {},
): Promise<{ html: string; problems: string[] }> {
  const { tree, problems } = await renderMdx(
    source,
    { file: `a.${format}`, format },
    createAllBlocks(page),
  );
  const html = toHtml(tree)
    .replace(/ class="[^"]*"/g, '')
    .trim();
  return { html, problems: problems.map(formatProblem) };
}

/** Renders a page to HTML; throws if it has problems. */
export async function renderHtml(...args: Parameters<typeof renderBlocks>): Promise<string> {
  const { html, problems } = await renderBlocks(...args);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return html;
}

/** Renders a directive to HTML, which has to be the same in `.md`, in `.mdx`, and as a component. */
export async function sameHtml(
  directive: string,
  component: string,
  page?: Partial<PageContext>,
): Promise<string> {
  const all = await Promise.all([
    renderHtml(directive, { format: 'md', page }),
    renderHtml(directive, { page }),
    renderHtml(component, { page }),
  ]);
  const [html = '', ...others] = all.map((html) => html.replace(/\n/g, ''));
  if (others.some((other) => other !== html)) throw new Error(`not the same:\n${all.join('\n')}`);
  return html;
}

/** Returns the problems of a page. */
export async function findProblems(...args: Parameters<typeof renderBlocks>): Promise<string[]> {
  return (await renderBlocks(...args)).problems;
}
