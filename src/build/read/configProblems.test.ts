import { expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { displayPath } from '../terminal/displayPath.ts';
import { locateConfigProblems } from './configProblems.ts';

const root = useTemporaryFolder();

const CONFIG = `import { terms } from './terms';
const pages = [{ text: 'World', link: '/world' }, { text: 'Gone', link: '/gone' }];
export default {
  topNav: pages,
  terms,
  sidebar: [
    { text: 'World', link: '/world' },
    { text: 'Nothing', link: '/nothing' },
  ],
  search: { popular: ['/nothing'], titles: { '/prefix': 'Prefix' } },
  'library': { package: 'engine',
    examples: 'example' },
  banner: { content: 'See [this](/wrold).' },
  last: '/prefix',
};
`;

it.each([
  ['sidebar: dead link /world', 'site.config.ts', 7],
  ['sidebar: dead link /nothing', 'site.config.ts', 8],
  ['topNav: dead link /gone', 'site.config.ts', 2],
  ['banner: dead link /wrold', 'site.config.ts', 13],
  ['search.popular: dead link /nothing', 'site.config.ts', 10],
  ['sidebar: dead link /prefix', 'site.config.ts', 14],
  ['"library.examples": the package "engine" has no examples in "example"', 'site.config.ts', 12],
  ['terms: neither the heading nor the first sentence of /world has "torque"', 'terms.ts', 2],
  ['terms: dead link /torque', 'terms.ts', 3],
  ['terms: dead link /world', 'terms.ts', 4],
  ['"banner.content": the text is in no file', 'site.config.ts', 13],
  ['banner: the text is in no file', 'site.config.ts', 13],
  ['the text is in no file', 'site.config.ts', undefined],
])('finds the line of %j', async (message, file, line) => {
  root.put('site.config.ts', CONFIG);
  root.put(
    'terms.ts',
    "export const terms = [{\n  term: 'torque',\n  link: '/torque',\n}, { link: '/world' }];",
  );
  const at = (name: string) => displayPath(root.at(name));
  const problem = { file: at('site.config.ts'), message, fix: 'correct it' };
  expect(await locateConfigProblems([problem], root.path)).toEqual([
    { ...problem, file: at(file), line },
  ]);
});

it('leaves other problems unchanged', async () => {
  const problems = [
    { file: displayPath(root.at('site.config.ts')), line: 4, message: 'a', fix: 'b' },
    { file: 'pages/a.md', message: 'a', fix: 'b' },
  ];
  expect(await locateConfigProblems(problems, root.path)).toBe(problems);
});
