import { lookup } from 'mrmime';
import pMap from 'p-map';
import { encodePath } from '../../address/address.ts';
import type { Problem } from '../../config/problem.ts';
import { FILE_HASHES } from '../../shell/offline/files.ts';
import { groupBy } from '../../site/groupBy.ts';
import { headerPolicy, policyIn } from '../policy.ts';
import { type FileHashes, hashOfFile, parseHashes } from './fileHashes.ts';
import { type Headers, headerRules, headersOf, headersOfMissing } from './rules.ts';

/** What is wrong with a site on its host. */
export interface Verified {
  /** What readers can notice. */
  problems: Problem[];
  /** Headers that the host doesn't send, or sends with another value. */
  advice: Problem[];
  pages: number;
  files: number;
}

/** What a host sends for an address, after redirects. */
interface Answer {
  status: number;
  headers: globalThis.Headers;
  hash: string;
  text: string;
}

const CONCURRENCY = 8;
/** A page and a file that no site has. */
const MISSING_PAGE = '/no-such-page-4c1f';
const MISSING_ASSET = '/assets/no-such-file-00000000.js';
/** Headers that break a page if they have another value; without them, it works. */
const BREAKING = ['Content-Security-Policy', 'X-Frame-Options'];

/**
 * Compares a site on a host with the list of files that its build wrote: all forms of the addresses of its
 * pages, the content and the types of its files, missing pages, and headers.
 * @param url address of the site with its base path
 * @param onProgress gets the number of files that were compared, and of all files
 */
export async function verifySite(
  url: string,
  onProgress?: (done: number, all: number) => void,
): Promise<Verified> {
  const base = url.replace(/\/+$/, '');
  const list = await get(base, FILE_HASHES);
  const hashes = list.status === 200 ? parseHashes(list.text) : undefined;
  if (!hashes) return { problems: [noList(list)], advice: [], pages: 0, files: 0 };
  const pages = pagesIn(hashes);
  const requests = [
    ...pages.flatMap(formsOf),
    ...[...hashes.keys()].filter((name) => !isPart(name, pages)).map(fileRequest),
  ];
  let done = 0;
  const problems = await pMap(
    requests,
    async (request) => {
      const found = problemsOf(request, await get(base, request.path), hashes);
      onProgress?.(++done, requests.length);
      return found;
    },
    { concurrency: CONCURRENCY },
  );
  const headers = await checkHeaders(base, hashes);
  return {
    problems: grouped([
      ...problems.flat(),
      ...(await checkMissing(base, hashes)),
      ...headers.problems,
    ]),
    advice: grouped(headers.advice),
    pages: pages.length,
    files: hashes.size,
  };
}

async function get(base: string, path: string): Promise<Answer> {
  const response = await fetch(base + path, { cache: 'no-store' });
  const content = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  return { status, headers, hash: hashOfFile(content), text: new TextDecoder().decode(content) };
}

function noList({ status }: Answer): Problem {
  return {
    file: FILE_HASHES,
    message: status === 200 ? 'is no list of files' : `has the status ${status}`,
    fix: 'check the address, which ends with the base path, and copy the whole content of dist/ there',
  };
}

/** Paths of the pages, which exist as `x.html` and `x/index.html`. */
function pagesIn(hashes: FileHashes): string[] {
  const names = [...hashes.keys()].filter((name) => name.endsWith('.html'));
  return names
    .map((name) => name.slice(0, -'.html'.length))
    .filter((path) => path === 'index' || hashes.has(`${path}/index.html`))
    .map((path) => (path === 'index' ? '/' : `/${path}`));
}

/** Whether a file is requested as a page already, or is only sent for missing pages. */
function isPart(name: string, pages: string[]): boolean {
  const path = `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  return name === '404.html' || (name.endsWith('.html') && pages.includes(path));
}

interface Request {
  path: string;
  /** The file that the host should send. */
  name: string;
  fix: string;
}

function formsOf(path: string): Request[] {
  const fix = 'see how to configure the host in deploy/README.md';
  if (path === '/') {
    return ['', '/', '/index.html'].map((form) => ({ path: form, name: 'index.html', fix }));
  }
  const name = `${path.slice(1)}.html`;
  return [
    { path: encodePath(path), name, fix: `serve the file with .html at its end for it; ${fix}` },
    { path: `${encodePath(path)}/`, name, fix: `serve index.html of that folder for it; ${fix}` },
    { path: encodePath(`${path}.html`), name, fix: 'copy the whole content of dist/ to the host' },
  ];
}

function fileRequest(name: string): Request {
  return { path: `/${encodePath(name)}`, name, fix: 'copy the whole content of dist/ to the host' };
}

function problemsOf({ path, name, fix }: Request, answer: Answer, hashes: FileHashes): Problem[] {
  const file = path || '(the address without a slash)';
  if (answer.status !== 200) return [{ file, message: `has the status ${answer.status}`, fix }];
  if (answer.hash !== hashes.get(name)) {
    const message = 'is not what the build wrote';
    return [{ file, message, fix: 'deploy the site again, and empty the cache of the host' }];
  }
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  if (typesOf(name).includes(type)) return [];
  const message = `has the type "${type}", not "${typesOf(name)[0]}"`;
  return [{ file, message, fix: `set the type of files that end with .${name.split('.').pop()}` }];
}

/** The MIME types that work for a file, the best one first. */
function typesOf(name: string): string[] {
  const type = lookup(name) ?? 'application/octet-stream';
  if (type === 'text/javascript') return [type, 'application/javascript'];
  return type.endsWith('/xml') ? ['application/xml', 'text/xml'] : [type];
}

async function checkMissing(base: string, hashes: FileHashes): Promise<Problem[]> {
  const [page, asset] = await Promise.all([get(base, MISSING_PAGE), get(base, MISSING_ASSET)]);
  const problems: Problem[] = [];
  for (const [file, { status }] of [
    [MISSING_PAGE, page],
    [MISSING_ASSET, asset],
  ] as const) {
    const message = `is missing, but has the status ${status}`;
    if (status !== 404)
      problems.push({ file, message, fix: 'send the status 404 for missing files' });
  }
  if (page.status === 404 && page.hash !== hashes.get('404.html')) {
    const message = 'is missing, but the host sends another page than 404.html';
    problems.push({ file: MISSING_PAGE, message, fix: 'make it the error page of the host' });
  }
  return problems;
}

/** Compares the headers of one file of each kind. */
async function checkHeaders(
  base: string,
  hashes: FileHashes,
): Promise<Pick<Verified, 'problems' | 'advice'>> {
  const home = await get(base, '/');
  const rules = headerRules(headerPolicy(policyIn(home.text)));
  const names = [...hashes.keys()];
  const kinds = [
    /^index\.html$/,
    /\.json$/,
    /^assets\/.*\.js$/,
    /^assets\/jail-/,
    /^embed\.html$/,
    /^sw\.js$/,
  ];
  const paths = kinds
    .flatMap((kind) => names.find((name) => kind.test(name)) ?? [])
    .map((name) => `/${name}`);
  const expected: [string, Headers][] = [
    ...[...paths, FILE_HASHES].map((path): [string, Headers] => [path, headersOf(rules, path)]),
    [MISSING_PAGE, headersOfMissing(rules)],
  ];
  const problems: Problem[] = [];
  const advice: Problem[] = [];
  for (const [file, wanted] of expected) {
    const { headers } = await get(base, file);
    for (const [name, value] of Object.entries(wanted)) {
      const actual = headers.get(name);
      if (actual === value) continue;
      const isBreaking = actual !== null && BREAKING.includes(name);
      const message = actual === null ? `has no ${name}` : `has ${name}: ${actual}`;
      (isBreaking ? problems : advice).push({ file, message, fix: `send ${name}: ${value}` });
    }
  }
  return { problems, advice };
}

/** Reports a problem of many files once, with the first of them. */
function grouped(problems: Problem[]): Problem[] {
  const groups = groupBy(problems, ({ message, fix }) => `${message}\n${fix}`);
  return [...groups.values()].map(([first, ...others]) =>
    others.length > 0 ? { ...first, file: `${first.file} (and ${others.length} more)` } : first,
  );
}
