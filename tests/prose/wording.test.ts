import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../../src/config/problem.ts';
import { readPage } from './pageRules.ts';
import { type Passage, readCodePassages, readPagePassages } from './passages.ts';
import { proofread } from './proofread.ts';
import { commonRules, noteRules, siteRules, type WordingRule } from './wording.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Files to proofread in addition to pages, and their rules. */
const AREAS: { name: string; files: string[]; rules: WordingRule[] }[] = [
  {
    name: 'notes of the reference',
    files: [...filesIn('docs/reference', /\.ts$/), 'docs/reference.ts'],
    rules: noteRules,
  },
  {
    name: 'scenes and tutorials',
    files: [...filesIn('docs/scenes', /\.ts$/), ...filesIn('docs/learn', /\.ts$/)],
    rules: siteRules,
  },
  {
    name: 'experiments, terms, and names of other engines',
    files: [
      ...filesIn('docs/comingFrom', /\.ts$/),
      ...filesIn('docs/experiments', /\.ts$/),
      ...['docs/terms.ts', 'docs/site.config.ts'],
    ],
    rules: siteRules,
  },
  {
    name: 'labels, messages, and comments of the site engine',
    files: filesIn('src', /(?<!\.test|\.dom\.test)\.(?:tsx?|js)$/),
    rules: commonRules,
  },
  {
    name: 'manuals',
    files: ['README', 'WRITING', 'CONTRIBUTING', 'DESIGN']
      .map((name) => `${name}.md`)
      .concat('deploy/README.md', filesIn('design', /\.md$/)),
    rules: commonRules,
  },
];

test.each(AREAS)('$name follow the voice of the project', ({ files, rules }) => {
  expect(files.length).toBeGreaterThan(1);
  const problems = files.flatMap((file) => proofread(passagesIn(file), rules));
  expect(problems.map(formatProblem)).toEqual([]);
});

function passagesIn(file: string): Passage[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return /\.mdx?$/.test(file)
    ? readPagePassages(file, readPage(text, file).tree)
    : readCodePassages(file, text);
}

/** Returns paths from the project's folder. */
function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => relative(ROOT, join(ROOT, folder, String(name))).replaceAll('\\', '/'))
    .filter((name) => pattern.test(name))
    .sort();
}
