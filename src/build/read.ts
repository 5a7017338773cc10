import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, extname, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cleanPath } from '../address/address.ts';
import { CONFIG_FILE, defaultConfig, parseConfig } from '../config/load.ts';
import type { Problem } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import type { PageFile } from '../content/compile.ts';
import { isPageFile } from '../content/paths.ts';
import { CACHE_FOLDER, importTypeScript } from './engine.js';
import { NOTES_FILE } from './notes.ts';

/** A file of TypeScript that pages show, or show results of. */
export interface TypeScriptFile {
  /** Its path below its folder, without the ending. */
  id: string;
  /** Absolute path, and the same as the writer knows it. */
  path: string;
  shownPath: string;
  text: string;
}

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
  /** Code that samples may build on: the text of each file in `samples/`, by its name. */
  setups: Map<string, string>;
  /** Where the setups lie, as the writer knows it. */
  shownSetupFolder: string;
  /** The site's notes on its library, as the writer knows the file. */
  shownNotesFile: string;
  problems: Problem[];
}

/** Reads a site's folder: `site.config.ts` (may be missing), `pages/`, `public/` (may be missing). */
export async function readSiteFolder(folder: string): Promise<SiteFolder> {
  const root = resolve(folder);
  const pagesFolder = join(root, 'pages');
  const shownPagesFolder = shown(pagesFolder);
  const setupFolder = join(root, 'samples');
  const [{ config, problems }, names, publicFiles, setups] = await Promise.all([
    readConfig(root),
    filesBelow(pagesFolder),
    filesBelow(publicFolder(root)),
    readTypeScript(setupFolder),
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
  const extra = extraPages(config, root);
  const pageFiles = await Promise.all(
    [...pageNames.map((filePath): PagePlace => ({ filePath })), ...extra.files].map(
      async (place) => {
        const path = join(pagesFolder, place.source ?? place.filePath);
        return { ...place, file: shown(path), text: await readFile(path, 'utf8') };
      },
    ),
  );
  return {
    root,
    config,
    configFile: shown(join(root, CONFIG_FILE)),
    pagesFolder,
    shownPagesFolder,
    pageFiles,
    publicFiles: publicFiles.map((name) => `/${name}`),
    setups: new Map(setups.map(({ id, text }) => [id, text])),
    shownSetupFolder: shown(setupFolder),
    shownNotesFile: shown(join(root, NOTES_FILE)),
    problems: [...problems, ...missing, ...extra.problems],
  };
}

type PagePlace = Pick<PageFile, 'filePath' | 'source'>;

/** The pages that the config takes from elsewhere; `source` leads there from `pages/`. */
function extraPages(
  { extraPages = {} }: Config,
  root: string,
): { files: PagePlace[]; problems: Problem[] } {
  const files: PagePlace[] = [];
  const problems: Problem[] = [];
  for (const [path, name] of Object.entries(extraPages)) {
    const file = join(root, name);
    if (isPageFile(name) && existsSync(file)) {
      const filePath = `${path === '/' ? 'index' : cleanPath(path).slice(1)}${extname(name)}`;
      const source = relative(join(root, 'pages'), file).replaceAll('\\', '/');
      files.push({ filePath, source });
    } else {
      problems.push({
        file: shown(join(root, CONFIG_FILE)),
        message: `extraPages: there is no page ${name}`,
        fix: 'name an .md or .mdx file by its path from the folder of the config',
      });
    }
  }
  return { files, problems };
}

/** The TypeScript files below a folder, in the order of their names. */
export async function readTypeScript(folder: string): Promise<TypeScriptFile[]> {
  const names = (await filesBelow(folder)).filter((name) => name.endsWith('.ts'));
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const text = (await readFile(path, 'utf8')).replace(/\r\n?/g, '\n');
      return { id: name.slice(0, -'.ts'.length), path, shownPath: shown(path), text };
    }),
  );
}

/** Folders below a site's root whose content is read: no output goes there. */
export const SOURCE_FOLDERS = ['pages', 'samples', 'scenes', 'experiments', 'reference', 'public'];

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
export function shown(path: string): string {
  const here = relative(process.cwd(), path).replaceAll('\\', '/');
  return here.startsWith('../..') ? path : here || '.';
}
