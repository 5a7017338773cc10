import { createHash } from 'node:crypto';
import { escapeHtml } from '../content/escape.ts';
import { TRUSTED_TYPES_POLICY } from '../fetch/trusted.ts';
import { FONT_ONLOAD } from '../site/head.ts';
import type { Site } from '../site/site.ts';

/** The sources that a policy allows, by directive: https://www.w3.org/TR/CSP3/. */
type Directives = Record<string, string[]>;

const FONT_STYLES = 'https://fonts.googleapis.com';
const FONT_FILES = 'https://fonts.gstatic.com';

/**
 * Returns the content security policy of a site's pages: their own inline scripts, by hash, and the files of
 * the site. Other origins are allowed for what the config and the pages load from them.
 * @param inline the exact text of the pages' inline scripts
 * @param styles of a single page. A header is the same for all of them, so without this it allows every style; the
 *   page's own policy applies as well.
 */
export function pagePolicy(site: PolicySite, inline: string[], styles?: DocumentStyles): string {
  const { head, font } = site.config;
  const hasFonts = [font?.default, font?.mono].some((family) => family?.google);
  return printPolicy({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inline.map(hashSource),
      ...originsOf(head.scripts),
      ...(hasFonts ? ["'unsafe-hashes'", hashSource(FONT_ONLOAD)] : []),
    ],
    'style-src': ["'self'", ...sourcesOf(styles), ...(hasFonts ? [FONT_STYLES] : [])],
    ...(hasFonts ? { 'font-src': [FONT_FILES] } : {}),
    'img-src': ["'self'", 'data:', ...originsOf(picturesOf(site))],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // Scripts of others can make HTML of strings.
    ...(head.scripts.length === 0
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': [TRUSTED_TYPES_POLICY] }
      : {}),
  });
}

/** Returns the policy that a header sends, if a page has this one. */
export function headerPolicy(policy: string): string {
  return policy.replace(
    /(?<=style-src 'self')(?: '(?:sha256-[^']+|unsafe-hashes)')*/,
    " 'unsafe-inline'",
  );
}

/** The inline styles of a document. */
export interface DocumentStyles {
  /** The exact text of each style element. */
  elements: string[];
  /** The value of each style attribute. */
  attributes: string[];
}

function sourcesOf(styles: DocumentStyles | undefined): string[] {
  if (!styles) return ["'unsafe-inline'"];
  const { elements, attributes } = styles;
  return [...elements, ...attributes]
    .map(hashSource)
    .concat(attributes.length > 0 ? "'unsafe-hashes'" : []);
}

/** The part of a site that its policy depends on. */
export interface PolicySite {
  config: Pick<Site['config'], 'head' | 'font' | 'logoUrl' | 'iconUrl'>;
  pages: Pick<Site['pages'][number], 'html'>[];
  snippets: Site['snippets'];
}

/**
 * The policy of files that aren't pages. A worker has the policy that its file is sent with, and the one
 * that runs scenes imports their code from blobs, which no page needs to do.
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

/** Prints a policy as an element of a document's head. It applies to what follows. */
export function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
}

/** The policy in a document that the build wrote: that of its `policyTag`, or none. */
export function policyIn(html: string): string {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return policy.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Returns the source that allows an inline script or style with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The addresses of all pictures that a site shows. */
function picturesOf({ config, pages, snippets }: PolicySite): string[] {
  const html = [
    ...pages.map((page) => page.html),
    snippets.banner?.html ?? '',
    snippets.outlineFooter?.html ?? '',
  ];
  return [
    ...[config.logoUrl, config.iconUrl].flatMap((url) =>
      typeof url === 'object' ? [url.light, url.dark] : (url ?? []),
    ),
    ...html.flatMap((text) =>
      [...text.matchAll(/<img\b[^>]*? src="([^"]+)"/g)].map(([, src = '']) => src),
    ),
  ];
}

/** The distinct origins of full addresses; paths have none. */
function originsOf(addresses: string[]): string[] {
  const origins = addresses
    .filter((address) => /^https?:/i.test(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)].sort();
}
