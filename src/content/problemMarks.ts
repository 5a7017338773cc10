import type { MdxJsxTextElement } from 'mdast-util-mdx';
import type { Problem } from '../config/problem.ts';

// Shows writers a problem in place of the element that causes it; the rest of the page is rendered.

/** Returns the text of a problem as an article shows it, without its location. */
export function markText({ message, fix }: Pick<Problem, 'message' | 'fix'>): string {
  return `${message} — ${fix}`;
}

/** Returns a problem as a node of the Markdown tree. */
export function createMark(problem: Pick<Problem, 'message' | 'fix'>): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'mark',
    attributes: [],
    children: [{ type: 'text', value: markText(problem) }],
  };
}
