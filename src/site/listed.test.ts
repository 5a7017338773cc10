import { expect, it } from 'vitest';
import { compilePages } from '../../tests/unit/compileContext.ts';
import { listTaggedPages } from './listed.ts';

it('lists the pages with tags by title, without those that are not listed', async () => {
  const pages = await compilePages({
    'rope.mdx':
      '---\ntitle: Rope\ndescription: A rope.\ntags: [Things, joints]\n---\n<figure data-scene="rope"></figure>',
    'car.md': '---\ntitle: Car\ntags: [Vehicles]\nmark: Car\n---\n',
    'draft.md': '---\ntitle: Draft\nlisted: false\ntags: [Things]\n---\n',
    'world.md': '# World',
  });
  expect(listTaggedPages(pages)).toEqual([
    {
      path: '/car',
      title: 'Car',
      description: '',
      tags: ['Vehicles'],
      scene: undefined,
      mark: 'Car',
    },
    {
      path: '/rope',
      title: 'Rope',
      description: 'A rope.',
      tags: ['Things', 'joints'],
      scene: 'rope',
    },
  ]);
});

it('sorts numbers in titles by their value', async () => {
  const pages = await compilePages({
    'a.md': '---\ntitle: Level 10\ntags: [Things]\n---\n',
    'b.md': '---\ntitle: Level 9\ntags: [Things]\n---\n',
  });
  expect(listTaggedPages(pages).map(({ title }) => title)).toEqual(['Level 9', 'Level 10']);
});
