import { compareNaturally } from '../address/naturalOrder.ts';
import type { Page, TaggedPage } from '../content/page.ts';
import { isListed } from './listed.ts';

/** Returns the pages that have tags, by title. The picture of a page is its mark, or else its first scene. */
export function listTaggedPages(pages: Page[]): TaggedPage[] {
  return pages
    .filter(isListed)
    .flatMap(({ path, title, description, frontmatter: { tags, mark }, scenes: [scene] = [] }) =>
      tags === undefined ? [] : [{ path, title, description, tags, scene, mark }],
    )
    .sort((a, b) => compareNaturally(a.title, b.title));
}
