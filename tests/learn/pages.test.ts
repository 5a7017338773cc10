import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { formatProblem } from '../../src/config/problem.ts';
import {
  checkDescription,
  checkEnding,
  checkHeadings,
  checkLength,
  checkLinks,
  type PageSource,
  readPage,
} from '../prose/pageRules.ts';
import { passagesOfPage } from '../prose/passages.ts';
import { proofread } from '../prose/proofread.ts';
import { siteRules } from '../prose/wording.ts';

const ROOT = join(import.meta.dirname, '../..');
const LEARN = join(ROOT, 'docs/learn');
const TUTORIAL = 'brick-breaker';
const pages = readdirSync(join(LEARN, TUTORIAL)).filter((name) => name.endsWith('.mdx'));

/** The sections of each step after its explanation. */
const SECTIONS = ['Try this', 'If it does not work', 'Why it works', 'Next steps'];

test.each(pages)('%s has all parts of a step, and follows the voice of the project', (name) => {
  const file = join(LEARN, TUTORIAL, name);
  const page = readPage(readFileSync(file, 'utf8'), relative(ROOT, file));
  const rules = [checkHeadings, checkLinks, checkDescription, checkLength, checkEnding];
  const problems = [
    ...rules.flatMap((rule) => rule(page)),
    ...proofread(passagesOfPage(page.file, page.tree), siteRules),
  ];
  expect(problems.map(formatProblem)).toEqual([]);
  const headings = page.tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2 && node.children[0]?.type === 'text'
      ? [node.children[0].value]
      : [],
  );
  expect(headings.slice(-SECTIONS.length)).toEqual(SECTIONS);
});

test.each(pages)('%s shows its own game, and regions that exist', (name) => {
  const page = readPage(readFileSync(join(LEARN, TUTORIAL, name), 'utf8'), name);
  const id = `${TUTORIAL}/${name.replace('.mdx', '')}`;
  const source = readFileSync(join(LEARN, `${id}.ts`), 'utf8');
  const regions = [...source.matchAll(/#region (\w+)/g)].map(([, region]) => region);
  const blocks = blocksOf(page);
  expect(blocks.filter(({ name }) => name === 'Step')).toEqual([{ name: 'Step', id }]);
  const shown = blocks.filter(({ name }) => name === 'StepCode');
  expect(shown.length).toBeGreaterThan(2);
  for (const block of shown) {
    expect(block.id).toBe(id);
    expect(regions).toContain(block.lines);
  }
});

/** The components of a page, with their props. */
function blocksOf({ tree }: PageSource): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const { name, attributes } = node as unknown as {
      name: string;
      attributes: { name: string; value: string }[];
    };
    found.push({ name, ...Object.fromEntries(attributes.map(({ name, value }) => [name, value])) });
  });
  return found;
}
