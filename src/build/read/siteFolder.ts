import { join, resolve } from 'node:path';
import { CONFIG_FILE } from '../../config/load.ts';
import type { Problem } from '../../config/problem.ts';
import type { Config } from '../../config/schema.ts';
import type { PageFile } from '../../content/compilePage.ts';
import { isNearlyPageFile, isPageFile } from '../../content/paths.ts';
import type { SiteFonts } from '../../site/copiedFiles.ts';
import { displayPath } from '../terminal/displayPath.ts';
import { filesBelow, unreadableProblems } from './filesBelow.ts';
import { readFonts } from './fonts.ts';
import { inlineLogo, logoProblems } from './logo.ts';
import { NOTES_FILE } from './notes.ts';
import { pagesFolder, readPages } from './pageFiles.ts';
import { readConfig } from './siteConfig.ts';

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
  fonts: SiteFonts;
  /** Path of the reference's notes in problems. */
  notesFile: string;
  problems: Problem[];
}

/** Address of the published site, if it differs from the config's. */
export type SiteAddress = Pick<Config, 'baseUrl' | 'basePath'>;

/**
 * Reads a site's folder: `site.config.ts`, `pages/`, and `public/`. Only `pages/` is required.
 * @throws ProblemsError if the config isn't valid
 */
export async function readSiteFolder(folder: string, address?: SiteAddress): Promise<SiteFolder> {
  const root = resolve(folder);
  const folderOfPages = pagesFolder(root);
  const [written, names, publicNames, ...unreadable] = await Promise.all([
    readConfig(root),
    filesBelow(folderOfPages),
    filesBelow(publicFolder(root)),
    ...SOURCE_FOLDERS.map((name) => unreadableProblems(join(root, name))),
  ]);
  const config = { ...written, ...address };
  const pages = await readPages(names, config, root);
  const { fonts, problems: fontProblems } = await readFonts(config, root);
  const otherFiles = names
    .filter((name) => !isPageFile(name) && !isNearlyPageFile(name))
    .map((name) => `/${name}`);
  const publicFiles = publicNames.map((name) => `/${name}`);
  return {
    root,
    config,
    configFile: displayPath(join(root, CONFIG_FILE)),
    pagesFolder: displayPath(folderOfPages),
    pageFiles: pages.files,
    publicFiles,
    otherFiles,
    logoUrl: await inlineLogo(config.logoUrl, publicFolder(root), publicFiles),
    fonts,
    notesFile: displayPath(join(root, NOTES_FILE)),
    problems: [
      ...pages.problems,
      ...unreadable.flat(),
      ...fontProblems,
      ...(await logoProblems(config, publicFolder(root), publicFiles)),
    ],
  };
}

/** Folders of a site that a build reads and must therefore not write to. */
export const SOURCE_FOLDERS = [
  'pages',
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
