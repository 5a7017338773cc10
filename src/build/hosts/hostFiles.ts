import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { percentDecode } from '../../address/address.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { findHeaders, type HeaderRule, type Headers } from './rules.ts';

/** What the configuration of a host depends on. */
export interface HostedSite {
  /** Path without a trailing slash; empty for a site at the root of its host. */
  basePath: string;
  rules: HeaderRule[];
}

/** Template of the nginx configuration. */
const NGINX_TEMPLATE = join(PROJECT_FOLDER, 'deploy/nginx.conf');

/** Writes the configuration files of all hosts into a folder. */
export async function writeHostFiles(folder: string, site: HostedSite): Promise<void> {
  for (const [name, text] of await hostFiles(site)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Returns the configuration files of all hosts, by name. `deploy/README.md` says how to use them. */
export async function hostFiles(site: HostedSite): Promise<Map<string, string>> {
  return new Map([
    ['nginx.conf', fillNginx(await readFile(NGINX_TEMPLATE, 'utf8'), site)],
    ['netlify/_headers', netlifyHeaders(site)],
    [
      'netlify/_redirects',
      `${homeRedirect(site)}${site.basePath}/* ${site.basePath}/404.html 404\n`,
    ],
    ['cloudflare/_headers', cloudflareHeaders(site)],
    ['cloudflare/_redirects', homeRedirect(site)],
  ]);
}

function fillNginx(template: string, { basePath: encoded, rules }: HostedSite): string {
  // nginx compares decoded paths.
  const basePath = percentDecode(encoded);
  const redirect = `location = ${basePath} {\n  return 301 ${basePath}/$is_args$args;\n}\n`;
  const print = (headers: Headers) =>
    printHeaders(headers, (name, value) => {
      // Security headers also apply to error responses.
      const always = name === 'Cache-Control' ? '' : ' always';
      return `add_header ${name} "${value}"${always};`;
    });
  return fillHeaders(template, rules, print)
    .replace(/^REDIRECT\n/m, () => (basePath === '' ? '' : `${redirect}\n`))
    .replaceAll('BASE_PATH', () => basePath);
}

/** Replaces each line `HEADERS_OF path` with the headers of that file, at the same indentation. */
function fillHeaders(
  template: string,
  rules: HeaderRule[],
  print: (headers: Headers) => string[],
): string {
  return template.replace(/^( *)HEADERS_OF (\S+)$/gm, (_, indent: string, path: string) =>
    print(findHeaders(rules, path))
      .map((line) => indent + line)
      .join('\n'),
  );
}

/** Prints the headers for Netlify, where the last rule that has a header wins. */
function netlifyHeaders({ basePath, rules }: HostedSite): string {
  const blocks = rules.map(({ path, headers }) =>
    [basePath + path, ...printHeaders(headers, (name, value) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Prints the headers for Cloudflare, which joins the values of all rules unless a rule removes the previous value with
 * `!`.
 */
function cloudflareHeaders({ basePath, rules }: HostedSite): string {
  const [first, ...others] = rules;
  const removing = others.map(({ path, headers }) =>
    [
      basePath + path,
      ...printHeaders(headers, (name) => `  ! ${name}`),
      ...printHeaders(headers, (name, value) => `  ${name}: ${value}`),
    ].join('\n'),
  );
  const start = netlifyHeaders({ basePath, rules: first ? [first] : [] });
  return `${start}\n${removing.join('\n\n')}\n`;
}

/** Returns a line that redirects the root of the host to the home page, if they differ. */
function homeRedirect({ basePath }: HostedSite): string {
  return basePath === '' ? '' : `/ ${basePath}/ 302\n`;
}

function printHeaders(headers: Headers, print: (name: string, value: string) => string): string[] {
  return Object.entries(headers).map(([name, value]) => print(name, value));
}
