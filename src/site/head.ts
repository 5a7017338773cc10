import { posix } from 'node:path';
import { NOT_FOUND_PATH, previewPath, siteHref, toHref, WEB_MANIFEST } from '../address/address.ts';
import { toLocale } from '../config/language.ts';
import { lightPicture, PLACEHOLDER, pictureVariants } from '../config/pictures.ts';
import type { Config } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import type { CopiedFile, SiteFonts } from './copiedFiles.ts';
import { findByPrefix } from './eyebrow.ts';
import { isListed } from './listed.ts';
import { type PageHead, type PreviewImage, pageTags } from './pageHead.ts';

/** An element of a page's head, before it is printed. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link';
  attributes: Record<string, string | true | undefined>;
  /** Content of a title. */
  text?: string;
}

/** Returns the elements of a page's head that search engines, link previews, and browsers read. */
export function headTags(config: Config, page: Page): HeadTag[] {
  const head = pageHead(config, page);
  return [
    { tag: 'title', attributes: {}, text: head.documentTitle },
    ...pageTags(head, config)
      .filter(({ value }) => value)
      .map(({ tag, key, name, value }) => ({ tag, attributes: { ...key, [name]: value } })),
    ...locale(config),
    { tag: 'link', attributes: { rel: 'manifest', href: config.basePath + WEB_MANIFEST } },
    ...icons(config),
    ...googleFonts(config.font),
  ];
}

/** Returns what the head says about a page. */
export function pageHead(config: Config, page: Page): PageHead {
  return {
    path: page.path,
    title: page.title,
    documentTitle: documentTitle(config, page),
    description: page.description || config.description,
    // Undefined on a site without an origin, because canonical and og:url must not be relative.
    url: page.path === NOT_FOUND_PATH ? undefined : pageUrl(config, page.path),
    image: previewImage(config, page),
    ...(!isListed(page) && { isHidden: true }),
  };
}

/** Returns the page's title in the site's template, or only the site's title if both are the same. */
export function documentTitle({ title, titleTemplate }: Config, page: Page): string {
  if (page.title === title) return title;
  return (titleTemplate ?? `%s – ${title}`).replace('%s', () => page.title);
}

/** Returns the full address of a path; undefined for a site without an origin. */
export function pageUrl({ baseUrl, basePath }: Config, path: string): string | undefined {
  return baseUrl === undefined ? undefined : baseUrl + toHref({ path }, basePath);
}

/** Returns the MIME type of an icon by its extension; undefined for all except svg, png, jpg, ico, and webp. */
export function iconType(address: string): string | undefined {
  const types: Record<string, string> = {
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.ico': 'image/x-icon',
    '.webp': 'image/webp',
  };
  return types[posix.extname(address.replace(/[?#].*/, '')).toLowerCase()];
}

/** Returns the language tag of link previews, unless it is English, their default. */
function locale({ lang }: Config): HeadTag[] {
  if (lang === 'en') return [];
  return [{ tag: 'meta', attributes: { property: 'og:locale', content: toLocale(lang) } }];
}

function icons({ iconUrl, basePath }: Config): HeadTag[] {
  return Object.entries(pictureVariants(iconUrl)).map(([theme, url]) => {
    const media = theme ? `(prefers-color-scheme: ${theme})` : undefined;
    const href = siteHref(url, basePath);
    return { tag: 'link', attributes: { rel: 'icon', href, type: iconType(url), media } };
  });
}

/** Event handler that enables the stylesheet of the fonts. */
export const FONT_ONLOAD = "this.media='all'";

/**
 * Links to Google Fonts. Their stylesheet loads for `print` and is enabled once it has loaded, so that it never blocks
 * rendering.
 */
function googleFonts(font: Config['font']): HeadTag[] {
  const families = listGoogleFonts(font);
  if (families.length === 0) return [];
  const query = families.map(([, name]) => `family=${encodeURIComponent(name)}:wght@400..700`);
  const connection = { rel: 'preconnect', href: 'https://fonts.gstatic.com', crossorigin: '' };
  const href = `https://fonts.googleapis.com/css2?${query.join('&')}&display=swap`;
  const sheet = { rel: 'stylesheet', href, media: 'print', onload: FONT_ONLOAD };
  return [
    { tag: 'link', attributes: connection },
    { tag: 'link', attributes: sheet },
  ];
}

/** Returns the Google Fonts of text and of code, each with its use. */
function listGoogleFonts(font: Config['font']): [use: string, name: string][] {
  const names = { text: font?.default?.google, code: font?.mono?.google };
  return Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/**
 * Returns the styles that make pages use the site's fonts. With `optional`, a page never changes its font while it is
 * read: a font that hasn't arrived at the first paint is used from the next document on.
 */
export function fontStyles({ font, basePath }: Config, fonts: SiteFonts = {}): string {
  const google = listGoogleFonts(font).map(([use, name]) => `:root{--family-${use}:"${name}"}`);
  const own = Object.entries(fonts).map(([use, { output }]: [string, CopiedFile]) => {
    const face = `font-family:"site-${use}";font-weight:100 900;font-display:optional`;
    return `@font-face{${face};src:url("${toHref({ path: output }, basePath)}") format("woff2")}:root{--family-${use}:"site-${use}"}`;
  });
  return [...google, ...own].join('');
}

/** Size of the pictures of link previews that the build draws, in pixels. Most sites show this size in full. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Returns whether the build draws the picture of a page's link preview, because the config names none. */
export function hasPreview(config: Config, page: Page): boolean {
  return (
    config.baseUrl !== undefined && isListed(page) && imageTemplate(config, page) === undefined
  );
}

/** Returns the picture of a link preview: the one that the config names, or the one that the build draws. */
function previewImage(config: Config, page: Page): PreviewImage | undefined {
  const template = imageTemplate(config, page);
  if (template !== undefined)
    return { url: filledTemplate(template, config, page), alt: page.title };
  if (!hasPreview(config, page)) return undefined;
  return {
    url: config.baseUrl + toHref({ path: previewPath(page.path) }, config.basePath),
    width: String(PREVIEW_SIZE.width),
    height: String(PREVIEW_SIZE.height),
    alt: documentTitle(config, page),
  };
}

/** Returns the address of the longest prefix that matches a page, with its placeholders. */
function imageTemplate({ ogImageUrl }: Config, { path }: Page): string | undefined {
  return typeof ogImageUrl === 'object' ? findByPrefix(path, ogImageUrl) : ogImageUrl;
}

function filledTemplate(
  template: string,
  { logoUrl, baseUrl, basePath }: Config,
  page: Page,
): string {
  const absolute = (address: string) =>
    address.startsWith('/') ? (baseUrl ?? '') + siteHref(address, basePath) : address;
  const logo = lightPicture(logoUrl);
  const values: Record<string, string> = {
    '%logo': logo ? absolute(logo) : '',
    '%title': page.title,
    '%description': page.description,
  };
  return absolute(template.replace(PLACEHOLDER, (name) => encodeURIComponent(values[name] ?? '')));
}
