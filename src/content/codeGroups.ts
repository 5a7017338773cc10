import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { Problem } from '../config/problem.ts';
import { parseFence, splitInfo, TITLE } from './fence.ts';
import { createMark } from './problemMarks.ts';

/** Replaces each `<CodeGroup>` with `<Tabs>`: a `<Tab>` for each code block, labeled with the block's title. */
export function codeGroupsToTabs({ file, problems }: { file: string; problems: Problem[] }) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'CodeGroup') return;
      node.name = 'Tabs';
      node.children = node.children.flatMap((child) => {
        if (child.type === 'code') return [createTab(child)];
        problems.push({ file, line: child.position?.start.line, ...NO_CODE });
        return [tab('Problem', [createMark(NO_CODE)])];
      });
    });
  };
}

const NO_CODE = {
  message: 'a code group can contain only code blocks',
  fix: 'remove everything else, or use <Tabs> with a <Tab> for each part',
};

function tab(label: string, children: (Code | MdxJsxTextElement)[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Tab',
    attributes: [{ type: 'mdxJsxAttribute', name: 'label', value: label }],
    children: children as MdxJsxFlowElement['children'],
  };
}

function createTab(code: Code): MdxJsxFlowElement {
  const { language, meta } = splitInfo(code.lang ?? '', code.meta ?? '');
  const label = parseFence(meta).fence.title ?? (language || 'Code');
  return {
    // Remove the title, because the tab already shows it.
    ...tab(label, [{ ...code, lang: language, meta: meta.replace(TITLE, '') }]),
    position: code.position,
  };
}
