import type { MdxJsxTextElement } from 'mdast-util-mdx';
import type { Problem } from '../config/problem.ts';

// Writers see a problem in place of what has it; the rest of the page is rendered.

/** Returns a problem as an article shows it, without its place. */
export function markText({ message, fix }: Pick<Problem, 'message' | 'fix'>): string {
  return `${message} — ${fix}`;
}

/** Returns a problem as an element of Markdown's tree. */
export function createMark(problem: Pick<Problem, 'message' | 'fix'>): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'mark',
    attributes: [],
    children: [{ type: 'text', value: markText(problem) }],
  };
}
