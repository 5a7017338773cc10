/** A link of the config as an address: paths lie below the base path, others stay as they are. */
export function siteHref(link: string, basePath: string): string {
  return link.startsWith('/') ? basePath + link : link;
}
