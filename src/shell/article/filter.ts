import { SEARCH_BUTTON_ID } from '../search/keys.ts';
import { announce } from './announce.ts';

/** Where an address says what a list is filtered by. */
const PARAMETER = 'filter';

/** Filters by what was typed, and keeps it in the address: a reader who comes back finds it there. */
export function filterByInput(box: HTMLInputElement): void {
  filterList(box);
  setParameter(PARAMETER, box.value.trim());
}

/** Filters by what the address says. */
export function filterByAddress(article: HTMLElement): void {
  const box = article.querySelector<HTMLInputElement>('[data-filter]');
  const typed = new URLSearchParams(location.search).get(PARAMETER);
  if (!box || typed === null || box.value !== '') return;
  box.value = typed;
  filterList(box);
}

/**
 * Shows of a list only what has all the words that were typed, and of its groups only those that
 * have something left.
 * @param box a search field within `[data-filtered]`
 */
function filterList(box: HTMLInputElement): void {
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

/** Goes to the first that is left. */
export function followFirst(box: HTMLInputElement): void {
  const items = box.closest('[data-filtered]')?.querySelectorAll('[data-filter-item]') ?? [];
  for (const item of items) {
    if (item.closest('[hidden]')) continue;
    item.querySelector('a')?.click();
    return;
  }
}

/** Shows the whole list again if its filter hides the element; returns whether it did. */
export function unfilter(element: Element): boolean {
  const box = element.closest('[data-filtered]')?.querySelector<HTMLInputElement>('[data-filter]');
  if (!box || !element.closest('[hidden]')) return false;
  box.value = '';
  filterByInput(box);
  return true;
}

/** Asks the search for what a list has nothing of. */
export function searchInstead(list: Element): void {
  const query = list.querySelector<HTMLInputElement>('[data-filter]')?.value ?? '';
  // The dialog begins with what the address asks for.
  setParameter('q', query);
  document.getElementById(SEARCH_BUTTON_ID)?.click();
}

function setParameter(name: string, value: string): void {
  const url = new URL(location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}
