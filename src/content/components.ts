import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Problem } from '../config/problem.ts';

/** Creates a component in a Markdown tree. A prop with an empty value is `true`, as in JSX. */
export function createComponent(
  name: string,
  props: Record<string, string | null | undefined>,
  content: RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([name, value]) => ({
      ...{ type: 'mdxJsxAttribute', name },
      value: value === '' ? null : value,
    })),
    // MDX also puts the text of `<Label>text</Label>` directly into the element.
    children: content as MdxJsxFlowElement['children'],
  };
}

/**
 * Shows writers a problem in place of the element that causes it: returns it as a node of the Markdown tree. The rest
 * of the page is rendered.
 */
export function createMark(problem: Pick<Problem, 'message' | 'fix'>): MdxJsxFlowElement {
  return createComponent('mark', {}, [{ type: 'text', value: markText(problem) }]);
}

/** Returns the text of a problem as an article shows it, without its location. */
export function markText({ message, fix }: Pick<Problem, 'message' | 'fix'>): string {
  return `${message} — ${fix}`;
}
