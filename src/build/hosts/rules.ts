import { FILE_HASHES } from '../../shell/offline/savedFiles.ts';
import { FILE_POLICY } from '../document/policy.ts';

/** Response headers by name. */
export type Headers = Record<string, string>;

/** Headers of some files. Where rules overlap, the last one that sets a header wins. */
export interface HeaderRule {
  /** Path below the base path; a trailing `*` matches everything that starts with it. */
  path: string;
  headers: Headers;
}

/** The browser checks with the host before each use, which costs a round trip but no download. */
const REVALIDATED = 'no-cache';
/** Cached forever, for files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Headers of the jail, in addition to its own checks. The first directive makes the document's origin opaque however it
 * is opened; the second prevents other sites from framing it.
 */
export const JAIL_HEADERS = {
  'Content-Security-Policy': "sandbox allow-scripts; frame-ancestors 'self'",
};

/**
 * Returns the headers that a host sends with a site's files.
 * @param policy content security policy of the pages
 */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Cache-Control': REVALIDATED,
        'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy':
          'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        // DENY would also forbid the site's own frames, in which edited code runs.
        'X-Frame-Options': 'SAMEORIGIN',
      },
    },
    {
      path: '/assets/*',
      headers: { 'Cache-Control': IMMUTABLE, 'Content-Security-Policy': FILE_POLICY },
    },
    { path: FILE_HASHES, headers: { 'Cache-Control': REVALIDATED } },
    { path: '/assets/jail-*', headers: JAIL_HEADERS },
    // Other sites embed this file, and some hosts redirect to its name without the extension. In browsers, this
    // directive overrides X-Frame-Options; the document contains the rest of its policy.
    ...['/embed.html', '/embed'].map((path) => ({
      path,
      headers: { 'Content-Security-Policy': 'frame-ancestors *' },
    })),
  ];
}

/** Returns the headers of a file. */
export function findHeaders(rules: HeaderRule[], path: string): Headers {
  const matching = rules.filter((rule) => covers(rule, path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** Returns the headers of a missing file, which must not be cached. */
export function headersOfMissing(rules: HeaderRule[]): Headers {
  const { 'Cache-Control': _, ...headers } = findHeaders(rules, '/404.html');
  return headers;
}

function covers({ path: pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
