import { posix } from 'node:path';
import { dataPath, NOT_FOUND_PATH, SEARCH_POINTER } from '../../address/address.ts';
import type { Problem } from '../../config/problem.ts';
import type { Page } from '../../content/page.ts';
import { FILE_HASHES, SAVED_SIZE, SERVICE_WORKER } from '../../shell/offline/savedFiles.ts';
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

/** Reports pages and files in `public/` that would replace files that the site engine writes. */
export function engineFileProblems(
  site: Site,
  { pagesFolder, publicFiles }: { pagesFolder: string; publicFiles: string[] },
): { problems: Problem[] } {
  const written = new Set([...FIXED, ...partFiles(site).map(([name]) => name)]);
  const pages = [...site.routes].flatMap(([path, page]) =>
    pageFiles(path)
      .filter((name) => written.has(name))
      .map((name) => ({ file: pageFile(page, pagesFolder), name })),
  );
  const files = publicFiles
    .filter((name) => written.has(name))
    .map((name) => ({ file: posix.join(pagesFolder, '../public', name), name }));
  return {
    problems: [...pages, ...files].map(({ file, name }) => ({
      file,
      message: `would replace ${name}, which the site engine writes`,
      fix: 'rename the file',
    })),
  };
}

function pageFiles(path: string): string[] {
  const html = htmlFiles(path).map((name) => posix.join('/', name));
  return [...html, dataPath(path)];
}

function pageFile({ filePath, path }: Page, pagesFolder: string): string {
  return filePath === '' ? path : posix.normalize(`${pagesFolder}/${filePath}`);
}
