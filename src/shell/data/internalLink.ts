/**
 * Returns the path of a link below the base path; undefined if the browser must handle it: links to other sites,
 * downloads, other windows, and files.
 */
export function pagePath(link: HTMLAnchorElement, basePath: string): string | undefined {
  const { origin, pathname } = link;
  if (origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return undefined;
  const path = pathname.slice(basePath.length) || '/';
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (/\.(?!html$)[a-z]\w*$/i.test(file)) return undefined;
  return path;
}

/**
 * Returns the address within the site to which a click leads; undefined if it opens another tab, or isn't a page of the
 * site.
 */
export function followedLink(event: MouseEvent, basePath: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  return pagePath(link, basePath) === undefined ? undefined : link.href;
}
