import type { PageView } from '../../site/view.ts';
import { isPath } from '../data/address.ts';
import { recallJson, remember } from '../data/storage.ts';

const RECENT_KEY = 'recent';
const MAX_PAGES = 6;

/** A page that the reader has opened. */
export type RecentPage = Pick<PageView, 'path' | 'title'>;

/** Returns the pages that the reader opened last, latest first. */
export function recentPages(): RecentPage[] {
  return pagesIn(recallJson(RECENT_KEY));
}

/** Adds a page to those opened last. */
export function rememberPage({ path, title }: RecentPage): void {
  const others = recentPages().filter((page) => page.path !== path);
  const pages = [{ path, title }, ...others].slice(0, MAX_PAGES);
  remember(RECENT_KEY, JSON.stringify(pages), 'recent pages');
}

/** Parses stored pages, and skips everything that isn't a page. */
export function pagesIn(stored: unknown): RecentPage[] {
  return Array.isArray(stored) ? stored.filter(isPage).slice(0, MAX_PAGES) : [];
}

function isPage(value: unknown): value is RecentPage {
  const { path, title } = (value ?? {}) as Partial<RecentPage>;
  return typeof path === 'string' && isPath(path) && typeof title === 'string';
}
