import { expect, it } from 'vitest';
import { compileSnippet } from './snippet.ts';

it.each([
  ['![](/a%23.svg)', '/docs/a%23.svg', ['/a#.svg']],
  ['![](a.svg)', '/docs/a.svg', ['/a.svg']],
  ['![](//e.org/a.svg)', 'https://e.org/a.svg', []],
  ['![](https://e.org/a.svg)', 'https://e.org/a.svg', []],
])('places the picture %s', (markdown, src, paths) => {
  const { html, links } = compileSnippet(markdown, '/docs');
  expect(html).toContain(`src="${src}"`);
  expect(links.map(({ path }) => path)).toEqual(paths);
});

it('reports what the policy of pages would block', () => {
  const { problems } = compileSnippet('<b onclick="hello()">Hello</b>', '');
  expect(problems.map(({ message }) => message)).toEqual(['"onclick" has no effect on pages']);
});
