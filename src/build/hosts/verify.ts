import { lookup } from 'mrmime';
import pMap from 'p-map';
import { encodePath } from '../../address/address.ts';
import { errorMessage } from '../../config/errorMessage.ts';
import type { Problem } from '../../config/problem.ts';
import { FILE_HASHES } from '../../shell/offline/savedFiles.ts';
import { groupBy } from '../../site/groupBy.ts';
import { headerPolicy, policyIn } from '../document/policy.ts';
import { type FileHashes, hashOfFile, parseHashes } from './fileHashes.ts';
import { findHeaders, type Headers, headerRules, headersOfMissing } from './rules.ts';

/** Result of verifying a site on its host. */
export interface Verification {
  /** Problems that readers can notice. */
  problems: Problem[];
  /** Headers that the host doesn't send, or sends with a different value. */
  advice: Problem[];
  pages: number;
  files: number;
}

/** A host's final response for an address, after redirects. */
interface Answer {
  /** HTTP status; 0 if the request failed, in which case the text says why. */
  status: number;
  headers: globalThis.Headers;
  hash: string;
  text: string;
}

const CONCURRENCY = 8;
/** Maximum time to wait for a file, in milliseconds. */
const TIMEOUT = 30_000;
/** Paths of a page and a file that no site has. */
const MISSING_PAGE = '/no-such-page-4c1f';
const MISSING_ASSET = '/assets/no-such-file-00000000.js';
/** Headers that break a page if they have a different value; if they are missing, it works. */
const BREAKING_HEADERS = ['Content-Security-Policy', 'X-Frame-Options'];

/**
 * Compares a site on a host with the list of files that its build wrote: all forms of the addresses of its pages, the
 * content and the types of its files, missing pages, and headers.
 * @param url address of the site with its base path
 * @param onProgress receives the number of files compared so far, and of all files
 * @param timeout maximum time to wait for each file, in milliseconds
 */
export async function verifySite(
  url: string,
  onProgress?: (done: number, all: number) => void,
  timeout = TIMEOUT,
): Promise<Verification> {
  const base = url.replace(/\/+$/, '');
  const get = (path: string) => load(base + path, timeout);
  const list = await get(FILE_HASHES);
  const hashes = list.status === 200 ? parseHashes(list.text) : undefined;
  if (!hashes) return { problems: [noList(list)], advice: [], pages: 0, files: 0 };
  const pages = pagesIn(hashes);
  const requests = [
    ...pages.flatMap(pageRequests),
    ...[...hashes.keys()].filter((name) => !isPart(name, pages)).map(fileRequest),
  ];
  let done = 0;
  const problems = await pMap(
    requests,
    async (request) => {
      const found = findProblems(request, await get(request.path), hashes);
      onProgress?.(++done, requests.length);
      return found;
    },
    { concurrency: CONCURRENCY },
  );
  const headers = await checkHeaders(get, hashes);
  return {
    problems: mergeSimilar([
      ...problems.flat(),
      ...(await checkMissing(get, hashes)),
      ...headers.problems,
    ]),
    advice: mergeSimilar(headers.advice),
    pages: pages.length,
    files: hashes.size,
  };
}

type Get = (path: string) => Promise<Answer>;

async function load(address: string, timeout: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(address, { cache: 'no-store', signal });
    const content = new Uint8Array(await response.arrayBuffer());
    const { status, headers } = response;
    return { status, headers, hash: hashOfFile(content), text: new TextDecoder().decode(content) };
  } catch (error) {
    const reason =
      error instanceof DOMException
        ? `no answer for ${timeout / 1000} seconds`
        : describeReason(error);
    return { status: 0, headers: new globalThis.Headers(), hash: '', text: reason };
  }
}

/** Describes a network error. Node.js reveals what happened to a connection only in the cause. */
function describeReason(error: unknown): string {
  return errorMessage(error instanceof Error ? (error.cause ?? error) : error);
}

/** Describes an answer that isn't the expected file. */
function describeFailure({ status, text }: Answer): string {
  return status === 0 ? `could not be loaded: ${text}` : `has the status ${status}`;
}

function noList(answer: Answer): Problem {
  return {
    file: FILE_HASHES,
    message: answer.status === 200 ? 'is no list of files' : describeFailure(answer),
    fix: 'check the address, which ends with the base path, and copy the whole content of dist/ there',
  };
}

/** Returns the paths of the pages, which exist as `x.html` and `x/index.html`. */
function pagesIn(hashes: FileHashes): string[] {
  const names = [...hashes.keys()].filter((name) => name.endsWith('.html'));
  return names
    .map((name) => name.slice(0, -'.html'.length))
    .filter((path) => path === 'index' || hashes.has(`${path}/index.html`))
    .map((path) => (path === 'index' ? '/' : `/${path}`));
}

/** Returns whether a file is already requested as a page, or is only sent for missing pages. */
function isPart(name: string, pages: string[]): boolean {
  const path = `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  return name === '404.html' || (name.endsWith('.html') && pages.includes(path));
}

const TRY_AGAIN = 'run the command again, and ask the host if it fails again';

interface Request {
  path: string;
  /** Name of the file that the host should send. */
  name: string;
  fix: string;
}

function pageRequests(path: string): Request[] {
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

function findProblems({ path, name, fix }: Request, answer: Answer, hashes: FileHashes): Problem[] {
  const file = path || '(the address without a slash)';
  if (answer.status === 0) return [{ file, message: describeFailure(answer), fix: TRY_AGAIN }];
  if (answer.status !== 200) return [{ file, message: describeFailure(answer), fix }];
  if (answer.hash !== hashes.get(name)) {
    const message = 'is not what the build wrote';
    return [{ file, message, fix: 'deploy the site again, and empty the cache of the host' }];
  }
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  if (expectedTypes(name).includes(type)) return [];
  const message = `has the type "${type}", not "${expectedTypes(name)[0]}"`;
  return [{ file, message, fix: `set the type of files that end with .${name.split('.').pop()}` }];
}

/** Returns the MIME types that work for a file, the best one first. */
function expectedTypes(name: string): string[] {
  const type = lookup(name) ?? 'application/octet-stream';
  if (type === 'text/javascript') return [type, 'application/javascript'];
  return type.endsWith('/xml') ? ['application/xml', 'text/xml'] : [type];
}

async function checkMissing(get: Get, hashes: FileHashes): Promise<Problem[]> {
  const [page, asset] = await Promise.all([get(MISSING_PAGE), get(MISSING_ASSET)]);
  const problems: Problem[] = [];
  for (const [file, answer] of [
    [MISSING_PAGE, page],
    [MISSING_ASSET, asset],
  ] as const) {
    if (answer.status === 404) continue;
    const fix = answer.status === 0 ? TRY_AGAIN : 'send the status 404 for missing files';
    problems.push({ file, message: `is missing, but ${describeFailure(answer)}`, fix });
  }
  if (page.status === 404 && page.hash !== hashes.get('404.html')) {
    const message = 'is missing, but the host sends another page than 404.html';
    problems.push({ file: MISSING_PAGE, message, fix: 'make it the error page of the host' });
  }
  return problems;
}

/** Compares the headers of one file of each kind. */
async function checkHeaders(
  get: Get,
  hashes: FileHashes,
): Promise<Pick<Verification, 'problems' | 'advice'>> {
  const home = await get('/');
  if (home.status === 0)
    return {
      problems: [{ file: '/', message: describeFailure(home), fix: TRY_AGAIN }],
      advice: [],
    };
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
    ...[...paths, FILE_HASHES].map((path): [string, Headers] => [path, findHeaders(rules, path)]),
    [MISSING_PAGE, headersOfMissing(rules)],
  ];
  const problems: Problem[] = [];
  const advice: Problem[] = [];
  for (const [file, wanted] of expected) {
    const answer = await get(encodePath(file));
    const { headers } = answer;
    if (answer.status === 0) {
      problems.push({ file, message: describeFailure(answer), fix: TRY_AGAIN });
      continue;
    }
    for (const [name, value] of Object.entries(wanted)) {
      const actual = headers.get(name);
      if (actual === value) continue;
      const isBreaking = actual !== null && BREAKING_HEADERS.includes(name);
      const message = actual === null ? `has no ${name}` : `has ${name}: ${actual}`;
      (isBreaking ? problems : advice).push({ file, message, fix: `send ${name}: ${value}` });
    }
  }
  return { problems, advice };
}

/** Merges problems that many files share into one, with the first of the files. */
function mergeSimilar(problems: Problem[]): Problem[] {
  const groups = groupBy(problems, ({ message, fix }) => `${message}\n${fix}`);
  return [...groups.values()].map(([first, ...others]) =>
    others.length > 0 ? { ...first, file: `${first.file} (and ${others.length} more)` } : first,
  );
}
