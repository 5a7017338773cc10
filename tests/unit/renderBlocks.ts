import { toHtml } from 'hast-util-to-html';
import { type BlockSurroundings, createBlocks } from '../../src/blocks/index.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { renderMdx } from '../../src/content/mdx.ts';

const PAGE: BlockSurroundings = {
  path: '/a',
  frontmatter: { layout: 'docs', aliases: [] },
  posts: [],
  sponsors: undefined,
  scenes: [],
  examples: [],
  experiments: [],
};

/** Renders a page's blocks to HTML without classes, whose names come from the bundler. */
export async function renderBlocks(
  source: string,
  { format = 'mdx', page }: { format?: 'md' | 'mdx'; page?: Partial<BlockSurroundings> } = {},
): Promise<{ html: string; problems: string[] }> {
  const blocks = createBlocks({ ...PAGE, ...page });
  const { tree, problems } = await renderMdx(source, { file: `a.${format}`, format }, blocks);
  const html = toHtml(tree)
    .replace(/ class="[^"]*"/g, '')
    .trim();
  return { html, problems: problems.map(formatProblem) };
}

/** HTML of a page; throws if it has problems. */
export async function htmlOf(...args: Parameters<typeof renderBlocks>): Promise<string> {
  const { html, problems } = await renderBlocks(...args);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return html;
}

/**
 * HTML of a directive, which has to be the same in `.md`, in `.mdx`, and as a component.
 */
export async function sameHtml(
  directive: string,
  component: string,
  page?: Partial<BlockSurroundings>,
): Promise<string> {
  const all = await Promise.all([
    htmlOf(directive, { format: 'md', page }),
    htmlOf(directive, { page }),
    htmlOf(component, { page }),
  ]);
  const [html = '', ...others] = all.map((html) => html.replace(/\n/g, ''));
  if (others.some((other) => other !== html)) throw new Error(`not the same:\n${all.join('\n')}`);
  return html;
}

/** The problems of a page. */
export async function problemsOf(...args: Parameters<typeof renderBlocks>): Promise<string[]> {
  return (await renderBlocks(...args)).problems;
}
