/** Groups items by a key. Groups are in the order of their first items. */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  toKey: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return groups;
}
