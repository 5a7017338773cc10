import { recall, remember } from '../data/storage.ts';

const RECENT_KEY = 'recent';
const MOST = 6;

/** A page that the reader has opened. */
export interface RecentPage {
  path: string;
  title: string;
}

/** The pages opened last, the latest first. */
export function recentPages(): RecentPage[] {
  return parseRecent(recall('localStorage', RECENT_KEY));
}

/** Puts a page at the front of those opened last. */
export function rememberPage({ path, title }: RecentPage): void {
  const others = recentPages().filter((page) => page.path !== path);
  const pages = [{ path, title }, ...others].slice(0, MOST);
  remember('localStorage', RECENT_KEY, JSON.stringify(pages), 'What you read');
}

/** What was stored, without whatever is no page. */
export function parseRecent(stored: string | null): RecentPage[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isPage) : [];
  } catch {
    // Somebody else's words under our key: there is nothing in them to keep.
    return [];
  }
}

function isPage(value: unknown): value is RecentPage {
  const { path, title } = (value ?? {}) as Partial<RecentPage>;
  return typeof path === 'string' && /^\/(?!\/)[^\s\\]*$/.test(path) && typeof title === 'string';
}
