import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BELOW_PROJECT, useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { buildApp } from '../app/app.ts';
import { openCache } from '../cache/cache.ts';
import { createSiteLoader } from '../compile/siteLoader.ts';
import { headerRules } from '../hosts/rules.ts';
import { createTasks } from '../threads/tasks.ts';
import { createEarlyServer } from './earlyServer.ts';

const folder = useTemporaryFolder(BELOW_PROJECT);
const { put, at } = folder;

beforeEach(() => {
  // The app that this test builds stays in the cache, where real builds find it.
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it('serves pages of a site that is not built yet, and the built files as soon as there are any', async () => {
  put('site/site.config.ts', "export default { title: 'Engine', basePath: '/docs' };");
  put('site/pages/index.md', '# Home');
  put('site/pages/world.md', '# World\n\nA world has bodies.');
  put('site/public/robots.txt', 'Allow: /');
  const app = await buildApp();
  const load = createSiteLoader({
    root: at('site'),
    cache: openCache(at('cache')),
    tasks: createTasks(),
    pageBlocks: async () => (await app.prerender()).loadPageBlocks(),
  });
  const addresses: string[] = [];
  const onReady = (address: string) => addresses.push(address);
  const early = createEarlyServer({ root: at('site'), port: 0, onReady });

  const serving = early.serve({ app, load });
  await vi.waitFor(() => expect(addresses).toHaveLength(1), 30_000);
  const [url = ''] = addresses;
  const fetchText = async (path: string, headers?: Record<string, string>) => {
    const response = await fetch(url + path, { headers });
    return `${response.status} ${await response.text()}`;
  };
  expect(await fetchText('world')).toContain('A world has bodies.');
  expect(await fetchText('world.json')).toContain('A world has bodies.');
  expect(await fetchText('robots.txt')).toBe('200 Allow: /');
  expect(await fetchText(app.entry)).toMatch(/^200 /);
  const missing = await fetchText('wrold', { accept: 'text/html' });
  expect(missing).toMatch(/^404 /);
  expect(missing).toContain('Page Not Found</h1>');
  const { headers } = await fetch(url);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");

  const worker = fetchText('sw.js');
  const earlierAsset = fetch(`${url}assets/start-of-another-build.js`);
  await serving;
  put('dist/sw.js', 'self.build = 1;');
  early.finish(at('dist'), headerRules("default-src 'none'"));
  expect(await worker).toBe('200 self.build = 1;');
  const { status, headers: headersOfMissing } = await earlierAsset;
  expect([status, headersOfMissing.get('cache-control')]).toEqual([404, null]);
  expect(await fetchText('world')).toBe('404 Not Found');
}, 60_000);
