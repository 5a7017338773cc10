import { toHtml } from 'hast-util-to-html';
import { type BlockContext, createBlocks } from '../../src/blocks/index.ts';
import { formatProblem } from '../../src/config/problem.ts';
import type { Blocks } from '../../src/content/block.ts';
import { renderMdx } from '../../src/content/mdx.ts';
import { labBlocks } from '../../src/lab/blocks/index.ts';
import type { LabItems } from '../../src/lab/labItems.ts';

type PageContext = BlockContext & LabItems;

const PAGE: PageContext = {
  path: '/a',
  frontmatter: { layout: 'docs', aliases: [] },
  posts: [],
  sponsors: undefined,
  scenes: [],
  examples: [],
  experiments: [],
};

/** The blocks of a page on a site without a reference. */
export function blocksOf(page: Partial<PageContext> = {}): Blocks {
  const context = { ...PAGE, ...page };
  return { ...createBlocks(context), ...labBlocks(context) };
}

/** A page's blocks as HTML without classes, whose names are the bundler's, and its problems. */
export async function renderBlocks(
  source: string,
  { format = 'mdx', page }: { format?: 'md' | 'mdx'; page?: Partial<PageContext> } = {},
): Promise<{ html: string; problems: string[] }> {
  const { tree, problems } = await renderMdx(
    source,
    { file: `a.${format}`, format },
    blocksOf(page),
  );
  const html = toHtml(tree)
    .replace(/ class="[^"]*"/g, '')
    .trim();
  return { html, problems: problems.map(formatProblem) };
}

/** HTML of a page that has to be without problems. */
export async function htmlOf(...args: Parameters<typeof renderBlocks>): Promise<string> {
  const { html, problems } = await renderBlocks(...args);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return html;
}

/**
 * The HTML of a directive, which has to be the same in `.md` and in `.mdx`, and the same as that
 * of the component.
 */
export async function sameHtml(
  directive: string,
  component: string,
  page?: Partial<PageContext>,
): Promise<string> {
  const all = await Promise.all([
    htmlOf(directive, { format: 'md', page }),
    htmlOf(directive, { page }),
    htmlOf(component, { page }),
  ]);
  const [html = '', ...others] = all.map((one) => one.replace(/\n/g, ''));
  if (others.some((other) => other !== html)) throw new Error(`not the same:\n${all.join('\n')}`);
  return html;
}

/** The problems of a page. */
export async function problemsOf(...args: Parameters<typeof renderBlocks>): Promise<string[]> {
  return (await renderBlocks(...args)).problems;
}
