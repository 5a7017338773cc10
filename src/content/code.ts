import type { Element, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import { escapeHtml } from './escape.ts';
import type { Highlighter } from './highlight.ts';

export interface CodeContext {
  highlighter: Highlighter;
}

interface CodeBlock {
  code: string;
  language: string;
  line?: number;
  pre: Element;
  parent: Parents;
}

/** Replaces every code block by its highlighted HTML. */
export async function highlightCode(
  tree: Root,
  file: string,
  { highlighter }: CodeContext,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { code, language, line, pre, parent } of codeBlocks(tree)) {
    const isKnown = highlighter.languages.includes(language);
    if (!isKnown) {
      problems.push({
        file,
        line,
        message: `unknown language "${language}" of a code block`,
        fix: didYouMean(language, highlighter.languages, 'write "text" for code of no language'),
      });
    }
    const html = isKnown ? await highlighter.highlight(code, language) : escapeHtml(code);
    const attribute = language ? ` data-language="${escapeHtml(language)}"` : '';
    parent.children[parent.children.indexOf(pre)] = {
      type: 'raw',
      value: `<pre class="code"${attribute}><code>${html}</code></pre>`,
    };
  }
  return problems;
}

function codeBlocks(tree: Root): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(tree, 'element', (pre, _index, parent) => {
    const code = pre.children[0];
    if (pre.tagName !== 'pre' || !parent || code?.type !== 'element' || code.tagName !== 'code')
      return;
    const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
    const language = classes.map(String).find((name) => name.startsWith('language-'));
    blocks.push({
      code: textOf(code).replace(/\n$/, ''),
      language: language?.slice('language-'.length).toLowerCase() ?? '',
      line: pre.position?.start.line,
      pre,
      parent,
    });
  });
  return blocks;
}
