import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verifySite } from '../../src/build/hosts/verify.ts';
import { serveFolder } from '../../src/build/serve/server.ts';
import { PROJECT } from '../browser/server.ts';
import { SITES } from '../browser/sites.ts';
import { needNginx } from './nginx.js';

const WORK = join(PROJECT, 'tests/.work/hosts');

/** Sites below a path, below a path that only the command line names, and at the top of a host. */
const CASES = [
  { name: 'the documentation', root: SITES.docs, basePath: '/planck.js/docs', minPages: 250 },
  { name: 'a site at another address', root: SITES.kitchen, basePath: '/a/b', minPages: 10 },
  { name: 'a site without a base path', root: SITES.kitchen, basePath: '', minPages: 10 },
] as const;

let nginx: ChildProcess;
/** The address of each site. */
let urls: string[] = [];

beforeAll(async () => {
  const program = needNginx();
  rmSync(WORK, { recursive: true, force: true });
  const ports = await freePorts(CASES.length);
  urls = CASES.map(({ basePath }, index) => `http://127.0.0.1:${ports[index]}${basePath}`);
  const servers = CASES.map(({ root, basePath }, index) => {
    const folder = join(WORK, String(index));
    const [site, hosts] = [join(folder, 'www', basePath), join(folder, 'hosts')];
    build([
      '--root',
      root,
      '--out',
      site,
      '--hosts',
      hosts,
      '--url',
      `https://host.example${basePath}`,
    ]);
    return `server {
  listen 127.0.0.1:${ports[index]};
  root ${join(folder, 'www')};
  include ${join(hosts, 'nginx.conf')};
}`;
  });
  const config = join(WORK, 'nginx.conf');
  writeFileSync(config, createConfig(servers));
  nginx = spawn(program, ['-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await vi.waitFor(() => fetch(urls[0] ?? ''), { timeout: 30_000 });
});

afterAll(async () => {
  if (nginx?.exitCode !== null) return;
  const exited = once(nginx, 'exit');
  nginx.kill();
  await exited;
});

test.each(CASES.map(({ name, minPages }, index) => [name, index, minPages] as const))(
  'nginx serves all addresses of %s, with their headers',
  async (_, index, minPages) => {
    const { problems, advice, pages } = await verifySite(urls[index] ?? '');
    expect({ problems, advice }).toEqual({ problems: [], advice: [] });
    expect(pages).toBeGreaterThanOrEqual(minPages);
  },
);

test('a host without headers, such as GitHub Pages, also serves all addresses', async () => {
  const { basePath } = CASES[1];
  const folder = join(WORK, '1/www', basePath);
  const { url, server } = await serveFolder({ folder, basePath, rules: [], port: 0 });
  const { problems, advice } = await verifySite(url);
  server.close();
  expect(problems).toEqual([]);
  expect(advice.map(({ message }) => message)).toContain('has no Content-Security-Policy');
});

test('nginx adds the slash to a base path, and keeps the query', async () => {
  const response = await fetch(`${urls[0]}?q=1`, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toMatch(/\/planck\.js\/docs\/\?q=1$/);
});

test('nginx hides files whose name starts with a dot', async () => {
  expect((await fetch(`${urls[0]}/.site-manifest.json`)).status).toBe(404);
});

test('nginx compresses pages, and lets nobody cache a missing file', async () => {
  const page = await fetch(`${urls[0]}/world`);
  expect(page.headers.get('content-encoding')).toBe('gzip');
  const missing = await fetch(`${urls[0]}/assets/start-00000000.js`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null]);
});

function build(options: string[]): void {
  const args = ['src/build/run.js', 'build', ...options];
  execFileSync(process.execPath, args, { cwd: PROJECT, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Returns a configuration with one process and all files below `WORK`, so that nginx needs no privileges. */
function createConfig(servers: string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(join(WORK, kind), { recursive: true });
    return `${kind}_temp_path ${join(WORK, kind)};`;
  });
  return `daemon off;
master_process off;
pid ${join(WORK, 'nginx.pid')};
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
access_log off;
${[...temporary, ...servers].join('\n')}
}
`;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}
