import { posix } from 'node:path';
import {
  hrefOf,
  isBelow,
  NOT_FOUND_PATH,
  previewPath,
  sidecarPath,
  siteHref,
  WEB_MANIFEST,
} from '../address/address.ts';
import type { Config } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { isListed } from './listed.ts';

/** One element of a page's head, before it is printed. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script' | 'style';
  attributes: Record<string, string | true | undefined>;
  /** Content of a title, or of a style, which contains no "<". */
  text?: string;
}

/** The elements of a page's head that search engines, link previews, and browsers read. */
export function headTags(config: Config, page: Page): HeadTag[] {
  const title = documentTitle(config, page);
  const description = page.description || config.description;
  // Undefined on a site without an origin, because canonical and og:url must not be relative.
  const url = page.path === NOT_FOUND_PATH ? undefined : pageUrl(config, page.path);
  const image = previewImage(config, page);
  return [
    { tag: 'title', attributes: {}, text: title },
    ...metaTags('name', [
      ['description', description],
      ['robots', isListed(page) ? undefined : 'noindex'],
      ['twitter:card', image ? 'summary_large_image' : 'summary'],
      ['twitter:title', page.title],
      ['twitter:description', description],
      ['twitter:image', image?.url],
      ['twitter:image:alt', image?.alt],
    ]),
    ...metaTags('property', [
      ['og:type', page.path === '/' ? 'website' : 'article'],
      ['og:title', page.title],
      ['og:description', description],
      ['og:site_name', config.title],
      ['og:url', url],
      ['og:image', image?.url],
      ['og:image:width', image?.width],
      ['og:image:height', image?.height],
      ['og:image:alt', image?.alt],
    ]),
    ...(url ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: url } }] : []),
    ...(page.path === NOT_FOUND_PATH ? [] : [alternateMarkdown(config, page)]),
    { tag: 'link', attributes: { rel: 'manifest', href: config.basePath + WEB_MANIFEST } },
    ...icons(config),
    ...fonts(config.font),
    ...config.head.scripts.map(
      (src): HeadTag => ({
        tag: 'script',
        attributes: { src: siteHref(src, config.basePath), async: true },
      }),
    ),
  ];
}

/** The page's title in the site's template, or the site's title alone where both are the same. */
export function documentTitle({ title, titleTemplate }: Config, page: Page): string {
  if (page.title === title) return title;
  return (titleTemplate ?? `%s – ${title}`).replace('%s', () => page.title);
}

/** The full address of a path, or undefined for a site without an origin. */
export function pageUrl({ baseUrl, basePath }: Config, path: string): string | undefined {
  return baseUrl === undefined ? undefined : baseUrl + hrefOf({ path }, basePath);
}

/** MIME type of an icon by its extension, or undefined for any other than svg, png, jpg, ico, and webp. */
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

function metaTags(key: 'name' | 'property', entries: [string, string | undefined][]): HeadTag[] {
  return entries
    .filter(([, content]) => content)
    .map(([name, content]) => ({ tag: 'meta', attributes: { [key]: name, content } }));
}

function alternateMarkdown({ basePath }: Config, { path }: Page): HeadTag {
  const href = basePath + sidecarPath(path, 'md');
  return { tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } };
}

function icons({ iconUrl, basePath }: Config): HeadTag[] {
  if (iconUrl === undefined) return [];
  const variants =
    typeof iconUrl === 'string'
      ? [{ url: iconUrl, media: undefined }]
      : [
          { url: iconUrl.light, media: '(prefers-color-scheme: light)' },
          { url: iconUrl.dark, media: '(prefers-color-scheme: dark)' },
        ];
  return variants.map(({ url, media }) => ({
    tag: 'link',
    attributes: { rel: 'icon', href: siteHref(url, basePath), type: iconType(url), media },
  }));
}

/** Enables the stylesheet of the fonts. */
export const FONT_ONLOAD = "this.media='all'";

/**
 * Links to Google Fonts. Their stylesheet loads for `print` and is enabled once it has loaded, so that
 * it never blocks rendering; the tokens put the families before the system's fonts.
 */
function fonts({ default: text, mono: code }: NonNullable<Config['font']> = {}): HeadTag[] {
  const families = { text: text?.google, code: code?.google };
  const named = Object.entries(families).filter(([, name]) => name !== undefined);
  if (named.length === 0) return [];
  const query = named.map(([, name]) => `family=${encodeURIComponent(name ?? '')}:wght@400..700`);
  const tokens = named.map(([use, name]) => `--family-${use}:"${name}"`);
  return [
    {
      tag: 'link',
      attributes: { rel: 'preconnect', href: 'https://fonts.gstatic.com', crossorigin: '' },
    },
    {
      tag: 'link',
      attributes: {
        rel: 'stylesheet',
        href: `https://fonts.googleapis.com/css2?${query.join('&')}&display=swap`,
        media: 'print',
        onload: FONT_ONLOAD,
      },
    },
    { tag: 'style', attributes: {}, text: `:root{${tokens.join(';')}}` },
  ];
}

interface PreviewImage {
  url: string;
  /** Known for pictures that the build draws. */
  width?: string;
  height?: string;
  alt: string;
}

/** Pixels of the pictures of link previews that the build draws: the size that most sites show in full. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Whether the build draws the picture of a page's link preview, because the config names none. */
export function hasPreview(config: Config, page: Page): boolean {
  return (
    config.baseUrl !== undefined && isListed(page) && imageTemplate(config, page) === undefined
  );
}

/** The picture of a link preview: the one that the config names, or the one that the build draws. */
function previewImage(config: Config, page: Page): PreviewImage | undefined {
  const template = imageTemplate(config, page);
  if (template !== undefined)
    return { url: filledTemplate(template, config, page), alt: page.title };
  if (!hasPreview(config, page)) return undefined;
  return {
    url: config.baseUrl + hrefOf({ path: previewPath(page.path) }, config.basePath),
    width: String(PREVIEW_SIZE.width),
    height: String(PREVIEW_SIZE.height),
    alt: documentTitle(config, page),
  };
}

/** The address of the longest prefix that matches a page, with its placeholders. */
function imageTemplate({ ogImageUrl }: Config, { path }: Page): string | undefined {
  return typeof ogImageUrl === 'object' ? longestMatch(ogImageUrl, path) : ogImageUrl;
}

function filledTemplate(
  template: string,
  { logoUrl, baseUrl, basePath }: Config,
  page: Page,
): string {
  const absolute = (address: string) =>
    address.startsWith('/') ? (baseUrl ?? '') + siteHref(address, basePath) : address;
  const logo = typeof logoUrl === 'object' ? logoUrl.light : logoUrl;
  const values: Record<string, string> = {
    '%logo': logo ? absolute(logo) : '',
    '%title': page.title,
    '%description': page.description,
  };
  return absolute(
    template.replace(/%(logo|title|description)/g, (name) =>
      encodeURIComponent(values[name] ?? ''),
    ),
  );
}

function longestMatch(images: Record<string, string>, path: string): string | undefined {
  const prefix = Object.keys(images)
    .filter((candidate) => isBelow(path, candidate))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined ? undefined : images[prefix];
}
