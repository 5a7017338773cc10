import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarItem, SiteConfig } from '../../config/schema.ts';
import { isPageFile } from '../../content/paths.ts';
import { filesBelow } from '../filesBelow.ts';
import { findConfig, readForeignConfig } from './findConfig.ts';
import {
  booleanOf,
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

const FRONTMATTER: ForeignSite['frontmatter'] = {
  sidebar: { as: 'showSidebar' },
  navbar: { as: 'showTopNav' },
  aside: { use: 'showOutline: false removes the outline' },
  lastUpdated: { use: 'the date is always shown, from git' },
  editLink: { use: 'editLink in site.config.ts is the same for all pages' },
  footer: { use: 'there is no footer for each page' },
  prev: { use: 'the order of the sidebar' },
  next: { use: 'the order of the sidebar' },
  head: { use: 'head.scripts in site.config.ts, for all pages' },
  titleTemplate: { use: 'titleTemplate in site.config.ts, for all pages' },
  pageClass: { use: 'there are no styles for single pages' },
  hero: { use: 'write it as text; layout: landing has a wider column and a larger title' },
  features: { use: 'write them as :::cards' },
};

const UNSUPPORTED: ForeignSite['unsupported'] = [
  {
    name: '<script setup>',
    pattern: /^\s*<script\b/,
    within: 'text',
    fix: 'remove it: pages have no code of Vue; interactive parts are blocks',
  },
  { name: '<style>', pattern: /^\s*<style\b/, within: 'text', fix: 'remove it' },
  {
    name: '{{ … }}',
    pattern: /\{\{(?!.*v-pre).*\}\}/,
    within: 'text',
    fix: 'write the value; it would be shown literally',
  },
  {
    name: 'a component of Vue',
    pattern: /^\s*<[A-Z]\w*[\s/>]/,
    within: 'text',
    fix: 'use a block, such as :::cards, or write text',
  },
  {
    name: '<!--@include: …-->',
    pattern: /<!--\s*@include:/,
    within: 'text',
    fix: 'copy the text',
  },
  {
    name: '<<< @/file',
    pattern: /^\s*<<<\s/,
    within: 'text',
    fix: 'copy the code into a fence, or show a scene’s code with <SceneCode>',
  },
  {
    name: '[[toc]]',
    pattern: /^\s*\[\[toc\]\]/i,
    within: 'text',
    fix: 'remove it: pages have an outline',
  },
];

const USES: Record<string, string> = {
  srcDir: 'the folder is pages/',
  outDir: 'is the option --out',
  cacheDir: 'is not needed',
  cleanUrls: 'addresses never need an extension',
  lastUpdated: 'is built in, from git',
  ignoreDeadLinks: 'dead links are always problems',
  markdown: 'is built in: highlighting, anchors, formulas',
  search: 'is built in',
  outline: 'showOutline in the frontmatter of pages; by default, levels 2 and 3',
  footer: 'has no counterpart; outlineFooter is Markdown below the outline',
  locales: 'has no counterpart: build a site for each language',
  rewrites: 'has no counterpart: move the files, and list former paths under aliases',
  head: 'only the icon is carried over; scripts are head.scripts',
};

/** Reads documentation for VitePress: a folder with `.vitepress/`, or the folder above it. */
export const readVitePress: ReadForeignSite = async (folder) => {
  const home = existsSync(join(folder, '.vitepress')) ? folder : join(folder, 'docs');
  const root = existsSync(join(home, '.vitepress')) ? home : folder;
  const configFile = findConfig(join(root, '.vitepress'), ['config', 'config/index']);
  const { values, problems } = await readForeignConfig(configFile);
  const theme = valuesOf(values.themeConfig);
  const contentFolder = join(root, textOf(values.srcDir) ?? '.');
  const names = (await filesBelow(contentFolder)).filter(isPageFile);
  const publicFolder = join(contentFolder, 'public');
  const site: ForeignSite = {
    tool: 'VitePress',
    contentFolder,
    pages: names
      .filter((name) => !/(^|\/)(node_modules|public)\//.test(name))
      .map((source) => ({ source, filePath: source })),
    publicFolder: existsSync(publicFolder) ? publicFolder : undefined,
    config: configFrom(values, theme),
    keys: [
      ...keyUses(
        values,
        [
          'title',
          'description',
          'lang',
          'base',
          'titleTemplate',
          'sitemap',
          'appearance',
          'themeConfig',
        ],
        USES,
      ).filter(({ key }) => key !== 'themeConfig'),
      ...keyUses(
        theme,
        ['logo', 'nav', 'sidebar', 'socialLinks', 'editLink'],
        USES,
        'themeConfig.',
      ),
    ],
    frontmatter: FRONTMATTER,
    unsupported: UNSUPPORTED,
    remarks: configFile
      ? []
      : ['There is no .vitepress/config, so site.config.ts has only a title.'],
  };
  return { site, problems };
};

function configFrom(values: Values, theme: Values): SiteConfig {
  const editLink = valuesOf(theme.editLink);
  const pattern = textOf(editLink.pattern);
  const logo = valuesOf(theme.logo);
  const icon = (Array.isArray(values.head) ? values.head : [])
    .filter((entry): entry is unknown[] => Array.isArray(entry) && entry[0] === 'link')
    .map(([, attributes]) => valuesOf(attributes))
    .find(({ rel }) => /icon/.test(String(rel)));
  const light = textOf(logo.light);
  const dark = textOf(logo.dark);
  return defined<SiteConfig>({
    title: textOf(values.title) ?? textOf(theme.siteTitle) ?? 'Documentation',
    titleTemplate: textOf(values.titleTemplate)?.replace(':title', '%s'),
    description: textOf(values.description),
    lang: textOf(values.lang),
    baseUrl: originOf(textOf(valuesOf(values.sitemap).hostname)),
    basePath: textOf(values.base),
    iconUrl: iconPath(textOf(icon?.href), textOf(values.base)),
    logoUrl: light && dark ? { light, dark } : (textOf(theme.logo) ?? textOf(logo.src)),
    topNav: Array.isArray(theme.nav) ? navFrom(theme.nav) : undefined,
    sidebar: sidebarFrom(theme.sidebar),
    socials: socialsFrom(theme.socialLinks),
    theme: colorScheme(values.appearance),
    editLink: pattern ? defined({ pattern, text: textOf(editLink.text) }) : undefined,
  });
}

/** The origin of an address. */
export function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Icons are written with the base path, which ours are relative to. */
function iconPath(href: string | undefined, base = '/'): string | undefined {
  return href?.startsWith(base) ? `/${href.slice(base.length)}` : href;
}

function colorScheme(appearance: unknown): SiteConfig['theme'] {
  if (appearance === 'dark' || appearance === 'force-dark') return { colorScheme: 'dark' };
  return appearance === false ? { colorScheme: 'light' } : undefined;
}

const KNOWN_ICONS = ['discord', 'github', 'telegram', 'warpcast', 'x'] as const;

/** Links to places for which there is an icon. */
export function socialsFrom(links: unknown): SiteConfig['socials'] {
  const known = listOf(links).flatMap(({ icon, link }) => {
    const name = KNOWN_ICONS.find((name) => name === icon || (name === 'x' && icon === 'twitter'));
    const address = textOf(link);
    return name && address ? [{ icon: name, link: address }] : [];
  });
  return known.length > 0 ? known : undefined;
}

/** Groups within groups become one. */
function navFrom(nav: unknown): SiteConfig['topNav'] {
  return listOf(nav).flatMap((item): NonNullable<SiteConfig['topNav']> => {
    const text = textOf(item.text) ?? '';
    const items = linksIn(item.items);
    if (items.length > 0) return [{ text, items }];
    const link = textOf(item.link);
    return link ? [{ text, link: sitePath(link) }] : [];
  });
}

function linksIn(items: unknown): { text: string; link: string }[] {
  return listOf(items).flatMap((item) => {
    const link = textOf(item.link);
    const own = link ? [{ text: textOf(item.text) ?? link, link: sitePath(link) }] : [];
    return [...own, ...linksIn(item.items)];
  });
}

function sidebarFrom(sidebar: unknown): SiteConfig['sidebar'] {
  if (Array.isArray(sidebar)) return itemsFrom(sidebar, '');
  const entries = Object.entries(valuesOf(sidebar)).map(([prefix, value]) => {
    const { items, base } = Array.isArray(value) ? { items: value, base: '' } : valuesOf(value);
    return [sitePath(prefix), itemsFrom(items, textOf(base) ?? '')] as const;
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function itemsFrom(items: unknown, base: string): SidebarItem[] {
  return listOf(items).map((item) => {
    const ownBase = textOf(item.base) ?? base;
    const link = textOf(item.link);
    return defined<SidebarItem>({
      text: (textOf(item.text) ?? link ?? '').replace(/<[^>]+>/g, ''),
      link: link && sitePath(ownBase === '' ? link : `${ownBase}/${link}`.replace(/\/+/g, '/')),
      collapsed: booleanOf(item.collapsed),
      items: Array.isArray(item.items) ? itemsFrom(item.items, ownBase) : undefined,
    });
  });
}
