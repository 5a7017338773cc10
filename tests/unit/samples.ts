import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Consecutive samples of one page that make one program. */
export interface Program {
  /** Page below `pages/`, and the line that the first sample starts on. */
  name: string;
  language: 'ts' | 'js';
  code: string;
}

/**
 * The programs of all pages. A sample that imports something starts a new one; a sample without
 * an import goes on from the one before, in a block of its own, so that it may name things anew.
 */
export function readPrograms(pagesFolder: string): Program[] {
  return readdirSync(pagesFolder, { recursive: true })
    .map(String)
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) => programsOf(name, readFileSync(join(pagesFolder, name), 'utf8')));
}

function programsOf(page: string, text: string): Program[] {
  const programs: (Program & { open: number })[] = [];
  visit(unified().use(remarkParse).parse(text) as Root, 'code', (node: Code) => {
    const language = node.lang;
    if (language !== 'ts' && language !== 'js') return;
    const last = programs.at(-1);
    if (last && last.language === language && !/^import\b/m.test(node.value)) {
      last.code += `\n{\n${node.value}`;
      last.open++;
      return;
    }
    const name = `${page}:${node.position?.start.line}`;
    programs.push({ name, language, code: node.value, open: 0 });
  });
  return programs.map(({ open, ...program }) => ({
    ...program,
    code: `${program.code}${'\n}'.repeat(open)}\nexport {};\n`,
  }));
}
