import { expect, it } from 'vitest';
import { eyebrowHtml, findByPrefix } from './eyebrow.ts';

const GROUPS = { '/': 'Guide', '/learn': 'Tutorial' };
const ITEMS = [
  { text: 'World', link: '/world' },
  {
    text: 'Joint',
    items: [
      { text: 'Joint', link: '/joint' },
      { text: 'Rope', link: '/joint/rope' },
    ],
  },
  {
    text: 'Platformer',
    items: [
      { text: '1. Tiles', link: '/learn/tiles' },
      { text: '2. Jump', link: '/learn/jump' },
      { text: 'More Games', link: '/learn/more' },
    ],
  },
];

const readWords = (path: string) =>
  [...eyebrowHtml(path, ITEMS, GROUPS).matchAll(/>([^<\n]+)</g)].map(([, text]) => text);

it.each([
  ['/world', ['Guide']],
  ['/joint/rope', ['Guide', 'Joint']],
  ['/learn/jump', ['Tutorial', 'Platformer', 'Step 2 of 2']],
  ['/learn/more', ['Tutorial', 'Platformer']],
])('names the kind, group, and step of %s', (path, words) => {
  expect(readWords(path)).toEqual(words);
});

it('omits a group whose name is the title of the page', () => {
  expect(readWords('/joint')).toEqual(['Guide']);
});

it('escapes names', () => {
  const items = [{ text: 'A & B', items: [{ text: 'C', link: '/c' }] }];
  expect(eyebrowHtml('/c', items, GROUPS)).toContain('<span>A &amp; B</span>');
});

it('is empty on the overview of a folder', () => {
  expect(eyebrowHtml('/learn', ITEMS, GROUPS)).toBe('');
});

it('is empty without names of kinds', () => {
  expect(eyebrowHtml('/world', ITEMS, {})).toBe('');
});

it('takes the name of the nearest folder', () => {
  expect(findByPrefix('/learn', GROUPS)).toBe('Tutorial');
  expect(findByPrefix('/learner', GROUPS)).toBe('Guide');
  expect(findByPrefix('/world', { '/learn': 'Tutorial' })).toBeUndefined();
});
