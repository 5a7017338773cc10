import { toHtml } from 'hast-util-to-html';
import { type BlockContext, createBlocks } from '../../src/blocks/index.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { renderMdx } from '../../src/content/mdx.ts';

const PAGE: BlockContext = {
  path: '/a',
  frontmatter: { layout: 'docs', aliases: [] },
  posts: [],
  sponsors: undefined,
  scenes: [],
  examples: [],
  experiments: [],
};

/** A page's blocks as HTML without classes, whose names are the bundler's, and its problems. */
export async function renderBlocks(
  source: string,
  { format = 'mdx', page }: { format?: 'md' | 'mdx'; page?: Partial<BlockContext> } = {},
): Promise<{ html: string; problems: string[] }> {
  const blocks = createBlocks({ ...PAGE, ...page });
  const { tree, problems } = await renderMdx(source, { file: `a.${format}`, format }, blocks);
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
  page?: Partial<BlockContext>,
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
