/** A place on the site, in plain characters: nothing in it is percent-encoded but the query. */
export interface Address {
  path: string;
  /** With its `?`, or empty. */
  query?: string;
  /** Without `#`. */
  hash?: string;
}

/**
 * The one form of a page's path: no `.html`, no `/index`, no slash at the end (but `/` itself).
 */
export function cleanPath(path: string): string {
  const clean = path
    .replace(/(\.html)?\/*$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/\/+$/, '');
  return clean === '' ? '/' : clean;
}

/** Text without its percent-encoding; text that cannot be decoded, such as `100%`, as it is. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Anybody can type a lone percent sign into an address.
    return text;
  }
}

/** The id that a URL's hash names: `#a%20b` -> `a b`. */
export function idOfHash(hash: string): string {
  return percentDecode(hash.replace(/^#/, ''));
}

/** An address that works from any page of the site. */
export function hrefOf({ path, query = '', hash = '' }: Address, basePath: string): string {
  const encoded = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  return basePath + encoded + query + (hash === '' ? '' : `#${encodeURIComponent(hash)}`);
}

/**
 * A link or a file that the config names, as an address: paths lie below the base path, whether
 * the writer wrote it in front of them or not; others stay as they are.
 */
export function siteHref(link: string, basePath: string): string {
  const isPath = link.startsWith('/') && !link.startsWith(`${basePath}/`);
  return isPath ? basePath + link : link;
}

/** The file beside a page's HTML: `/world` -> `/world.md`, `/` -> `/index.md`. */
export function fileBeside(path: string, extension: 'md' | 'json' | 'types.json'): string {
  return `${path === '/' ? '/index' : path}.${extension}`;
}

/** Where the data of a page lies, in whatever form its path is: `/world/` -> `/world.json`. */
export function dataPath(path: string): string {
  return fileBeside(cleanPath(path), 'json');
}

/** Where it lies what the code of a page says on hover. */
export function typesPath(path: string): string {
  return fileBeside(cleanPath(path), 'types.json');
}

/** Where the items of a sidebar lie: `/` -> `/sidebar.nav.json`, `/api` -> `/api/sidebar.nav.json`. */
export function sidebarPath(prefix: string): string {
  return `${prefix.replace(/\/+$/, '')}/sidebar.nav.json`;
}

/** Where the code of a scene is, to be run: `/scenes/revolute-joint.json`. */
export function scenePath(id: string): string {
  return `/scenes/${id}.json`;
}

/** The page that a link to shared code opens. */
export const PLAYGROUND_PATH = '/playground';

/** Where an example of the library is, to be run: `/examples/Tumbler.json`. */
export function examplePath(id: string): string {
  return `/examples/${id}.json`;
}

/** Where it is told which search index is the current one; the index's own name has a hash. */
export const SEARCH_POINTER = '/search.index.json';

/** Whether a path is a prefix's own or lies below it: `/api` holds `/api/x` but not `/apis`. */
export function isBelow(path: string, prefix: string): boolean {
  const folder = prefix.replace(/\/+$/, '');
  return path === folder || path === prefix || path.startsWith(`${folder}/`);
}

/** Whether a path lies below a prefix and is not the prefix's own. */
export function isInside(path: string, prefix: string): boolean {
  return isBelow(path, prefix) && cleanPath(path) !== cleanPath(prefix);
}

/** Path of the page that stands in for all that don't exist. */
export const NOT_FOUND_PATH = '/404';

/** Path of the list of all pages, which the engine makes. */
export const ALL_PAGES_PATH = '/all-pages';
