import { NOT_FOUND_PATH } from '../address/address.ts';
import type { Page } from '../content/page.ts';

/** Whether a page is to be found: in lists, by search, by search engines. */
export function isListed({ path, frontmatter }: Page): boolean {
  return path !== NOT_FOUND_PATH && frontmatter.listed !== false;
}
