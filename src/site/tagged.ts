import type { Page, TaggedPage } from '../content/page.ts';
import { isListed } from './listed.ts';

/** The pages that have tags, by title. */
export function taggedPagesOf(pages: Page[]): TaggedPage[] {
  return pages
    .filter(isListed)
    .flatMap(({ path, title, description, frontmatter: { tags } }) =>
      tags === undefined ? [] : [{ path, title, description, tags }],
    )
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
