import type { Code, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { Problem } from '../config/problem.ts';
import { createComponent, createMark } from './components.ts';
import { parseFence, splitInfo, TITLE } from './fence.ts';

/** Replaces each `<CodeGroup>` with `<Tabs>`: a `<Tab>` for each code block, labeled with the block's title. */
export function codeGroupsToTabs({ file, problems }: { file: string; problems: Problem[] }) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'CodeGroup') return;
      node.name = 'Tabs';
      node.children = node.children.flatMap((child) => {
        if (child.type === 'code') return [createTab(child)];
        const line = child.position?.start.line;
        problems.push({ file, line, ...NO_CODE });
        return [
          createComponent('Tab', { label: `Problem in line ${line}` }, [createMark(NO_CODE)]),
        ];
      });
    });
  };
}

const NO_CODE = {
  message: 'a code group can contain only code blocks',
  fix: 'remove everything else, or use <Tabs> with a <Tab> for each part',
};

function createTab(code: Code) {
  const { language, meta } = splitInfo(code.lang ?? '', code.meta ?? '');
  const label = parseFence(meta).fence.title ?? (language || 'Code');
  // Remove the title, because the tab already shows it.
  const content = { ...code, lang: language, meta: meta.replace(TITLE, '') };
  return { ...createComponent('Tab', { label }, [content]), position: code.position };
}
