import { posix } from 'node:path';
import { dataPath, NOT_FOUND_PATH, SEARCH_POINTER } from '../../address/address.ts';
import type { Problem } from '../../config/problem.ts';
import { FILE_HASHES, SAVED_SIZE, SERVICE_WORKER } from '../../shell/offline/savedFiles.ts';
import { fileOfPage } from '../../site/assemble.ts';
import type { Site } from '../../site/site.ts';
import { EMBED_NAME } from '../app/lab.ts';
import { partFiles } from './files.ts';

/** Files that the app requests under fixed names. A site can replace others, such as robots.txt. */
const FIXED = [`/${EMBED_NAME}`, SAVED_SIZE, SERVICE_WORKER, FILE_HASHES, SEARCH_POINTER];

/** Returns the names of the HTML files of a page. With both, `/x`, `/x/`, and `/x.html` work on any host. */
export function htmlFiles(path: string): string[] {
  if (path === '/') return ['index.html'];
  if (path === NOT_FOUND_PATH) return ['404.html'];
  return [`${path}.html`, `${path}/index.html`];
}

/** Reports pages and public files that would replace files of the site engine, and public files that would replace pages. */
export function engineFileProblems(
  site: Site,
  { pagesFolder, publicFiles }: { pagesFolder: string; publicFiles: string[] },
): { problems: Problem[] } {
  const written = new Set([...FIXED, ...partFiles(site).map(([name]) => name)]);
  const ofEngine = (name: string) => written.has(name) && `${name}, which the site engine writes`;
  const owners = new Map(
    [...site.routes].flatMap(([path, page]) => {
      const file = fileOfPage(page, pagesFolder);
      return pageFiles(path).map((name) => [name, file] as const);
    }),
  );
  const ofPage = (name: string) => owners.has(name) && `the page ${owners.get(name)}`;
  const pages = [...owners].map(([name, file]) => ({ file, replaced: ofEngine(name) }));
  const files = publicFiles.map((name) => {
    const file = posix.join(pagesFolder, '../public', name);
    return { file, replaced: ofEngine(name) || ofPage(name) };
  });
  return {
    problems: [...pages, ...files].flatMap(({ file, replaced }) =>
      replaced ? [{ file, message: `would replace ${replaced}`, fix: 'rename the file' }] : [],
    ),
  };
}

function pageFiles(path: string): string[] {
  const html = htmlFiles(path).map((name) => posix.join('/', name));
  return [...html, dataPath(path)];
}
