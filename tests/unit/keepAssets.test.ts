import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { hashOfFile, printHashes } from '../../src/build/hosts/fileHashes.ts';

const SCRIPT = join(PROJECT_FOLDER, 'deploy/keep-assets.js');
const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'keep-assets-'));
let server: Server;
/** The folder that the host sends; undefined before the first deploy. */
let live: string | undefined;
/** Prefix of the files that the host redirects. */
let redirected: string | undefined;
/** Name of the file for which the host has an error. */
let broken: string | undefined;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    try {
      if (redirected !== undefined && url.startsWith(redirected))
        return response.writeHead(302, { location: `/elsewhere${url}` }).end();
      if (broken !== undefined && url.endsWith(broken)) return response.writeHead(503).end();
      if (url.includes('harmful')) return response.end('harmful');
      if (live === undefined) throw new Error('nothing is deployed');
      response.end(readFileSync(join(live, url.replace(/^(\/elsewhere)?\/docs\//, ''))));
    } catch {
      // As a host does.
      response.writeHead(404).end('Not Found');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Builds a site with these assets, keeps those of earlier deploys, and deploys it. Returns what was printed. */
async function deploy(name: string, assets: string[]): Promise<string> {
  const out = join(folder, name);
  mkdirSync(join(out, 'assets'), { recursive: true });
  const hashes = new Map(
    assets.map((asset) => {
      writeFileSync(join(out, 'assets', asset), `content of ${asset}`);
      return [`assets/${asset}`, hashOfFile(Buffer.from(`content of ${asset}`))];
    }),
  );
  writeFileSync(join(out, 'assets/manifest.json'), printHashes(hashes));
  writeFileSync(join(out, '.site-manifest.json'), JSON.stringify({ files: [...hashes.keys()] }));
  const { port } = server.address() as AddressInfo;
  const { stdout, stderr } = await run(process.execPath, [
    SCRIPT,
    `http://127.0.0.1:${port}/docs`,
    out,
  ]);
  live = out;
  return stdout + stderr;
}

function assets(): string[] {
  return readdirSync(join(live ?? '', 'assets')).filter((name) => name !== 'manifest.json');
}

it('keeps the assets of the last three deploys, and no others', async () => {
  expect(await deploy('a', ['app-a.js', 'same.js', 'search-a.json'])).toContain('no site');
  expect(await deploy('b', ['app-b.js', 'same.js', 'search-b.json'])).toContain('Kept 1 asset');
  expect(assets()).toEqual(['app-a.js', 'app-b.js', 'same.js', 'search-b.json']);
  await deploy('c', ['app-c.js', 'same.js']);
  await deploy('d', ['app-d.js', 'same.js']);
  expect(assets()).toEqual(['app-a.js', 'app-b.js', 'app-c.js', 'app-d.js', 'same.js']);
  await deploy('e', ['app-e.js', 'same.js']);
  expect(assets()).toEqual(['app-b.js', 'app-c.js', 'app-d.js', 'app-e.js', 'same.js']);
});

it('does not count a build that is deployed again', async () => {
  await deploy('e again', ['app-e.js', 'same.js']);
  expect(assets()).toEqual(['app-b.js', 'app-c.js', 'app-d.js', 'app-e.js', 'same.js']);
});

it('keeps no file that is missing or damaged, and says so', async () => {
  writeFileSync(join(live ?? '', 'assets/app-c.js'), 'cut');
  rmSync(join(live ?? '', 'assets/app-d.js'));
  const printed = await deploy('f', ['app-f.js', 'same.js']);
  expect(printed).toMatch(/assets\/app-d\.js is missing or damaged/);
  expect(printed).toMatch(/assets\/app-c\.js is missing or damaged/);
  expect(assets()).toEqual(['app-e.js', 'app-f.js', 'same.js']);
});

it('lists what it adds, so that the next build removes it', () => {
  const manifest = JSON.parse(readFileSync(join(live ?? '', '.site-manifest.json'), 'utf8'));
  expect(manifest.files).toEqual([
    'assets/app-e.js',
    'assets/app-f.js',
    'assets/same.js',
    'kept-assets.json',
  ]);
});

it('writes only files of the folder with assets, and says which names it refuses', async () => {
  const hash = hashOfFile(Buffer.from('harmful'));
  const names = [
    'assets/../../harmful.js',
    'assets/../harmful.js',
    'assets/.a.js',
    'assets/a\\..\\b.js',
  ];
  const deploys = [Object.fromEntries(names.map((name) => [name, hash]))];
  writeFileSync(join(live ?? '', 'kept-assets.json'), JSON.stringify({ deploys }));
  const printed = await deploy('g', ['app-g.js']);
  for (const name of names)
    expect(printed).toContain(
      `${JSON.stringify(name)} isn't the name of an asset, so it was not kept.`,
    );
  expect(readdirSync(folder)).not.toContain('harmful.js');
  expect(readdirSync(join(folder, 'g')).sort()).toEqual([
    '.site-manifest.json',
    'assets',
    'kept-assets.json',
  ]);
});

it('fails if the host has an error, unlike for a missing site', async () => {
  broken = 'assets/manifest.json';
  await expect(deploy('w', ['app-w.js'])).rejects.toThrow(
    '/docs/assets/manifest.json could not be loaded: the host answered with status 503.',
  );
  broken = 'kept-assets.json';
  await expect(deploy('w', ['app-w.js'])).rejects.toThrow('/docs/kept-assets.json could not be');
  broken = undefined;
});

it('follows no redirects, which could lead to any host', async () => {
  redirected = '/docs/assets/app-';
  const printed = await deploy('h', ['app-h.js']);
  expect(printed).toMatch(/assets\/app-g\.js is missing or damaged/);
  expect(assets()).not.toContain('app-g.js');
  redirected = '/docs/assets/manifest.json';
  await expect(deploy('i', ['app-i.js'])).rejects.toThrow(
    '/docs/assets/manifest.json redirects to /elsewhere/docs/assets/manifest.json. Run this with',
  );
});

it('needs an address with https', async () => {
  await expect(run(process.execPath, [SCRIPT, 'http://example.org/docs', folder])).rejects.toThrow(
    'The address starts with https://',
  );
});
