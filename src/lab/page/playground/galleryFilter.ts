import type { Gallery, GalleryGroup, GalleryItem } from '../../model/gallery.ts';

/** A reader's filter of the gallery. An empty topic stands for all topics. */
export interface GalleryFilter {
  words: string;
  topic: string;
}

/**
 * Returns what the gallery displays. Without words, these are the groups, without those that have no items of the topic;
 * above all of them, the showpieces. With words, it is one group of the items that contain all of them: in their title,
 * description, topic, or the names that their code uses, with the titles that match best first.
 */
export function filterGallery(
  { groups, showpieces }: Gallery,
  { words, topic }: GalleryFilter,
): GalleryGroup[] {
  const query = words.toLowerCase().trim().replace(/\s+/g, ' ');
  const isOfTopic = (item: GalleryItem) => topic === '' || item.topic === topic;
  const all = groups.flatMap(({ items }) => items);
  const found =
    query === ''
      ? groups.map(({ title, items }) => ({ title, items: items.filter(isOfTopic) }))
      : [{ title: 'Matches', items: findByWords(all.filter(isOfTopic), query) }];
  const first =
    query === '' && topic === ''
      ? showpieces.flatMap((key) => all.filter((item) => item.key === key))
      : [];
  return [{ title: 'Play with these first', items: first }, ...found].filter(
    ({ items }) => items.length > 0,
  );
}

function findByWords(items: GalleryItem[], query: string): GalleryItem[] {
  const terms = query.split(' ');
  return items
    .filter(({ title, description, topic, words }) => {
      const text = [title, description, topic, words].join(' ').toLowerCase();
      return terms.every((term) => text.includes(term));
    })
    .sort((a, b) => rankTitle(a.title, query) - rankTitle(b.title, query));
}

/** Ranks a title, best first: it begins with the query, has words that begin with its words, contains them, or not. */
function rankTitle(title: string, query: string): number {
  const text = title.toLowerCase();
  const terms = query.split(' ');
  if (text.startsWith(query)) return 0;
  const words = text.split(/[^\p{L}\p{N}]+/u);
  if (terms.every((term) => words.some((word) => word.startsWith(term)))) return 1;
  return terms.every((term) => text.includes(term)) ? 2 : 3;
}

/** Returns all topics, in their order in the groups. */
export function listTopics(groups: GalleryGroup[]): string[] {
  return [...new Set(groups.flatMap(({ items }) => items.map(({ topic }) => topic)))];
}
