import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { cleanPath } from '../../address/address.ts';
import { CONFIG_FILE } from '../../config/load.ts';
import type { Problem } from '../../config/problem.ts';
import type { Config } from '../../config/schema.ts';
import type { PageFile } from '../../content/compilePage.ts';
import { isNearlyPageFile, isPageFile } from '../../content/paths.ts';
import { displayPath } from '../terminal/displayPath.ts';
import { isFile } from './filesBelow.ts';

/** Returns the folder of a site's pages. */
export function pagesFolder(root: string): string {
  return join(root, 'pages');
}

/**
 * Reads the pages of a site: those in `pages/`, and those that the config adds.
 * @param names of the files in `pages/`
 */
export async function readPages(
  names: string[],
  config: Config,
  root: string,
): Promise<{ files: PageFile[]; problems: Problem[] }> {
  const folder = pagesFolder(root);
  const pageNames = names.filter(isPageFile);
  const misnamed = names.filter(isNearlyPageFile).map((name): Problem => {
    const extension = /x$/i.test(name) ? 'mdx' : 'md';
    const file = displayPath(join(folder, name));
    const fix = `rename it to ${basename(name, extname(name))}.${extension}`;
    return { file, message: 'pages end with .md or .mdx, in small letters', fix };
  });
  const isMissing = pageNames.length === 0 && misnamed.length === 0;
  const extra = extraPages(config, root);
  const locations = [...pageNames.map((filePath): PageLocation => ({ filePath })), ...extra.files];
  const read = await Promise.all(locations.map((location) => readPage(location, folder)));
  return {
    files: read.map(({ page }) => page),
    problems: [
      ...(isMissing ? [{ file: displayPath(folder), ...NO_PAGES }] : []),
      ...misnamed,
      ...extra.problems,
      ...read.flatMap(({ problems }) => problems),
    ],
  };
}

const NO_PAGES = {
  message: 'no pages found',
  fix: 'create one, such as index.md, or choose another folder with --root',
};

type PageLocation = Pick<PageFile, 'filePath' | 'source'>;

async function readPage(
  location: PageLocation,
  pagesFolder: string,
): Promise<{ page: PageFile; problems: Problem[] }> {
  const path = join(pagesFolder, location.source ?? location.filePath);
  const file = displayPath(path);
  const bytes = await readFile(path);
  const problems = isUtf8(bytes) ? [] : [{ file, ...NOT_UTF8 }];
  // TextDecoder drops a byte order mark.
  return { page: { ...location, file, text: new TextDecoder().decode(bytes) }, problems };
}

const NOT_UTF8 = {
  message: 'the file is not valid UTF-8',
  fix: 'save it as UTF-8; if it is no text, move it to public/',
};

/** Returns the pages outside `pages/` that the config adds; `source` is relative to `pages/`. */
function extraPages(
  { extraPages = {} }: Config,
  root: string,
): { files: PageLocation[]; problems: Problem[] } {
  const files: PageLocation[] = [];
  const problems: Problem[] = [];
  for (const [path, name] of Object.entries(extraPages)) {
    const file = join(root, name);
    if (isPageFile(name) && isFile(file)) {
      const filePath = `${path === '/' ? 'index' : cleanPath(path).slice(1)}${extname(name)}`;
      const source = relative(join(root, 'pages'), file).replaceAll('\\', '/');
      files.push({ filePath, source });
    } else {
      problems.push({
        file: displayPath(join(root, CONFIG_FILE)),
        message: `extraPages: page not found: ${name}`,
        fix: 'use the path of a Markdown file (.md or .mdx), relative to the folder of the config',
      });
    }
  }
  return { files, problems };
}
