import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { hashOfFile, printHashes } from './fileHashes.ts';
import { findHeaders, type Headers, headerRules, headersOfMissing } from './rules.ts';
import { verifySite } from './verify.ts';

const POLICY = "default-src 'self'";
const RULES = headerRules(POLICY);
const META = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
};

const FILES = new Map([
  ['index.html', `${META}<h1>Home</h1>`],
  ['404.html', '<h1>Lost</h1>'],
  ['world.html', '<h1>World</h1>'],
  ['world/index.html', '<h1>World</h1>'],
  ['body.html', '<h1>Body</h1>'],
  ['body/index.html', '<h1>Body</h1>'],
  ['c#.json', '{}'],
  ['world.json', '{}'],
  ['embed.html', '<main></main>'],
  ['assets/start-1f0c2d3e.js', 'start();'],
  ['assets/jail-1f0c2d3e.html', '<canvas></canvas>'],
]);
const LIST = 'assets/manifest.json';
const HASHES = printHashes(
  new Map([...FILES].map(([name, text]) => [name, hashOfFile(Buffer.from(text))])),
);

interface Answer {
  status: number;
  body: string;
  headers: Headers;
  /** What happens instead of a response. */
  connection?: 'reset' | 'silent';
}

/** Changes what the host sends for a path below the base path. */
type Fault = (path: string, answer: Answer) => Partial<Answer>;

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it('finds nothing on a host that follows the rules', async () => {
  expect(await verify(() => ({}))).toEqual({
    problems: [],
    advice: [],
    pages: 3,
    files: FILES.size,
  });
});

describe('problems', () => {
  it.each<[string, Fault, string]>([
    [
      'a host without an index for folders',
      (path) => (path.endsWith('d/') || path.endsWith('y/') ? { status: 404 } : {}),
      '/body/ (and 1 more) has the status 404 — serve index.html of that folder for it; see how to configure the host in deploy/README.md',
    ],
    [
      'a host that does not know the base path without its slash',
      (path) => (path === '' ? { status: 404 } : {}),
      '(the address without a slash) has the status 404 — see how to configure the host in deploy/README.md',
    ],
    [
      'a file of an earlier build',
      (path) => (path === '/world.json' ? { body: '{"old":true}' } : {}),
      '/world.json is not what the build wrote — deploy the site again, and empty the cache of the host',
    ],
    [
      'scripts as text',
      (path, { headers }) =>
        path.endsWith('.js') ? { headers: { ...headers, 'content-type': 'text/plain' } } : {},
      '/assets/start-1f0c2d3e.js has the type "text/plain", not "text/javascript" — set the type of files that end with .js',
    ],
    [
      'a host with a not-found page of its own',
      (_, { status }) => (status === 404 ? { body: 'Nothing here' } : {}),
      '/no-such-page-4c1f is missing, but the host sends another page than 404.html — make it the error page of the host',
    ],
    [
      'frames that are forbidden',
      (path, { headers }) =>
        path === '/index.html' ? { headers: { ...headers, 'X-Frame-Options': 'DENY' } } : {},
      '/index.html has X-Frame-Options: DENY — send X-Frame-Options: SAMEORIGIN',
    ],
    [
      'a list of files that is missing',
      (path) => (path === `/${LIST}` ? { status: 404 } : {}),
      '/assets/manifest.json has the status 404 — check the address, which ends with the base path, and copy the whole content of dist/ there',
    ],
  ])('names %s', async (_, fault, expected) => {
    const { problems } = await verify(fault);
    expect(problems.map(({ file, message, fix }) => `${file} ${message} — ${fix}`)).toEqual([
      expected,
    ]);
  });

  it('names missing files that have the status 200', async () => {
    const { problems } = await verify((_, { status }) => (status === 404 ? { status: 200 } : {}));
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      '/no-such-page-4c1f (and 1 more) is missing, but has the status 200',
    ]);
  });
});

it('continues after connections that were reset', async () => {
  const fault: Fault = (path) => {
    if (path === '/world.json') return { status: 404 };
    const isReset = ['/body.html', '/embed.html', '/no-such-page-4c1f'].includes(path);
    return isReset ? { connection: 'reset' } : {};
  };
  const { problems, files } = await verify(fault);
  expect(files).toBe(FILES.size);
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    '/body.html (and 3 more) could not be loaded: other side closed',
    '/world.json has the status 404',
    '/no-such-page-4c1f is missing, but could not be loaded: other side closed',
  ]);
});

it('compares no headers without the home page, which has the policy', async () => {
  const { problems, advice } = await verify((path) =>
    path === '/' ? { connection: 'reset' } : {},
  );
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    '/ (and 1 more) could not be loaded: other side closed',
  ]);
  expect(advice).toEqual([]);
});

it('continues after a file that never arrives', async () => {
  const fault: Fault = (path) => (path === '/body.html' ? { connection: 'silent' } : {});
  const { problems } = await verify(fault, 2000);
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    '/body.html could not be loaded: no answer for 2 seconds',
  ]);
});

it('says why the list of files could not be loaded', async () => {
  const { problems } = await verify((path) => (path === `/${LIST}` ? { connection: 'reset' } : {}));
  expect(problems.map(({ message }) => message)).toEqual([
    'could not be loaded: other side closed',
  ]);
});

it('gives only advice about headers that a host cannot send', async () => {
  const { problems, advice } = await verify((_, { headers }) => ({
    headers: { 'content-type': headers['content-type'] ?? '', 'Cache-Control': 'max-age=600' },
  }));
  expect(problems).toEqual([]);
  expect(advice.map(({ file, message }) => `${file} ${message}`)).toContain(
    '/index.html (and 6 more) has no X-Content-Type-Options',
  );
  expect(advice.map(({ message, fix }) => `${message} — ${fix}`)).toContain(
    'has Cache-Control: max-age=600 — send Cache-Control: public, max-age=31536000, immutable',
  );
});

/** Verifies a host with a single fault. */
async function verify(fault: Fault, timeout?: number) {
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url.slice('/docs'.length));
    const answer = answerFor(path);
    const { status, body, headers, connection } = { ...answer, ...fault(path, answer) };
    if (connection === 'reset') response.destroy();
    if (connection === undefined) response.writeHead(status, headers).end(body);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return verifySite(`http://127.0.0.1:${port}/docs/`, undefined, timeout);
}

function answerFor(path: string): Answer {
  const names = [path, `${path}.html`, `${path}/index.html`].map((name) =>
    name.replace(/\/+/g, '/').replace(/^\//, ''),
  );
  const name = names.find((candidate) => candidate === LIST || FILES.has(candidate));
  if (name === undefined) {
    const headers = { ...headersOfMissing(RULES), 'content-type': TYPES.html ?? '' };
    return { status: 404, body: FILES.get('404.html') ?? '', headers };
  }
  const type = TYPES[name.split('.').pop() ?? ''] ?? '';
  const headers = { ...findHeaders(RULES, `/${name}`), 'content-type': type };
  return { status: 200, body: FILES.get(name) ?? HASHES, headers };
}
