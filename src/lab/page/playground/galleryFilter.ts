import type { GalleryGroup, GalleryItem } from '../../model/gallery.ts';

/** A reader's filter of the gallery. An empty topic stands for all topics. */
export interface GalleryFilter {
  words: string;
  topic: string;
}

/**
 * Returns the groups with the items that contain all words: in their title, description, topic, or the names that
 * their code uses. Groups without matching items are omitted.
 */
export function filterGroups(
  groups: GalleryGroup[],
  { words, topic }: GalleryFilter,
): GalleryGroup[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (item: GalleryItem) => {
    if (topic !== '' && item.topic !== topic) return false;
    const text = [item.title, item.description, item.topic, item.words].join(' ').toLowerCase();
    return terms.every((word) => text.includes(word));
  };
  return groups
    .map(({ title, items }) => ({ title, items: items.filter(matches) }))
    .filter(({ items }) => items.length > 0);
}

/** Returns all topics, in their order in the groups. */
export function listTopics(groups: GalleryGroup[]): string[] {
  return [...new Set(groups.flatMap(({ items }) => items.map(({ topic }) => topic)))];
}
