import { posix } from 'node:path';
import { type Address, cleanPath, percentDecode } from '../address/address.ts';

const PAGE_FILE = /\.mdx?$/;

/** Whether a file below `pages/` is a page. */
export function isPageFile(filePath: string): boolean {
  return PAGE_FILE.test(filePath);
}

/** `joint/index.md` and `joint.md` are both `/joint`; `index.md` is `/`. */
export function pathOfFile(filePath: string): string {
  return cleanPath(`/${filePath.replace(PAGE_FILE, '')}`);
}

/** Where a link leads, seen from a page's file. */
export type Target =
  | { kind: 'external' }
  | ({ kind: 'page' | 'file' } & Address & { hash: string });

/**
 * Resolves a link as a writer may write it: `/world`, `./world.md#step`, `../body`, `#step`,
 * `/files/scene.zip`, `https://…`.
 */
export function resolveLink(href: string, filePath: string): Target {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return { kind: 'external' };
  const [, rawPath = '', query, rawHash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const hash = percentDecode(rawHash);
  const decoded = percentDecode(rawPath);
  if (decoded === '') return { kind: 'page', path: pathOfFile(filePath), query, hash };
  const path = posix.resolve('/', posix.dirname(filePath), decoded);
  const extension = posix.extname(path);
  if (extension === '' || extension === '.html' || isPageFile(path)) {
    return { kind: 'page', path: cleanPath(path.replace(PAGE_FILE, '')), query, hash };
  }
  // A page's own name may hold a dot (`/v1.5`), so the site decides whether it is a file after all.
  return { kind: 'file', path, query, hash };
}
