import { announce } from './announce.ts';

/**
 * Shows of a list only what has all the words that were typed, and of its groups only those that
 * have something left.
 * @param box a search field within `[data-filtered]`
 */
export function filterList(box: HTMLInputElement): void {
  const list = box.closest<HTMLElement>('[data-filtered]');
  if (!list) return;
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  const items = [...list.querySelectorAll<HTMLElement>('[data-filter-item]')];
  for (const item of items) {
    const text = item.textContent.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
  }
  for (const group of list.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    group.hidden = group.querySelector('[data-filter-item]:not([hidden])') === null;
  }
  const left = new Set(
    items.filter(({ hidden }) => !hidden).map((item) => item.querySelector('a')?.href),
  );
  const empty = list.querySelector<HTMLElement>('[data-filter-empty]');
  if (empty) empty.hidden = left.size > 0;
  if (words.length > 0)
    announce(left.size === 1 ? '1 name is left' : `${left.size} names are left`);
}
