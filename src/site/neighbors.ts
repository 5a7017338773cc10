import { linkedPath, nearestPath } from '../address/address.ts';
import { compareNaturally } from '../address/naturalOrder.ts';
import type { SidebarItem } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { groupBy } from './groupBy.ts';
import { linkTo, readingOrder, type Step } from './sidebar.ts';

/** The pages before and after a page. */
export interface Neighbors {
  previous?: Step;
  next?: Step;
}

type LinkedPage = Pick<Page, 'path' | 'title'>;

/**
 * Returns a function that finds the neighbors of a sidebar's pages in its reading order. Pages that it doesn't list
 * follow their nearest parent, sorted by path.
 * @param pages all pages that show the sidebar
 */
export function createNeighbors(
  items: SidebarItem[],
  pages: LinkedPage[],
): (path: string) => Neighbors {
  const steps = readingOrder(items);
  const places = new Map(steps.map(({ link }, index) => [linkedPath(link), index]));
  const listedPath = (path: string) => nearestPath(path, (one) => places.has(one));
  const unlisted = pages
    .filter(({ path }) => !places.has(path))
    .sort((a, b) => compareNaturally(a.path, b.path));
  const families = groupBy(unlisted, ({ path }) => listedPath(path) ?? '');
  return (path) => {
    const parent = listedPath(path);
    const place = parent === undefined ? undefined : places.get(parent);
    if (parent === undefined || place === undefined) return {};
    if (parent === path) return { previous: steps[place - 1], next: steps[place + 1] };
    const family = [...steps.slice(place, place + 1), ...(families.get(parent) ?? []).map(linkTo)];
    const index = family.findIndex(({ link }) => linkedPath(link) === path);
    return { previous: family[index - 1], next: family[index + 1] ?? steps[place + 1] };
  };
}
