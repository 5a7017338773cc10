import { NOT_FOUND_PATH } from '../address/address.ts';
import type { Page } from '../content/page.ts';

/** Returns whether lists, search, and search engines include a page. */
export function isListed({ path, frontmatter }: Page): boolean {
  return path !== NOT_FOUND_PATH && frontmatter.listed !== false;
}
