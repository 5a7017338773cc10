import {
  FILTER,
  FILTER_EMPTY,
  FILTER_GROUP,
  FILTER_ITEM,
  FILTER_MEMBERS,
  FILTER_NAME,
  FILTER_WORDS,
  FILTERED,
} from '../../article/attributes.ts';
import { loadPart } from '../../fetch/part.ts';
import { setParameter } from '../data/address.ts';
import { SEARCH_BUTTON_ID } from '../search/keys.ts';
import { announce } from '../ui/announce.ts';

/** Name of the query parameter that contains the filter. */
const PARAMETER = 'filter';

/** Returns whether an event comes from the search field of a list. */
export function isFilter(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.hasAttribute(FILTER);
}

/** Filters the list by the typed text, and stores it in the address for when the reader returns. */
export function filterByInput(field: HTMLInputElement): void {
  filterList(field);
  setParameter(PARAMETER, field.value.trim());
}

/** Filters the list of an article by what the reader typed before the app loaded, or by the address. */
export function filterByAddress(article: HTMLElement, basePath: string): void {
  const field = findField(article);
  if (!field) return;
  field.value ||= new URLSearchParams(location.search).get(PARAMETER) ?? '';
  if (!field.value) return;
  filterByInput(field);
  prepareFilter(field, basePath);
}

/**
 * Module that interprets sentences, for lists that readers search by phrases. Until it is loaded, words match letter by
 * letter.
 */
let sentences: typeof import('./sentence.ts') | undefined;

/** Lists whose filters are ready or loading. */
const prepared = new WeakSet<Element>();

/**
 * Loads what the filter of a list needs when it is first used: names of members, and the code that interprets
 * sentences.
 */
export async function prepareFilter(field: HTMLInputElement, basePath: string): Promise<void> {
  const list = field.closest(`[${FILTERED}]`);
  if (!list || prepared.has(list)) return;
  prepared.add(list);
  const members = list.querySelector(`[${FILTER_MEMBERS}]`);
  try {
    if (members) await (await loadPart(import('./memberNames.ts'))).listMembers(members, basePath);
    if (isSearchedByPhrases(list)) sentences ??= await loadPart(import('./sentence.ts'));
    if (members || isSearchedByPhrases(list)) filterList(field);
  } catch (error) {
    // The next use tries again.
    prepared.delete(list);
    console.warn('The filter finds less, because a part of it could not be loaded.', error);
  }
}

/** Filters the list by the text of a button in it, or shows all items if that is already the filter. */
export function filterByTag(button: Element): void {
  const field = findField(button.closest(`[${FILTERED}]`));
  if (!field) return;
  const word = button.textContent;
  field.value = field.value.trim() === word ? '' : word;
  filterByInput(field);
}

/** Hides the items that lack any of the typed words, and the groups that have no items left. */
function filterList(field: HTMLInputElement): void {
  const list = field.closest<HTMLElement>(`[${FILTERED}]`);
  if (!list) return;
  const items = [...list.querySelectorAll<HTMLElement>(`[${FILTER_ITEM}]`)];
  const query = field.value.trim();
  const { found, areComplete } =
    sentences && query && isSearchedByPhrases(list)
      ? sentences.sectionsAbout(query, items.map(findSection))
      : findByName(query, items);
  const visible = new Set(found.map(({ item }) => item));
  for (const item of items) item.hidden = !visible.has(item);
  for (const group of list.querySelectorAll<HTMLElement>(`[${FILTER_GROUP}]`)) {
    group.hidden = group.querySelector(`[${FILTER_ITEM}]:not([hidden])`) === null;
  }
  const empty = list.querySelector<HTMLElement>(`[${FILTER_EMPTY}]`);
  if (empty) empty.hidden = areComplete && visible.size > 0;
  // Several groups can list the same name.
  const names = new Set([...visible].map((item) => item.getAttribute(FILTER_ITEM)));
  const matches = areComplete ? 'match' : 'near match';
  if (query) announce(names.size === 1 ? `1 ${matches}` : `${names.size} ${matches}es`);
}

/** Returns the items whose text contains all words. */
function findByName(query: string, items: HTMLElement[]) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.map(findSection).filter(({ item, text }) => {
    const name = item.getAttribute(FILTER_NAME);
    // "world" finds the class, and "world." its members.
    const isNamed = name === null || words.some((word) => name.includes(word.replace(/.*\./, '')));
    return isNamed && words.every((word) => text.toLowerCase().includes(word));
  });
  return { found, areComplete: true };
}

/** Returns whether readers search the list by phrases, and not by names. */
function isSearchedByPhrases(list: Element): boolean {
  return list.querySelector(`[${FILTER_WORDS}]`) !== null;
}

function findSection(item: HTMLElement) {
  const phrases = item.getAttribute(FILTER_WORDS) ?? '';
  return {
    item,
    name: `${item.getAttribute(FILTER_ITEM)}, ${phrases}`,
    text: `${item.textContent} ${phrases}`,
  };
}

/** Follows the link of the first visible item. */
export function followFirst(field: HTMLInputElement): void {
  const items = field.closest(`[${FILTERED}]`)?.querySelectorAll(`[${FILTER_ITEM}]`) ?? [];
  const first = [...items].find((item) => !item.closest('[hidden]'));
  first?.querySelector('a')?.click();
}

/** Clears the filter if it hides the element; returns whether it did. */
export function unfilter(element: Element): boolean {
  const field = findField(element.closest(`[${FILTERED}]`));
  if (!field || !element.closest('[hidden]')) return false;
  field.value = '';
  filterByInput(field);
  return true;
}

/** Opens the site's search with the typed text. */
export function searchInstead(list: Element): void {
  // The dialog reads its query from the address.
  setParameter('q', findField(list)?.value ?? '');
  document.getElementById(SEARCH_BUTTON_ID)?.click();
}

function findField(list: Element | null): HTMLInputElement | null | undefined {
  return list?.querySelector<HTMLInputElement>(`[${FILTER}]`);
}
