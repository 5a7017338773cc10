import { expect, it } from 'vitest';
import { findProblems, renderHtml } from '../../tests/unit/renderBlocks.ts';
import type { TaggedPage } from '../content/page.ts';

const recipe = (name: string, ...tags: string[]): TaggedPage => ({
  ...{ path: `/recipes/${name}`, title: name, description: `About ${name}.`, tags },
});
const CAR = { ...recipe('car', 'Vehicles', 'joints'), scene: 'recipes/car' };
const LADDER = recipe('ladder', 'Characters', 'input', 'joints');
const ELSEWHERE = { ...recipe('news', 'Blog'), path: '/blog/news' };
const LIST = `<Recipes groups={['Characters', 'Vehicles', 'Tools']} />`;

const render = (tagged: TaggedPage[]) => renderHtml(LIST, { page: { path: '/recipes', tagged } });

const readTags = (html: string) =>
  [...html.matchAll(/data-filter-tag="true">(.*?)</g)].map(([, tag]) => tag);

it('lists the tagged pages below its page, by the groups that have any', async () => {
  const html = await render([CAR, LADDER, ELSEWHERE]);
  const listed = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>|<a href="(.*?)"/g)];
  expect(listed.map(([, group, path]) => group ?? path)).toEqual([
    ...['Characters', '/recipes/ladder'],
    ...['Vehicles', '/recipes/car'],
  ]);
});

it('has the picture of its scene, in both themes', async () => {
  const html = await render([CAR, LADDER]);
  expect([...html.matchAll(/src="(.*?)"/g)].map(([, src]) => src)).toEqual([
    '/pictures/scene-recipes/car.light.svg',
    '/pictures/scene-recipes/car.dark.svg',
  ]);
});

it('shows the mark of a page instead of its scene', async () => {
  const html = await render([
    { ...LADDER, mark: 'Rungs' },
    { ...CAR, mark: 'Wheels' },
  ]);
  expect(html).toContain('<div aria-hidden="true">Rungs</div>');
  expect(html).toContain('<div aria-hidden="true">Wheels</div>');
  expect(html).not.toContain('<img');
});

it('has a button for each tag that is no group, the most frequent first', async () => {
  const html = await render([LADDER, CAR]);
  expect(readTags(html)).toEqual(['joints', 'input']);
  expect(html).not.toContain('<details>');
});

it('folds all tags but the three most frequent', async () => {
  const html = await render([CAR, LADDER, recipe('kite', 'Tools', 'a', 'b', 'c', 'joints')]);
  const [row, folded] = html.split('<summary>More tags</summary>').map(readTags);
  expect(row).toEqual(['joints', 'a', 'b']);
  expect(folded).toEqual(['c', 'input']);
});

it('reports a page whose first tag is no group', async () => {
  const page = { path: '/recipes', tagged: [recipe('rope', 'Ropes')] };
  expect(await findProblems(LIST, { page })).toEqual([
    'a.mdx:1 <Recipes> has no group "Ropes" for /recipes/rope — begin the tags of that page with one of "groups" of this block',
  ]);
});
