import { isPath } from '../data/address.ts';
import { recall, remember } from '../data/storage.ts';

const RECENT_KEY = 'recent';
const MAX_PAGES = 6;

/** A page that the reader has opened. */
export interface RecentPage {
  path: string;
  title: string;
}

/** The pages that the reader opened last, latest first. */
export function recentPages(): RecentPage[] {
  return parseRecent(recall('localStorage', RECENT_KEY));
}

/** Adds a page to those opened last. */
export function rememberPage({ path, title }: RecentPage): void {
  const others = recentPages().filter((page) => page.path !== path);
  const pages = [{ path, title }, ...others].slice(0, MAX_PAGES);
  remember('localStorage', RECENT_KEY, JSON.stringify(pages), 'recent pages');
}

/** Reads what was stored, and skips everything that is not a page. */
export function parseRecent(stored: string | null): RecentPage[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isPage).slice(0, MAX_PAGES) : [];
  } catch {
    // Another script uses the same key.
    return [];
  }
}

function isPage(value: unknown): value is RecentPage {
  const { path, title } = (value ?? {}) as Partial<RecentPage>;
  return typeof path === 'string' && isPath(path) && typeof title === 'string';
}
