import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { ADDED_ELEMENTS } from '../../src/build/document/pageStyles.ts';

const SRC = join(import.meta.dirname, '../../src');
/** Folders of code that adds elements to articles. */
const ADDING = ['lab/page', 'shell/article', 'shell/offline'];
/** Styles of articles, most of whose rules load only with another article. */
const ARTICLE_STYLES = ['prose', 'code', 'reference'].map((name) => `styles/${name}.css`);

/** The table of a chart is for screen readers only. */
const UNSEEN = ['table', 'tbody', 'td', 'th', 'thead', 'tr'];

test('a page has the article styles of all elements that scripts add', () => {
  const added = new Set(ADDING.flatMap(findAddedElements));
  expect(added).toContain('kbd');
  const styled = new Set(ARTICLE_STYLES.flatMap(findStyledElements));
  const present = [...UNSEEN, ...ADDED_ELEMENTS.split(' ')];
  const missing = [...added].filter((name) => styled.has(name) && !present.includes(name));
  expect(missing).toEqual([]);
});

/** Returns the elements in JSX, and those that code creates by name. */
function findAddedElements(folder: string): string[] {
  const files = readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(SRC, folder, file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/(?:<|createElement\(')([a-z][a-z0-9]*)(?=['\s>])/g)])
    .map(([, name = '']) => name);
}

/** Returns the elements that end a selector: `.prose li > p` styles `p`, wherever it is. */
function findStyledElements(file: string): string[] {
  const names: string[] = [];
  parse(readFileSync(join(SRC, file), 'utf8')).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const [, inProse, list] =
        /^\.prose (?:([a-z][a-z0-9]*)|:is\(([^()]*)\))$/.exec(selector) ?? [];
      names.push(...(inProse ?? list ?? '').split(/,\s*/));
    }
  });
  return names.filter(Boolean);
}
