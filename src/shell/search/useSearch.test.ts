import { expect, it } from 'vitest';
import type { Hit } from '../../search/find.ts';
import { inGroups } from './useSearch.ts';

it('keeps hits of a group together, groups in the order of their best hits', () => {
  const hits = [hit('a', 'Reference'), hit('b', 'Guides'), hit('c', 'Reference'), hit('d')];
  expect(inGroups(hits).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd']);
});

function hit(id: string, group?: string): Hit {
  const shown = { title: id, titles: [], text: '', html: '', isPage: true };
  return { ...shown, id, group, href: `/${id}`, score: 1, terms: [] };
}
