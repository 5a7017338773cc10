import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, extname, join, relative, resolve } from 'node:path';
import { cleanPath } from '../../address/address.ts';
import { CONFIG_FILE, defaultConfig, parseConfig } from '../../config/load.ts';
import { type Problem, ProblemsError } from '../../config/problem.ts';
import type { Config } from '../../config/schema.ts';
import type { PageFile } from '../../content/compile.ts';
import { isNearlyPageFile, isPageFile } from '../../content/paths.ts';
import { CACHE_FOLDER } from '../cache/bundle.js';
import { displayPath } from '../terminal/displayPath.ts';
import { filesBelow, isFile, unreadableProblems } from './filesBelow.ts';
import { inlineLogo, logoProblems } from './logo.ts';
import { NOTES_FILE } from './notes.ts';
import { importSiteModule, loadProblem } from './siteModule.ts';

/** A TypeScript file whose source or results pages show. */
export interface TypeScriptFile {
  /** Path below its folder, without the extension. */
  id: string;
  /** Absolute path. */
  path: string;
  /** Path in problems. */
  file: string;
  text: string;
}

/** The content of a site's folder. Paths in problems are relative to the working directory. */
export interface SiteFolder {
  /** Absolute path. */
  root: string;
  config: Config;
  /** Path in problems. */
  configFile: string;
  /** Path of `pages/` in problems. */
  pagesFolder: string;
  pageFiles: PageFile[];
  /** Paths of the files in `public/`: `/icon.svg`. */
  publicFiles: string[];
  /** Paths of the files in `pages/` that aren't pages: `/data.csv`. */
  otherFiles: string[];
  /** Addresses of the logo, or `data:` addresses if it is small. */
  logoUrl: Config['logoUrl'];
  /** Code that samples can build on: the text of each file in `samples/`, by its name. */
  setups: Map<string, string>;
  /** Path of `samples/` in problems. */
  setupFolder: string;
  /** Address of the published site; overrides the config. */
  notesFile: string;
  problems: Problem[];
}

/** Address of the published site, if it differs from the config's. */
export type SiteAddress = Pick<Config, 'baseUrl' | 'basePath'>;

/**
 * Reads a site's folder: `site.config.ts`, `pages/`, `public/`, and `samples/`. Only `pages/` is required.
 * @throws ProblemsError if the config isn't valid
 */
export async function readSiteFolder(folder: string, address?: SiteAddress): Promise<SiteFolder> {
  const root = resolve(folder);
  const pagesFolder = join(root, 'pages');
  const setupFolder = join(root, 'samples');
  const [written, names, publicNames, setups, ...unreadable] = await Promise.all([
    readConfig(root),
    filesBelow(pagesFolder),
    filesBelow(publicFolder(root)),
    readTypeScript(setupFolder),
    ...SOURCE_FOLDERS.map((name) => unreadableProblems(join(root, name))),
  ]);
  const config = { ...written, ...address };
  const pageNames = names.filter(isPageFile);
  const otherFiles = names
    .filter((name) => !isPageFile(name) && !isNearlyPageFile(name))
    .map((name) => `/${name}`);
  const misnamed = names.filter(isNearlyPageFile).map((name): Problem => {
    const extension = /x$/i.test(name) ? 'mdx' : 'md';
    const file = displayPath(join(pagesFolder, name));
    const fix = `rename it to ${basename(name, extname(name))}.${extension}`;
    return { file, message: 'pages end with .md or .mdx, in small letters', fix };
  });
  const publicFiles = publicNames.map((name) => `/${name}`);
  const missing: Problem[] =
    pageNames.length > 0 || misnamed.length > 0
      ? []
      : [
          {
            file: displayPath(pagesFolder),
            message: 'no pages found',
            fix: 'create one, such as index.md, or choose another folder with --root',
          },
        ];
  const extra = extraPages(config, root);
  const locations = [...pageNames.map((filePath): PageLocation => ({ filePath })), ...extra.files];
  const read = await Promise.all(locations.map((location) => readPage(location, pagesFolder)));
  return {
    root,
    config,
    configFile: displayPath(join(root, CONFIG_FILE)),
    pagesFolder: displayPath(pagesFolder),
    pageFiles: read.map(({ page }) => page),
    publicFiles,
    otherFiles,
    logoUrl: await inlineLogo(config.logoUrl, publicFolder(root), publicFiles),
    setups: new Map(setups.map(({ id, text }) => [id, text])),
    setupFolder: displayPath(setupFolder),
    notesFile: displayPath(join(root, NOTES_FILE)),
    problems: [
      ...missing,
      ...misnamed,
      ...extra.problems,
      ...unreadable.flat(),
      ...(await logoProblems(config, publicFolder(root), publicFiles)),
      ...read.flatMap(({ problems }) => problems),
    ],
  };
}

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

/** Reads the TypeScript files below a folder, sorted by name. */
export async function readTypeScript(folder: string): Promise<TypeScriptFile[]> {
  const names = (await filesBelow(folder)).filter((name) => name.endsWith('.ts'));
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const text = (await readFile(path, 'utf8')).replace(/\r\n?/g, '\n');
      return { id: name.slice(0, -'.ts'.length), path, file: displayPath(path), text };
    }),
  );
}

/** Folders of a site that a build reads and must therefore not write to. */
export const SOURCE_FOLDERS = [
  'pages',
  'samples',
  'scenes',
  'learn',
  'integrations',
  'experiments',
  'comingFrom',
  'reference',
  'public',
];

/** Returns the folder of files that are copied to the output. */
export function publicFolder(root: string): string {
  return join(root, 'public');
}

/**
 * Reads the config.
 * @throws ProblemsError if it isn't valid, because most other problems would only be consequences
 */
async function readConfig(root: string): Promise<Config> {
  const path = join(root, CONFIG_FILE);
  if (!existsSync(path)) return defaultConfig(titleOfFolder(root));
  const { config, problems } = await configIn(path);
  if (problems.length > 0) throw new ProblemsError(problems);
  return config;
}

async function configIn(path: string): Promise<ReturnType<typeof parseConfig>> {
  const file = displayPath(path);
  const fix = 'write TypeScript with "export default defineSite({ … })"';
  const none = defaultConfig('Documentation');
  try {
    const { default: value } = await importConfig(path);
    if (value !== undefined) return await parseWithLines(value, path, file);
    return { config: none, problems: [{ file, message: 'the file exports no config', fix }] };
  } catch (error) {
    return { config: none, problems: [loadProblem(error, { file, what: 'the file', fix })] };
  }
}

/** Parses the config. Finds the lines of mistakes, which requires TypeScript, only if there are any. */
async function parseWithLines(value: unknown, path: string, file: string) {
  const parsed = parseConfig(value, file);
  if (parsed.problems.length === 0) return parsed;
  const { keyLines } = await import('./keyLines.ts');
  return parseConfig(value, file, keyLines(await readFile(path, 'utf8')));
}

/** Imports from a new folder each time, because Node caches modules by path. */
async function importConfig(path: string): Promise<Record<string, unknown>> {
  const folder = join(CACHE_FOLDER, `config-${randomUUID()}`);
  try {
    return await importSiteModule(path, folder, { reuse: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the name of the folder, or of its parent if it is only `docs`. */
function titleOfFolder(root: string): string {
  return basename(root) === 'docs' ? basename(join(root, '..')) : basename(root);
}
