import { expect, it } from 'vitest';
import { sortAlphabetically } from './SidebarOrder.tsx';

it('the order of the alphabet has links without their groups, after those in no group', () => {
  const items = [
    { text: 'Overview', link: '/api' },
    { text: 'Motion', collapsed: true, items: [{ text: 'World', link: '/w' }] },
    {
      text: 'Things',
      collapsed: true,
      items: [
        { text: 'mix', link: '/m' },
        { text: 'Body', link: '/b' },
      ],
    },
  ];
  expect(sortAlphabetically(items).map(({ text }) => text)).toEqual([
    'Overview',
    'Body',
    'mix',
    'World',
  ]);
});
