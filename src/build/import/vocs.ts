import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import { siteSchema } from '../../config/schema.ts';
import { isPageFile } from '../../content/paths.ts';
import { filesBelow } from '../filesBelow.ts';
import { findConfig, readForeignConfig } from './findConfig.ts';
import {
  defined,
  type ForeignSite,
  keyUses,
  type ReadForeignSite,
  textOf,
  type Values,
} from './foreignSite.ts';

const UNSUPPORTED: ForeignSite['unsupported'] = [
  {
    name: '[!include …]',
    pattern: /\[!include\s/,
    within: 'code',
    fix: 'copy the code, or put it in samples/ and use the option setup=NAME',
  },
];

const USES: Record<string, string> = {
  rootDir: 'the folder of the site is the option --root',
  outDir: 'is the option --out',
  cacheDir: 'is not needed',
  twoslash: 'is built in; library.package names the package to check samples against',
  markdown: 'is built in: highlighting, anchors, formulas',
  vite: 'is not needed',
  llms: 'is built in: every page exists as Markdown, and llms.txt lists them',
};

/** Keys that mean the same here, if their value has the same type. */
const SAME = [
  ...['title', 'titleTemplate', 'description', 'baseUrl', 'basePath', 'iconUrl', 'logoUrl'],
  ...['ogImageUrl', 'font', 'banner', 'sponsors', 'topNav', 'sidebar', 'socials', 'editLink'],
] as const;

/** Reads documentation for Vocs: a folder with `vocs.config`. */
export const readVocs: ReadForeignSite = async (folder) => {
  const configFile = findConfig(folder, ['vocs.config', 'docs/vocs.config']);
  const { values, problems } = await readForeignConfig(configFile);
  const rootFolder = join(folder, textOf(values.rootDir) ?? 'docs');
  const home = existsSync(join(rootFolder, 'pages')) ? rootFolder : folder;
  const contentFolder = existsSync(join(home, 'pages')) ? join(home, 'pages') : home;
  const names = await filesBelow(contentFolder);
  const components = names.filter((name) => /\.[jt]sx$/.test(name));
  const publicFolder = join(home, 'public');
  const { config, rejected } = configFrom(values, basename(folder));
  const site: ForeignSite = {
    tool: 'Vocs',
    contentFolder,
    pages: names.filter(isPageFile).map((source) => ({ source, filePath: source })),
    publicFolder: existsSync(publicFolder) ? publicFolder : undefined,
    config,
    keys: keyUses(
      values,
      SAME.filter((key) => !rejected.includes(key)),
      {
        ...USES,
        ...Object.fromEntries(rejected.map((key) => [key, 'has a value that is not supported'])),
      },
    ),
    frontmatter: {},
    unsupported: UNSUPPORTED,
    remarks: [
      ...(configFile ? [] : ['There is no vocs.config, so site.config.ts has only a title.']),
      ...(components.length > 0
        ? [
            `Components of React, which pages cannot be or import: ${components.length} (${components.slice(0, 3).join(', ')}).`,
          ]
        : []),
    ],
  };
  return { site, problems };
};

/** Most keys have the same meaning; values that the schema rejects, such as code, are omitted. */
function configFrom(values: Values, name: string): { config: SiteConfig; rejected: string[] } {
  const shared = SAME.filter((key) => values[key] !== undefined);
  const isValid = (key: (typeof SAME)[number]) =>
    siteSchema.shape[key].safeParse(values[key]).success;
  const valid = shared.filter(isValid);
  const config = Object.fromEntries(valid.map((key) => [key, values[key]]));
  const title = textOf(values.title) ?? name;
  return {
    config: defined({ ...config, title }) as SiteConfig,
    rejected: shared.filter((key) => !isValid(key)),
  };
}
