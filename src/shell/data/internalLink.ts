/**
 * The path below the base path when a link leads to a page of this site, else undefined:
 * other sites, downloads, other windows and files are the browser's business.
 */
export function pagePathOf(link: HTMLAnchorElement, basePath: string): string | undefined {
  const { origin, pathname } = link;
  if (origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return undefined;
  const path = pathname.slice(basePath.length) || '/';
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (/\.(?!html$)[a-z]\w*$/i.test(file)) return undefined;
  return path;
}

/** The link that a click follows within the site, unless the reader asked for something else. */
export function followedLink(event: MouseEvent, basePath: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const path = pagePathOf(link, basePath);
  return path === undefined ? undefined : path + link.search + link.hash;
}
