import { describe, expect, it } from 'vitest';
import type { GalleryItem } from '../../model/gallery.ts';
import { filterGallery, listTopics } from './galleryFilter.ts';

const item = (key: string, more: Partial<GalleryItem> = {}): GalleryItem => ({
  ...{ key, title: key, description: '', topic: 'Joint', symbols: [], words: '' },
  ...more,
});
const GROUPS = [
  {
    title: 'Scenes',
    items: [
      item('Ragdoll', { description: 'Limits keep the limbs in shape.' }),
      item('Ray cast', { topic: 'World', words: 'World World.rayCast' }),
    ],
  },
  { title: 'Examples', items: [item('Car', { words: 'WheelJoint' })] },
];

const found = (words: string, topic = '') =>
  filterGallery({ groups: GROUPS, showpieces: [] }, { words, topic }).map(
    ({ title, items }) => `${title}: ${items.map(({ title }) => title).join(', ')}`,
  );

describe('the filter of the gallery', () => {
  it.each([
    ['everything without words', '', ['Scenes: Ragdoll, Ray cast', 'Examples: Car']],
    ['a title', 'CAR', ['Matches: Car']],
    ['a description', 'limbs', ['Matches: Ragdoll']],
    ['a symbol', 'raycast', ['Matches: Ray cast']],
    ['a topic', 'joint', ['Matches: Ragdoll, Car']],
    ['all words', ' joint  limits ', ['Matches: Ragdoll']],
    ['nothing', 'joint raycast', []],
  ])('finds %s', (_what, words, expected) => {
    expect(found(words)).toEqual(expected);
  });

  it('combines words and topic', () => {
    expect(found('', 'World')).toEqual(['Scenes: Ray cast']);
    expect(found('car', 'World')).toEqual([]);
  });

  it('ranks titles above descriptions, and the beginnings of titles and words above their middle', () => {
    const items = [
      item('Valley', { description: 'A car with two wheels.' }),
      item('Oscar with a hat'),
      item('Tank with a car'),
      item('Car with suspension'),
    ];
    const gallery = { groups: [{ title: 'Scenes', items }], showpieces: [] };
    const [group] = filterGallery(gallery, { words: ' car  with ', topic: '' });
    expect(group?.items.map(({ title }) => title)).toEqual([
      'Car with suspension',
      'Tank with a car',
      'Oscar with a hat',
      'Valley',
    ]);
  });

  it('shows the showpieces first, in their order, until a reader filters', () => {
    const gallery = { groups: GROUPS, showpieces: ['Car', 'Ragdoll'] };
    const [first] = filterGallery(gallery, { words: '', topic: '' });
    expect(first?.title).toBe('Play with these first');
    expect(first?.items.map(({ key }) => key)).toEqual(['Car', 'Ragdoll']);
    for (const filter of [
      { words: 'car', topic: '' },
      { words: '', topic: 'World' },
    ])
      expect(filterGallery(gallery, filter)).toHaveLength(1);
  });

  it('lists the topics once', () => {
    expect(listTopics(GROUPS)).toEqual(['Joint', 'World']);
  });
});
