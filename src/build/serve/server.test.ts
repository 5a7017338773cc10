import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putFile } from '../../../tests/unit/temporaryFolder.ts';
import { headerRules } from '../hosts/rules.ts';
import { serveFolder } from './server.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const HTML = 'text/html;charset=utf-8';
const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Lost</h1>',
  'world.html': '<h1>World</h1>',
  'world/index.html': '<h1>World</h1>',
  'plain.html': '<h1>Plain</h1>',
  'C#.html': '<h1>C#</h1>',
  'is it?/50%25 ü & 日本.html': '<h1>Names</h1>',
  'world.json': '{"path":"/world"}',
  'world.md': '# Größe',
  'assets/app-1f0c2d3e.js': 'export {};',
  'assets/jail-1f0c2d3e.html': '<canvas></canvas>',
  '.secret': 'hidden',
};

let folder: string;
const rules = headerRules("default-src 'self'");
const servers: Server[] = [];
const origins: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const [name, text] of Object.entries(FILES)) putFile(join(folder, 'full', name), text);
  putFile(join(folder, 'bare/index.html'), FILES['index.html']);
  origins.based = await start('full', '/docs');
  origins.root = await start('full', '');
  origins.bare = await start('bare', '');
});

afterAll(async () => {
  await Promise.all(
    servers.map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['at the root of a host', 'root', ''],
  ['below a base path', 'based', '/docs'],
])('a site %s', (_where, name, basePath) => {
  it.each([
    ['/', 'Home'],
    ['/index.html', 'Home'],
    ['/world', 'World'],
    ['/world/', 'World'],
    ['/world.html', 'World'],
    ['/world?from=here', 'World'],
    ['/plain', 'Plain'],
    ['/C%23', 'C#'],
    ['/C%23?a=%23', 'C#'],
    ['/is%20it%3F/50%2525%20%C3%BC%20&%20%E6%97%A5%E6%9C%AC', 'Names'],
    ['/plain/', 'Plain'],
    ['/plain.html', 'Plain'],
  ])('shows on %s the page %s, to be revalidated', async (path, title) => {
    expect(await request(name, basePath + path)).toEqual({
      status: 200,
      text: `<h1>${title}</h1>`,
      type: HTML,
      caching: 'no-cache',
    });
  });

  it.each([
    ['/world.json', 'application/json', 'no-cache'],
    ['/world.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/assets/app-1f0c2d3e.js', 'text/javascript', FOREVER],
  ])('sends %s as %s with the caching "%s"', async (path, type, caching) => {
    const text = Object.entries(FILES).find(([file]) => `/${file}` === path)?.[1];
    expect(await request(name, basePath + path)).toEqual({ status: 200, text, type, caching });
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/world/nowhere',
    '/nowhere.png',
    '/.secret',
    '/%2Esecret',
    '/404',
    '/404/',
    '/404.html',
  ])('responds to %s with the not-found page and status 404', async (path) => {
    expect(await request(name, basePath + path)).toEqual({
      status: 404,
      text: '<h1>Lost</h1>',
      type: 'text/html; charset=utf-8',
      caching: null,
    });
  });

  it.each(['/%', '/%ff', '/50%', '/world%zz?a=b'])(
    'responds to the malformed path %s with the status 400, in plain text',
    async (path) => {
      const pathname = basePath + path.replace('?a=b', '');
      expect(await request(name, basePath + path)).toEqual({
        status: 400,
        text: `400 Bad Request: malformed URL ${pathname}`,
        type: 'text/plain',
        caching: null,
      });
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'responds to %s with the status 405, in plain text',
    async (method) => {
      const response = await fetch(`${origins[name]}${basePath}/world`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toBe(`405 Method Not Allowed for the URL ${basePath}/world`);
    },
  );

  it('responds to HEAD like to GET, without the page', async () => {
    const response = await fetch(`${origins[name]}${basePath}/world`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('responds to a missing asset in plain text, without caching', async () => {
    expect(await request(name, `${basePath}/assets/app-00000000.js`)).toEqual({
      status: 404,
      text: 'Not Found',
      type: 'text/plain',
      caching: null,
    });
  });

  it('allows only its own pages to frame the jail, whose origin is opaque', async () => {
    const fetchPolicy = async (path: string) =>
      (await fetch(origins[name] + basePath + path)).headers.get('content-security-policy');
    expect(await fetchPolicy('/assets/jail-1f0c2d3e.html')).toBe(
      "sandbox allow-scripts; frame-ancestors 'self'",
    );
    expect(await fetchPolicy('/world')).toBe("default-src 'self'; frame-ancestors 'self'");
  });

  it.each(['/world', '/nowhere', '/assets/app-1f0c2d3e.js', '/assets/app-00000000.js'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await fetch(origins[name] + basePath + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    },
  );

  it('responds that a page has not changed', async () => {
    const address = origins[name] + basePath;
    const etag = (await fetch(`${address}/world`)).headers.get('etag') ?? '';
    const again = await fetch(`${address}/world`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('a base path', () => {
  it.each(['/', '/docs', '/docs?x=1', '/?x=1'])(
    'is the target of a redirect from %s',
    async (path) => {
      const response = await fetch(origins.based + path, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([302, '/docs/']);
    },
  );

  it.each(['/world', '/docsworld', '/assets/app-1f0c2d3e.js', '/other/docs/world'])(
    'excludes %s, which is outside of it',
    async (path) => {
      expect((await request('based', path)).status).toBe(404);
    },
  );
});

describe('a site without a not-found page', () => {
  it('responds in plain text', async () => {
    expect(await request('bare', '/nowhere')).toEqual({
      status: 404,
      text: 'Not Found',
      type: 'text/plain',
      caching: null,
    });
  });
});

describe('the server', () => {
  it('serves the current content of the folder', async () => {
    putFile(join(folder, 'full/late.html'), '<h1>Late</h1>');
    expect(await request('root', '/late')).toMatchObject({ status: 200, text: '<h1>Late</h1>' });
    rmSync(join(folder, 'full/late.html'));
    expect(await request('root', '/late')).toMatchObject({ status: 404 });
  });

  it('returns its address with the base path', async () => {
    const { url, server } = await serveFolder({ folder, basePath: '/docs', rules, port: 0 });
    servers.push(server);
    expect(url).toMatch(/^http:\/\/localhost:[1-9]\d*\/docs\/$/);
  });

  it('can be reached from this machine only, unless it gets another address', async () => {
    const startAt = async (host?: string) => {
      const { url, server } = await serveFolder({ folder, basePath: '', rules, host, port: 0 });
      servers.push(server);
      return [(server.address() as AddressInfo).address, new URL(url).hostname];
    };
    expect(await startAt()).toEqual(['127.0.0.1', 'localhost']);
    expect(await startAt('0.0.0.0')).toEqual(['0.0.0.0', 'localhost']);
    expect(await startAt('127.0.0.2')).toEqual(['127.0.0.2', '127.0.0.2']);
  });

  it('fails on a port that is taken', async () => {
    const port = Number(new URL(origins.root as string).port);
    await expect(serveFolder({ folder, basePath: '', rules, port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

async function start(name: string, basePath: string): Promise<string> {
  const { url, server } = await serveFolder({
    folder: join(folder, name),
    basePath,
    rules,
    port: 0,
  });
  servers.push(server);
  return new URL(url).origin;
}

async function request(name: string, path: string) {
  const response = await fetch(origins[name] + path, { redirect: 'manual' });
  const { status, headers } = response;
  const text = await response.text();
  return { status, text, type: headers.get('content-type'), caching: headers.get('cache-control') };
}
