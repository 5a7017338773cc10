import { NOT_FOUND_PATH } from '../address/address.ts';
import { compareNaturally } from '../address/naturalOrder.ts';
import type { BlogPost, Page, TaggedPage } from '../content/page.ts';

/** Returns whether lists, search, and search engines include a page. */
export function isListed({ path, frontmatter }: Page): boolean {
  return path !== NOT_FOUND_PATH && frontmatter.listed !== false;
}

/** Returns the pages that have a date, newest first. */
export function listPosts(pages: Page[]): BlogPost[] {
  return pages
    .filter(isListed)
    .flatMap(({ path, title, description, frontmatter: { authors = [], date } }) =>
      date === undefined ? [] : [{ path, title, description, authors, date }],
    )
    .sort((a, b) => b.date.localeCompare(a.date) || compareNaturally(a.path, b.path));
}

/** Returns the pages that have tags, by title. The picture of a page is its mark, or else its first scene. */
export function listTaggedPages(pages: Page[]): TaggedPage[] {
  return pages
    .filter(isListed)
    .flatMap(({ path, title, description, frontmatter: { tags, mark }, scenes: [scene] = [] }) =>
      tags === undefined ? [] : [{ path, title, description, tags, scene, mark }],
    )
    .sort((a, b) => compareNaturally(a.title, b.title));
}
