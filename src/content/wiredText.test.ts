import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { formatProblem } from '../config/problem.ts';
import { wiredProblems } from './wiredText.ts';

const tree = fromHtml('\n<p>a <em data-wired="ramp">b</em> <data data-wired="rope">c</data></p>', {
  fragment: true,
});
const problemsWith = (...scenes: string[]) =>
  wiredProblems(tree, scenes, 'a.mdx').map(formatProblem);

it('reports text that controls a scene of another page', () => {
  expect(problemsWith('ramp', 'rope')).toEqual([]);
  expect(problemsWith('ramp', 'ball')).toEqual([
    'a.mdx:2 text controls the scene "rope", which is not on this page — add <Scene id="rope" />, name a scene of this page, or use plain text',
  ]);
  expect(problemsWith()).toHaveLength(2);
});
