import type { ElementContent, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { errorMessage } from '../config/errorMessage.ts';
import type { Problem } from '../config/problem.ts';
import { createElement, hasClass } from './elements.ts';

/**
 * Replaces every formula, `$v = \omega r$` or one between lines of `$$`, with MathML, which browsers render and read
 * aloud without fonts and scripts.
 */
export async function renderFormulas(tree: Root, file: string): Promise<Problem[]> {
  const formulas = findFormulas(tree);
  if (formulas.length === 0) return [];
  const { default: temml } = await import('temml');
  return formulas.flatMap(({ tex, isBlock, line, replace }): Problem[] => {
    try {
      const html = temml.renderToString(tex, { displayMode: isBlock, throwOnError: true });
      replace(fromHtml(html, { fragment: true }).children as ElementContent[]);
      return [];
    } catch (error) {
      const text = errorMessage(error);
      const reason = text.replace(/\s+/g, ' ').trim();
      return [
        {
          file,
          line,
          message: `invalid TeX formula: ${reason}`,
          fix: 'correct it, or write "\\$" for a dollar sign',
        },
      ];
    }
  });
}

interface Formula {
  tex: string;
  isBlock: boolean;
  line?: number;
  replace: (nodes: ElementContent[]) => void;
}

function findFormulas(tree: Root): Formula[] {
  const formulas: Formula[] = [];
  visit(tree, 'element', (node, _index, parent) => {
    const code = node.tagName === 'pre' ? node.children[0] : node;
    const isBlock = isFormula(code, 'math-display');
    if (!parent || !(isBlock || isFormula(node, 'math-inline'))) return;
    formulas.push({
      tex: toText(node).trim(),
      isBlock,
      line: node.position?.start.line,
      replace: (nodes) => {
        const block = createElement('div', { className: ['formula'] }, nodes);
        parent.children.splice(parent.children.indexOf(node), 1, ...(isBlock ? [block] : nodes));
      },
    });
    return 'skip';
  });
  return formulas;
}

/** Returns whether a node is a formula as remark-math outputs it. */
export function isFormula(node: Nodes | undefined, kind: 'math-inline' | 'math-display'): boolean {
  return node?.type === 'element' && node.tagName === 'code' && hasClass(node, kind);
}
