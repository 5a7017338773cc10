import { compareNaturally } from '../address/naturalOrder.ts';
import type { BlogPost, Page } from '../content/page.ts';
import { isListed } from './listed.ts';

/** Returns the pages that have a date, newest first. */
export function listPosts(pages: Page[]): BlogPost[] {
  return pages
    .filter(isListed)
    .flatMap(({ path, title, description, frontmatter: { authors = [], date } }) =>
      date === undefined ? [] : [{ path, title, description, authors, date }],
    )
    .sort((a, b) => b.date.localeCompare(a.date) || compareNaturally(a.path, b.path));
}
