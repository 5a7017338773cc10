import { posix } from 'node:path';
import { type Address, cleanPath, percentDecode } from '../address/address.ts';

const PAGE_FILE = /\.mdx?$/;

/** Returns whether a file below `pages/` is a page. */
export function isPageFile(filePath: string): boolean {
  return PAGE_FILE.test(filePath);
}

/** Returns whether a file below `pages/` looks like a page, but has another extension: `a.markdown`, `a.MDX`. */
export function isNearlyPageFile(filePath: string): boolean {
  return !isPageFile(filePath) && /\.(mdx?|markdown|mdown|mkdn?)$/i.test(filePath);
}

/** Returns the path of a page: `joint/index.md` and `joint.md` are both `/joint`; `index.md` is `/`. */
export function pathOfFile(filePath: string): string {
  return cleanPath(`/${filePath.replace(PAGE_FILE, '')}`);
}

/** Target of a link on a page. */
export type LinkTarget =
  | { kind: 'external' }
  | ({ kind: 'page' | 'file' } & Address & { hash: string });

/**
 * Resolves a link in any form that writers can use: `/world`, `./world.md#step`, `../body`, `#step`,
 * `/files/scene.zip`, `https://…`.
 */
export function resolveLink(href: string, filePath: string): LinkTarget {
  // A single letter before the colon is a Windows drive.
  if (/^([a-z][a-z\d+.-]+:|\/\/)/i.test(href)) return { kind: 'external' };
  const [, rawPath = '', query, rawHash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const hash = percentDecode(rawHash);
  const decoded = percentDecode(rawPath);
  if (decoded === '') return { kind: 'page', path: pathOfFile(filePath), query, hash };
  const path = posix.resolve('/', posix.dirname(filePath), decoded);
  const extension = posix.extname(path);
  if (extension === '' || extension === '.html' || isPageFile(path)) {
    return { kind: 'page', path: cleanPath(path.replace(PAGE_FILE, '')), query, hash };
  }
  // The name of a page can contain a dot (`/v1.5`), so only the whole site can decide whether this is a file.
  return { kind: 'file', path, query, hash };
}
