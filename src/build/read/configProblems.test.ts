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
  search: { popular: ['/nothing'] },
  banner: { content: 'See [this](/wrold).' },
};
`;

it.each([
  ['sidebar: dead link /world', 'site.config.ts', 7],
  ['sidebar: dead link /nothing', 'site.config.ts', 8],
  ['topNav: dead link /gone', 'site.config.ts', 2],
  ['banner: dead link /wrold', 'site.config.ts', 11],
  ['search.popular: dead link /nothing', 'site.config.ts', 8],
  ['terms: neither the heading nor the first sentence of /world has "torque"', 'terms.ts', 2],
  ['terms: dead link /torque', 'terms.ts', 3],
  ['"banner.content": the text is in no file', 'site.config.ts', undefined],
  ['banner: the text is in no file', 'site.config.ts', 11],
])('finds the line of %j', (message, file, line) => {
  root.put('site.config.ts', CONFIG);
  root.put('terms.ts', "export const terms = [{\n  term: 'torque',\n  link: '/torque',\n}];");
  const at = (name: string) => displayPath(root.at(name));
  const problem = { file: at('site.config.ts'), message, fix: 'correct it' };
  expect(locateConfigProblems([problem], root.path)).toEqual([
    { ...problem, file: at(file), line },
  ]);
});

it('leaves other problems unchanged', () => {
  const problems = [
    { file: displayPath(root.at('site.config.ts')), line: 4, message: 'a', fix: 'b' },
    { file: 'pages/a.md', message: 'a', fix: 'b' },
  ];
  expect(locateConfigProblems(problems, root.path)).toBe(problems);
});
