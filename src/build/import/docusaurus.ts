import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parse } from 'yaml';
import { cleanPath } from '../../address/address.ts';
import { yamlOf } from '../../config/frontmatter.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { isPageFile } from '../../content/paths.ts';
import { filesBelow } from '../filesBelow.ts';
import { withoutNumbers } from './docusaurusPath.ts';
import { type Doc, sidebarItems } from './docusaurusSidebar.ts';
import { findConfig, readForeignConfig } from './findConfig.ts';
import {
  defined,
  type ForeignSite,
  keyUses,
  listOf,
  type ReadForeignSite,
  sitePath,
  textOf,
  type Values,
  valuesOf,
} from './foreignSite.ts';
import { originOf, socialsFrom } from './vitepress.ts';

const FRONTMATTER: ForeignSite['frontmatter'] = {
  id: { use: 'the sidebar' },
  slug: { use: 'the name of the file' },
  sidebar_position: { use: 'the sidebar' },
  sidebar_label: { use: 'the sidebar' },
  sidebar_class_name: { use: 'there are no styles for single items' },
  sidebar_custom_props: { use: 'there are no properties of items' },
  displayed_sidebar: { use: 'sidebar in site.config.ts' },
  hide_table_of_contents: { use: 'showOutline: false removes the outline' },
  toc_max_heading_level: { as: 'showOutline' },
  toc_min_heading_level: { use: 'outlines start at level 2' },
  hide_title: { use: 'pages always show their title' },
  pagination_label: { use: 'the title of the page' },
  pagination_next: { use: 'the order of the sidebar' },
  pagination_prev: { use: 'the order of the sidebar' },
  custom_edit_url: { use: 'editLink in site.config.ts is the same for all pages' },
  keywords: { use: 'the search finds words of the text; asked after a heading adds others' },
  image: { use: 'the build draws link previews' },
  unlisted: { use: 'listed: false hides a page' },
  draft: { use: 'listed: false hides a page' },
  last_update: { use: 'the date is shown from git' },
  parse_number_prefixes: { use: 'the name of the file' },
};

const UNSUPPORTED: ForeignSite['unsupported'] = [
  {
    name: '<TabItem>',
    pattern: /<TabItem\b/,
    within: 'text',
    fix: 'use <Tab label="…"> within <Tabs>, or :::tab[Label] within ::::tabs',
  },
  {
    name: ':::caution',
    pattern: /^\s*:::+\s*caution\b/,
    within: 'text',
    fix: 'use :::warning',
  },
  {
    name: ':::secondary, :::important',
    pattern: /^\s*:::+\s*(secondary|important)\b/,
    within: 'text',
    fix: 'use :::note or :::info',
  },
  {
    name: '// highlight-next-line',
    pattern: /(\/\/|#|\/\*|<!--)\s*highlight-(next-line|start|end)/,
    within: 'code',
    fix: 'use // [!code highlight], which can have a count: [!code highlight:3]',
  },
  { name: '<!-- truncate -->', pattern: /<!--\s*truncate/, within: 'text', fix: 'remove it' },
];

const USES: Record<string, string> = {
  organizationName: 'is not needed',
  projectName: 'is not needed',
  onBrokenLinks: 'dead links are always problems',
  onBrokenMarkdownLinks: 'dead links are always problems',
  onBrokenAnchors: 'dead anchors are always problems',
  onDuplicateRoutes: 'duplicate addresses are always problems',
  trailingSlash: 'addresses work with and without a slash',
  i18n: 'only the default language is carried over: build a site for each language',
  markdown: 'is built in, except Mermaid',
  themes: 'have no counterpart',
  plugins: 'have no counterpart',
  scripts: 'have no counterpart, except head.scripts',
  future: 'is not needed',
  presets: 'only docs is read: its path, routeBasePath, sidebarPath, and editUrl',
  staticDirectories: 'only the first folder becomes public/',
};

const THEME_USES: Record<string, string> = {
  footer: 'has no counterpart; outlineFooter is Markdown below the outline',
  prism: 'is built in',
  algolia: 'is not needed: search is built in',
  image: 'the build draws link previews',
  docs: 'has no counterpart',
  tableOfContents: 'showOutline in the frontmatter of pages',
};

/** Reads documentation for Docusaurus: a folder with `docusaurus.config`. */
export const readDocusaurus: ReadForeignSite = async (folder) => {
  const configFile = findConfig(folder, ['docusaurus.config']);
  const { values, problems } = await readForeignConfig(configFile);
  const options = docsOptions(values);
  const theme = valuesOf(values.themeConfig);
  const named = join(folder, textOf(options.path) ?? 'docs');
  const contentFolder = existsSync(named) ? named : folder;
  const base = cleanPath(`/${textOf(options.routeBasePath) ?? 'docs'}`);
  const names = await filesBelow(contentFolder);
  const docs = names
    // Files with an underscore are parts of others.
    .filter((name) => isPageFile(name) && !/(^|\/)(_|node_modules\/)/.test(name))
    .map((source) => readDoc(source, contentFolder, base));
  const partials = names.filter((name) => /(^|\/)_[^/]*\.mdx?$/.test(name));
  const sidebars = await readForeignConfig(sidebarsFile(folder, options));
  const publicFolder = join(folder, textOf(listOfTexts(values.staticDirectories)[0]) ?? 'static');
  const categories = readCategories(names, contentFolder);
  const site: ForeignSite = {
    tool: 'Docusaurus',
    contentFolder,
    pages: docs.map(({ source, filePath }) => ({ source, filePath })),
    publicFolder: existsSync(publicFolder) ? publicFolder : undefined,
    config: {
      ...configFrom(values, theme, options, { docs, base, name: basename(folder) }),
      ...sidebarFrom(sidebars.values, { docs, categories, base }),
    },
    keys: [
      ...keyUses(values, ['title', 'tagline', 'url', 'baseUrl', 'favicon'], USES).filter(
        ({ key }) => key !== 'themeConfig',
      ),
      ...keyUses(theme, ['navbar', 'colorMode', 'announcementBar'], THEME_USES, 'themeConfig.'),
    ],
    frontmatter: FRONTMATTER,
    unsupported: UNSUPPORTED,
    remarks: remarksOn(folder, configFile, partials, docs),
  };
  return { site, problems: [...problems, ...sidebars.problems] };
};

function remarksOn(
  folder: string,
  configFile: string | undefined,
  partials: string[],
  docs: Doc[],
): string[] {
  const prefixed = docs.filter(({ source }) => /(^|\/)\d+[-_. ]/.test(source)).length;
  return [
    ...(configFile ? [] : ['There is no docusaurus.config, so site.config.ts has only a title.']),
    ...(prefixed > 0
      ? [
          `Pages with numbers in their paths, which order them: ${prefixed}. Their new paths have none, as their addresses; the sidebar keeps the order.`,
        ]
      : []),
    ...(partials.length > 0
      ? [
          `Parts of pages, which pages cannot import: ${partials.length} (${partials.slice(0, 3).join(', ')}).`,
        ]
      : []),
    ...['blog', 'src/pages', 'versioned_docs', 'i18n']
      .filter((name) => existsSync(join(folder, name)))
      .map((name) => `The folder ${name} is not read.`),
  ];
}

/** The options of the plugin for documentation, which are usually those of a preset. */
function docsOptions(values: Values): Values {
  const presets = Array.isArray(values.presets) ? values.presets : [];
  const plugins = Array.isArray(values.plugins) ? values.plugins : [];
  const ofPreset = presets.map((preset) =>
    Array.isArray(preset) ? valuesOf(preset[1]).docs : undefined,
  );
  const ofPlugin = plugins
    .filter(
      (plugin): plugin is unknown[] =>
        Array.isArray(plugin) && /content-docs/.test(String(plugin[0])),
    )
    .map(([, options]) => options);
  return valuesOf([...ofPreset, ...ofPlugin].find((options) => options !== undefined));
}

function sidebarsFile(folder: string, { sidebarPath }: Values): string | undefined {
  const path = textOf(sidebarPath);
  if (path === undefined) return findConfig(folder, ['sidebars']);
  const file = path.startsWith('/') ? path : join(folder, path);
  return existsSync(file) ? file : findConfig(folder, ['sidebars']);
}

function readDoc(source: string, contentFolder: string, base: string): Doc {
  const keys = frontmatterOf(readFileSync(join(contentFolder, source), 'utf8'));
  const folder = posix.dirname(withoutNumbers(source));
  const name = posix.basename(withoutNumbers(source)).replace(/\.mdx?$/, '');
  const isIndex = /^(index|readme)$/i.test(name) || name === posix.basename(folder);
  const slug = textOf(keys.slug) ?? (isIndex ? '' : (textOf(keys.id) ?? name));
  const below = slug.startsWith('/') ? slug : posix.join('/', folder, slug);
  const path = cleanPath(posix.join(base, below));
  return {
    source,
    id: posix.join(folder, textOf(keys.id) ?? name),
    isIndex,
    path,
    filePath: `${path === '/' ? 'index' : path.slice(1)}${posix.extname(source)}`,
    label: textOf(keys.sidebar_label) ?? textOf(keys.title),
    position: typeof keys.sidebar_position === 'number' ? keys.sidebar_position : undefined,
    title: titleIn(readFileSync(join(contentFolder, source), 'utf8')) ?? name,
  };
}

function titleIn(text: string): string | undefined {
  return /^# +(.*?)(?: *\{#.*\})? *$/m.exec(text)?.[1];
}

function frontmatterOf(text: string): Values {
  try {
    return valuesOf(parse(yamlOf(text) ?? ''));
  } catch {
    // The builder reports invalid YAML.
    return {};
  }
}

/** The settings of folders, by their names. */
function readCategories(names: string[], contentFolder: string): Map<string, Values> {
  return new Map(
    names
      .filter((name) => /(^|\/)_category_\.(json|ya?ml)$/.test(name))
      .map((name) => {
        // JSON is YAML, too.
        const text = readFileSync(join(contentFolder, name), 'utf8');
        return [posix.dirname(name), frontmatterOf(`---\n${text}\n---\n`)];
      }),
  );
}

function configFrom(
  values: Values,
  theme: Values,
  options: Values,
  { docs, base, name }: { docs: Doc[]; base: string; name: string },
): SiteConfig {
  const navbar = valuesOf(theme.navbar);
  const items = listOf(navbar.items);
  const isGitHub = (item: Values) => /github\.com/.test(textOf(item.href) ?? '');
  const github = items.find(isGitHub);
  return defined<SiteConfig>({
    title: textOf(values.title) ?? textOf(navbar.title) ?? name,
    description: textOf(values.tagline),
    lang: textOf(valuesOf(values.i18n).defaultLocale),
    baseUrl: originOf(textOf(values.url)),
    basePath: textOf(values.baseUrl),
    iconUrl: fileUrl(textOf(values.favicon)),
    logoUrl: fileUrl(textOf(valuesOf(navbar.logo).src)),
    banner: textOf(valuesOf(theme.announcementBar).content),
    topNav:
      items.length > 0
        ? items.filter((item) => !isGitHub(item)).flatMap((item) => navFrom(item, docs, base))
        : undefined,
    socials: github ? socialsFrom([{ icon: 'github', link: github.href }]) : undefined,
    theme: colorScheme(valuesOf(theme.colorMode)),
    editLink: editLinkFrom(options, base),
  });
}

/** Paths of our files begin with that of the documentation, which is usually the name of its folder. */
function editLinkFrom(options: Values, base: string): SiteConfig['editLink'] {
  const url = textOf(options.editUrl)?.replace(/\/$/, '');
  const folder = textOf(options.path) ?? 'docs';
  if (url === undefined) return undefined;
  if (base === `/${folder}`) return { pattern: `${url}/:path` };
  return base === '/' ? { pattern: `${url}/${folder}/:path` } : undefined;
}

/** Files are named without the slash. */
function fileUrl(name: string | undefined): string | undefined {
  return name && sitePath(name);
}

function colorScheme({ defaultMode, respectPrefersColorScheme }: Values): SiteConfig['theme'] {
  if (respectPrefersColorScheme === true) return undefined;
  return defaultMode === 'dark' || defaultMode === 'light'
    ? { colorScheme: defaultMode }
    : undefined;
}

type NavItem = NonNullable<SiteConfig['topNav']>[number];

function navFrom(item: Values, docs: Doc[], base: string): NavItem[] {
  const text = textOf(item.label);
  const items = listOf(item.items).flatMap((child) => navFrom(child, docs, base));
  if (text && items.length > 0) return [{ text, items: items.filter((child) => 'link' in child) }];
  const doc = docs.find(({ id }) => id === item.docId);
  const link =
    textOf(item.to) ??
    textOf(item.href) ??
    doc?.path ??
    (item.type === 'docSidebar' ? firstPath(docs, base) : undefined);
  return text && link ? [{ text, link: sitePath(link) }] : [];
}

/** The page at the top of the documentation, or else its first one. */
function firstPath(docs: Doc[], base: string): string | undefined {
  return (docs.find(({ path }) => path === base) ?? docs[0])?.path;
}

/** One sidebar for all pages, or one for each folder that it is made of. */
function sidebarFrom(
  values: Values,
  options: { docs: Doc[]; categories: Map<string, Values>; base: string },
): Pick<SiteConfig, 'sidebar'> {
  const written = Object.values(values);
  const sidebars = written.length > 0 ? written : [[{ type: 'autogenerated', dirName: '.' }]];
  const items = sidebars.flatMap((sidebar) => sidebarItems(sidebar, options));
  return items.length > 0 ? { sidebar: items } : {};
}

function listOfTexts(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
