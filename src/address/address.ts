/** A location on the site, decoded; only the query is percent-encoded. */
export interface Address {
  path: string;
  /** Query with its `?`, or empty. */
  query?: string;
  /** Fragment without `#`. */
  hash?: string;
}

/** Normalizes a page's path: no `.html`, no `/index`, no trailing slash (except for `/` itself). */
export function cleanPath(path: string): string {
  const clean = path
    .replace(/(\.html)?\/*$/, '')
    .replace(/(?:(^|\/)index)+$/, '$1')
    .replace(/\/+$/, '');
  return clean === '' ? '/' : clean;
}

/** Decodes percent-encoded text; returns malformed text, such as `100%`, unchanged. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An address can contain a lone percent sign.
    return text;
  }
}

/** Returns the id that a URL's hash refers to: `#a%20b` -> `a b`. */
export function hashToId(hash: string): string {
  return percentDecode(hash.replace(/^#/, ''));
}

/** Percent-encodes a path so that no character ends it early: `/c#` -> `/c%23`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Returns an address that works from any page of the site. */
export function toHref({ path, query = '', hash = '' }: Address, basePath: string): string {
  return basePath + encodePath(path) + query + (hash === '' ? '' : `#${encodeURI(hash)}`);
}

/**
 * Resolves a link or a file from the config, whose paths are below the base path and can be percent-encoded. Full
 * addresses stay as they are.
 */
export function siteHref(link: string, basePath: string): string {
  if (!link.startsWith('/')) return link;
  return basePath + link.replace(/^[^?#]*/, (path) => encodePath(percentDecode(path)));
}

/**
 * Returns the path of the page that a link from the config leads to; undefined for parts of pages and for other sites.
 */
export function linkedPath(link: string): string | undefined {
  return /^\/[^?#]*$/.test(link) ? cleanPath(percentDecode(link)) : undefined;
}

/**
 * Returns the path of a file next to a page's HTML, for any form of the page's path: `/world/` -> `/world.md`, `/` ->
 * `/index.md`. The types and the samples of its code have a file each.
 */
export function sidecarPath(
  path: string,
  extension: 'md' | 'json' | 'types.json' | 'samples.json',
): string {
  return `${cleanPath(path).replace(/^\/$/, '/index')}.${extension}`;
}

/** Returns the path of a page's data, for any form of the page's path: `/world/` -> `/world.json`. */
export function dataPath(path: string): string {
  return sidecarPath(path, 'json');
}

/** Returns the address of a page's data, for any form of the page's path, decoded or not. */
export function dataHref(path: string, basePath: string): string {
  return toHref({ path: dataPath(percentDecode(path)) }, basePath);
}

/** Returns the path of a sidebar's items: `/` -> `/sidebar.nav.json`, `/api` -> `/api/sidebar.nav.json`. */
export function sidebarPath(prefix: string): string {
  return `${prefix.replace(/\/+$/, '')}/sidebar.nav.json`;
}

/** Returns the path of a scene's code: `/scenes/revolute-joint.json`. */
export function scenePath(id: string): string {
  return `/scenes/${id}.json`;
}

/** Folder of class pages in a generated reference. */
export const CLASS_FOLDER = 'classes';

/** Returns the path of a symbol's page in a generated reference: `/api/classes/World`. */
export function symbolPath(root: string, folder: string, name: string): string {
  return `${root}/${folder}/${name}`;
}

/**
 * Returns the address of a class's own member in a generated reference, unless its class has a second member with the
 * same name: `Body#isStatic` -> `/api/classes/Body`, with the lowercase name as its anchor.
 * @param root path that all symbols are below
 */
export function memberAddress(root: string, member: string): Address {
  const [name = '', method = ''] = member.split('#');
  return { path: symbolPath(root, CLASS_FOLDER, name), hash: method.toLowerCase() };
}

/** Path of the page that opens links to shared code. */
export const PLAYGROUND_PATH = '/playground';

/** Path of the page that documents scenes. Their code links to it. */
export const SCENE_API_PATH = '/playground/scene-api';

/** Path of the recipe for programs that use React. The message about pasted JSX links to it. */
export const REACT_RECIPE_PATH = '/recipes/react';

/** Pages that the lab links to, on sites that have them. */
export const LAB_PAGES = [SCENE_API_PATH, REACT_RECIPE_PATH];

/** The code of an example of the library: `/examples/Tumbler.json`. */
export function examplePath(id: string): string {
  return `/examples/${id}.json`;
}

/** Returns the path of a project that readers can download: `/downloads/brick-breaker-02-paddle.zip`. */
export function downloadPath(name: string): string {
  return `/downloads/${name}.zip`;
}

/** Path of the playground's gallery data. */
export const GALLERY_PATH = '/playground.gallery.json';

/** Folder of the pictures that the build draws. */
export const DRAWN_PICTURES = '/pictures/';

/** Returns the path of a picture in the gallery: `/pictures/scene-bridge.dark.svg`. */
export function galleryPicturePath(name: string, theme: 'light' | 'dark'): string {
  return `${DRAWN_PICTURES}${name}.${theme}.svg`;
}

/** Returns the path of a scene's picture: `/pictures/scene-bridge.dark.svg`. */
export function scenePicturePath(id: string, theme: 'light' | 'dark'): string {
  return galleryPicturePath(`scene-${id}`, theme);
}

/** Returns the path of the picture that other sites show with a link to a page: `/pictures/pages/world.png`. */
export function previewPath(path: string): string {
  return `${DRAWN_PICTURES}pages${path === '/' ? '/index' : path}.png`;
}

/** Path of the names of all members of the reference, which the filter of its overview fetches. */
export const MEMBER_NAMES_PATH = '/members.names.json';

/** Path of the file that names the current search index, whose own file name has a hash. */
export const SEARCH_POINTER = '/search.index.json';

/** Returns whether a path is the prefix itself or below it: `/api` contains `/api/x`, but not `/apis`. */
export function isBelow(path: string, prefix: string): boolean {
  const folder = prefix.replace(/\/+$/, '');
  return path === folder || path === prefix || path.startsWith(`${folder}/`);
}

/** Returns whether a path is below a prefix, but not the prefix itself. */
export function isInside(path: string, prefix: string): boolean {
  return isBelow(path, prefix) && cleanPath(path) !== cleanPath(prefix);
}

/** Returns the path itself, or its nearest parent below the home page, for which the condition holds. */
export function nearestPath(path: string, holds: (path: string) => boolean): string | undefined {
  for (let one = path; one !== ''; one = one.slice(0, one.lastIndexOf('/'))) {
    if (holds(one)) return one;
  }
  return undefined;
}

/** Path of the page that is displayed for missing pages. */
export const NOT_FOUND_PATH = '/404';

/** Path of the generated list of all pages. */
export const ALL_PAGES_PATH = '/all-pages';

/** Path of the generated page with the licenses of the packages that the site's files contain. */
export const LICENSES_PATH = '/licenses';

/** Path of the generated page that a browser shows when it can't load a page and has not stored it. */
export const OFFLINE_PATH = '/offline';

/** Path of the web app manifest, through which a site can be installed. */
export const WEB_MANIFEST = '/manifest.webmanifest';

/** Path of the licenses as plain text. */
export const LICENSES_FILE = '/licenses.txt';
