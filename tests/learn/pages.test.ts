import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { type PageSource, readPage } from '../prose/pageRules.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROGRAMS = join(ROOT, 'docs/learn');
const PAGES = join(ROOT, 'docs/pages/learn');
const pages = readdirSync(PAGES, { recursive: true })
  .map(String)
  .filter((name) => name.includes('/'));

/** The sections of each step after its explanation. */
const SECTIONS = ['Try this', 'If it does not work', 'Why it works', 'Recap', 'Next steps'];

test.each(pages)('%s has all parts of a step', (name) => {
  const { tree } = readPage(readFileSync(join(PAGES, name), 'utf8'), name);
  const headings = tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2 && node.children[0]?.type === 'text'
      ? [node.children[0].value]
      : [],
  );
  expect(headings.slice(-SECTIONS.length)).toEqual(SECTIONS);
});

test.each(pages)('%s shows its own game, and parts of its code', (name) => {
  const page = readPage(readFileSync(join(PAGES, name), 'utf8'), name);
  const id = name.replace('.mdx', '');
  const blocks = listBlocks(page);
  const steps = blocks.filter(({ name }) => name === 'TutorialStep');
  expect(steps).toEqual([{ name: 'TutorialStep', id }]);
  const shown = blocks.filter(({ name }) => name === 'TutorialCode');
  expect(shown.length).toBeGreaterThan(0);
  for (const block of shown) expect(block.id).toBe(id);
});

test('each step has a page', () => {
  const programs = readdirSync(PROGRAMS, { recursive: true }).map(String);
  expect(pages.map((name) => name.replace('.mdx', '.ts'))).toEqual(
    expect.arrayContaining(programs.filter((name) => name.endsWith('.ts'))),
  );
});

/** The components of a page, with their props. */
function listBlocks({ tree }: PageSource): Record<string, string>[] {
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
