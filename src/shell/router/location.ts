/** A location on the site, as the address bar shows it. */
export interface PageLocation {
  /** The whole address, absolute. */
  href: string;
  /** Path of the page below the base path, percent-encoded; `/` for the home page. */
  path: string;
  /** Fragment with its `#`, percent-encoded, or empty. */
  hash: string;
  /** Identifies the history entry; BROWSER_KEY for entries that the browser created. */
  key: string;
}

/** Key of the first page, and of typed hashes. */
export const BROWSER_KEY = 'default';

/** Returns the location for an address of this site, absolute or from the root of the host. */
export function toLocation(address: string, basePath: string, key: string): PageLocation {
  const url = new URL(address, location.href);
  // Hosts can also send the home page for `/docs`.
  if (url.pathname === basePath) url.pathname += '/';
  return { href: url.href, path: url.pathname.slice(basePath.length), hash: url.hash, key };
}

/** Returns the location of the current history entry. */
export function currentLocation(basePath: string): PageLocation {
  // The router writes the key; the browser's own entries have no state.
  const key: unknown = history.state?.key;
  return toLocation(location.href, basePath, typeof key === 'string' ? key : BROWSER_KEY);
}

/** Returns whether the second location is a heading, or another target, on the page that the first one displays. */
export function isWithinPage(from: PageLocation, to: PageLocation): boolean {
  return to.hash !== '' && withoutHash(from.href) === withoutHash(to.href);
}

function withoutHash(href: string): string {
  return href.replace(/#.*/, '');
}
