import { describe, expect, it } from 'vitest';
import type { GalleryItem } from '../../model/gallery.ts';
import { filterGroups, listTopics } from './galleryFilter.ts';

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
  filterGroups(GROUPS, { words, topic }).map(
    ({ title, items }) => `${title}: ${items.map(({ title }) => title).join(', ')}`,
  );

describe('the filter of the gallery', () => {
  it.each([
    ['everything without words', '', ['Scenes: Ragdoll, Ray cast', 'Examples: Car']],
    ['a title', 'CAR', ['Examples: Car']],
    ['a description', 'limbs', ['Scenes: Ragdoll']],
    ['a symbol', 'raycast', ['Scenes: Ray cast']],
    ['a topic', 'joint', ['Scenes: Ragdoll', 'Examples: Car']],
    ['all words', ' joint  limits ', ['Scenes: Ragdoll']],
    ['nothing', 'joint raycast', []],
  ])('finds %s', (_what, words, expected) => {
    expect(found(words)).toEqual(expected);
  });

  it('combines words and topic', () => {
    expect(found('', 'World')).toEqual(['Scenes: Ray cast']);
    expect(found('car', 'World')).toEqual([]);
  });

  it('lists the topics once', () => {
    expect(listTopics(GROUPS)).toEqual(['Joint', 'World']);
  });
});
