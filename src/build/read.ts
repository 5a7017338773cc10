import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CONFIG_FILE, defaultConfig, parseConfig } from '../config/load.ts';
import type { Problem } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import type { PageFile } from '../content/compile.ts';
import { isPageFile } from '../content/paths.ts';
import { CACHE_FOLDER, importTypeScript } from './engine.js';

/** Everything that lies in the folder of a site. */
export interface SiteFolder {
  /** Absolute. */
  root: string;
  config: Config;
  configFile: string;
  /** Absolute path of `pages/`, and the same as the writer knows it. */
  pagesFolder: string;
  shownPagesFolder: string;
  pageFiles: PageFile[];
  /** Paths of the files in `public/`: `/messenger.js`. */
  publicFiles: string[];
  problems: Problem[];
}

/** Reads a site's folder: `site.config.ts` (may be missing), `pages/`, `public/` (may be missing). */
export async function readSiteFolder(folder: string): Promise<SiteFolder> {
  const root = resolve(folder);
  const pagesFolder = join(root, 'pages');
  const shownPagesFolder = shown(pagesFolder);
  const [{ config, problems }, names, publicFiles] = await Promise.all([
    readConfig(root),
    filesBelow(pagesFolder),
    filesBelow(publicFolder(root)),
  ]);
  const pageNames = names.filter(isPageFile);
  const missing: Problem[] =
    pageNames.length > 0
      ? []
      : [
          {
            file: shownPagesFolder,
            message: 'there is no page',
            fix: 'write one, such as index.md, or name another folder with --root',
          },
        ];
  const pageFiles = await Promise.all(
    pageNames.map(async (filePath) => ({
      filePath,
      file: `${shownPagesFolder}/${filePath}`,
      text: await readFile(join(pagesFolder, filePath), 'utf8'),
    })),
  );
  return {
    root,
    config,
    configFile: shown(join(root, CONFIG_FILE)),
    pagesFolder,
    shownPagesFolder,
    pageFiles,
    publicFiles: publicFiles.map((name) => `/${name}`),
    problems: [...problems, ...missing],
  };
}

/** Where a site keeps what is copied as it is. */
export function publicFolder(root: string): string {
  return join(root, 'public');
}

async function readConfig(root: string): Promise<{ config: Config; problems: Problem[] }> {
  const path = join(root, CONFIG_FILE);
  const config = defaultConfig(titleOfFolder(root));
  if (!existsSync(path)) return { config, problems: [] };
  const file = shown(path);
  const fix = 'write TypeScript that ends in "export default defineSite({ … })"';
  try {
    const { default: value } = await importConfig(path);
    if (value !== undefined) return parseConfig(value, file);
    return { config, problems: [{ file, message: 'the file exports no config', fix }] };
  } catch (error) {
    const message = `the file cannot be loaded: ${messageOf(error)}`;
    return { config, problems: [{ file, message, fix }] };
  }
}

/** Each time from a folder of its own, or Node would not read it again after an edit. */
async function importConfig(path: string): Promise<Record<string, unknown>> {
  const folder = join(CACHE_FOLDER, `config-${process.pid}-${Date.now()}`);
  try {
    return await importTypeScript(path, folder, { reuse: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first line that says something: bundlers draw a picture of the code below it. */
function messageOf(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = text.split('\n');
  const said = lines.filter((line) => line.trim() && !/^Build failed/.test(line));
  return said[0]?.trim() ?? 'no reason given';
}

/** `docs` says little: then the folder above gives the name. */
function titleOfFolder(root: string): string {
  return basename(root) === 'docs' ? basename(join(root, '..')) : basename(root);
}

/** Names of all files below a folder, with `/` between folders, sorted; none if it isn't there. */
async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      // Editors and systems leave files and folders of their own.
      .filter((name) => !/(^|\/)\./.test(name))
      .sort()
  );
}

/** A path as the person at the command line would write it. */
function shown(path: string): string {
  const here = relative(process.cwd(), path).replaceAll('\\', '/');
  return here.startsWith('../..') ? path : here;
}
