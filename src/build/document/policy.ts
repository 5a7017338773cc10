import { createHash } from 'node:crypto';
import { pictureVariants } from '../../config/pictures.ts';
import { escapeHtml, unescapeHtml } from '../../content/escape.ts';
import { TRUSTED_TYPES_POLICY } from '../../fetch/trusted.ts';
import { FONT_ONLOAD } from '../../site/head.ts';
import type { Site } from '../../site/site.ts';

/** Allowed sources by directive: https://www.w3.org/TR/CSP3/. */
type Directives = Record<string, string[]>;

const FONT_STYLES = 'https://fonts.googleapis.com';
const FONT_FILES = 'https://fonts.gstatic.com';

/**
 * Returns a function that creates the content security policy of a site's pages: it allows their own inline scripts, by
 * hash, and the files of the site. Other origins are allowed for what the config and the pages load from them.
 *
 * The function takes the styles of a single page. A header is the same for all pages, so without styles it allows every
 * style; the page's own policy applies as well.
 * @param inline the exact text of the pages' inline scripts
 */
export function createPagePolicy(
  site: PolicySite,
  inline: string[],
): (styles?: DocumentStyles) => string {
  const { head, font } = site.config;
  const hasFonts = [font?.default, font?.mono].some((family) => family?.google);
  const fontSources = [
    ...(Object.keys(site.fonts ?? {}).length > 0 ? ["'self'"] : []),
    ...(hasFonts ? [FONT_FILES] : []),
  ];
  const scriptOrigins = findOrigins(head.scripts);
  const scripts = [
    "'self'",
    ...inline.map(hashSource),
    ...scriptOrigins,
    ...(hasFonts ? ["'unsafe-hashes'", hashSource(FONT_ONLOAD)] : []),
  ];
  const loaded = loadedBy(site);
  const media = loaded['media-src'];
  return (styles) =>
    printPolicy({
      'default-src': ["'none'"],
      'script-src': scripts,
      'style-src': ["'self'", ...listSources(styles), ...(hasFonts ? [FONT_STYLES] : [])],
      ...(fontSources.length > 0 ? { 'font-src': fontSources } : {}),
      'img-src': ["'self'", 'data:', ...findOrigins(loaded['img-src'])],
      ...(media.length > 0 ? { 'media-src': ["'self'", ...findOrigins(media)] } : {}),
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': ["'self'", ...findOrigins(loaded['frame-src'])],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      // External scripts can turn strings into HTML, so Trusted Types can't be required.
      ...(scriptOrigins.length === 0
        ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': [TRUSTED_TYPES_POLICY] }
        : {}),
    });
}

/** Returns the policy to send as a header for a page with this policy. */
export function headerPolicy(policy: string): string {
  return policy.replace(
    /(?<=style-src 'self')(?: '(?:sha256-[^']+|unsafe-hashes)')*/,
    " 'unsafe-inline'",
  );
}

/** The inline styles of a document. */
export interface DocumentStyles {
  /** The exact text of the style element. */
  element: string;
  /** The value of each style attribute. */
  attributes: string[];
}

function listSources(styles: DocumentStyles | undefined): string[] {
  if (!styles) return ["'unsafe-inline'"];
  const { element, attributes } = styles;
  return [element, ...attributes]
    .map(hashSource)
    .concat(attributes.length > 0 ? "'unsafe-hashes'" : []);
}

/** The part of a site that its policy depends on. */
export interface PolicySite {
  config: Pick<Site['config'], 'head' | 'font' | 'logoUrl' | 'iconUrl'>;
  pages: Pick<Site['pages'][number], 'html'>[];
  snippets: Site['snippets'];
  fonts?: Site['fonts'];
}

/**
 * Policy of all files except pages. A worker has the policy that its file is sent with, and the worker that runs scenes
 * imports their code from blobs, which no page needs to do.
 */
export const FILE_POLICY = printPolicy({
  'default-src': ["'none'"],
  'script-src': ["'self'", 'blob:'],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
});

/** Prints a policy as in a header. */
export function printPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Prints a policy as an element of a document's head. It applies to everything after it. */
export function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
}

/** Returns the policy in a document that the build wrote: that of its `policyTag`, or an empty one. */
export function policyIn(html: string): string {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return unescapeHtml(policy);
}

/** Returns the source that allows an inline script or style with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the addresses of all pictures, media, and frames that a site shows, by the directive that allows them. */
function loadedBy({ config, pages, snippets }: PolicySite): Record<LoadDirective, string[]> {
  const loaded: Record<LoadDirective, string[]> = {
    'img-src': [config.logoUrl, config.iconUrl].flatMap((url) =>
      Object.values(pictureVariants(url)),
    ),
    'media-src': [],
    'frame-src': [],
  };
  const html = [...pages, snippets.banner, snippets.outlineFooter].map((part) => part?.html ?? '');
  for (const [, element = '', attributes = ''] of html.flatMap((text) => [
    ...text.matchAll(LOADING_ELEMENT),
  ])) {
    for (const [, name = '', value = ''] of attributes.matchAll(ADDRESS)) {
      const directive = name === 'src' ? (SOURCES[element] ?? 'img-src') : 'img-src';
      // In a `srcset`, each candidate's address is followed by its size.
      loaded[directive].push(...value.split(/\s+/));
    }
  }
  return loaded;
}

type LoadDirective = 'img-src' | 'media-src' | 'frame-src';

/** Directives for the `src` of elements; those that aren't listed load pictures. */
const SOURCES: Record<string, LoadDirective> = {
  ...{ audio: 'media-src', source: 'media-src', track: 'media-src', video: 'media-src' },
  iframe: 'frame-src',
};

/** Matches elements that load something, with their attributes, in HTML that the build has written. */
const LOADING_ELEMENT =
  /<(img|image|input|audio|source|track|video|iframe)((?: [^\s=">]+(?:="[^"]*")?)+)/g;
const ADDRESS = / (src|srcset|poster|(?:xlink:)?href)="([^"]*)"/g;

/** Returns the distinct origins of full addresses; paths have none. */
function findOrigins(addresses: string[]): string[] {
  const origins = addresses
    .filter((address) => /^https?:/i.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)].sort();
}
