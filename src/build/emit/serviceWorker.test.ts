import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../config/load.ts';
import { isSaved, storedPath } from '../../shell/offline/savedFiles.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import type { Output } from '../output/output.ts';
import { emitOffline, webManifest } from './serviceWorker.ts';

const APP = { shell: ['assets/start-1.js'], worker: 'work();' };
const STYLES = ['assets/styles-1.css', 'assets/article-1.css'];

describe('emitOffline', () => {
  it('writes a worker with its build, which changes with every file', async () => {
    const [first, second] = await Promise.all(
      ['a', 'b'].map((text) =>
        emitFiles({
          'world.json': text,
          'world.html': '',
          'embed.html': 'a',
          'assets/x-1.js': 'a',
        }),
      ),
    );
    expect(first?.get('sw.js')).toMatch(
      /^const BUILD=\{"id":"\w{12}","shell":\["offline.html","assets\/start-1.js","assets\/styles-1.css","assets\/article-1.css"\],"hashes":\{"assets\/x-1.js":"a","embed":"a"\}\};\nwork\(\);$/,
    );
    expect(first?.get('sw.js')).not.toBe(second?.get('sw.js'));
    const { build, download } = JSON.parse(first?.get('offline.build.json') ?? '');
    expect(first?.get('sw.js')).toContain(build);
    // One letter, compressed; the page's document isn't saved.
    expect(download).toBe(21);
  });

  it('counts files with the same content once', async () => {
    const files = await emitFiles({ 'world.json': 'a', 'old/world.json': 'a' });
    expect(JSON.parse(files.get('offline.build.json') ?? '').download).toBe(21);
  });

  it('writes a worker that removes itself where reading offline is turned off', async () => {
    const files = await emitFiles({}, { offline: false });
    const remover = readFileSync(join(PROJECT_FOLDER, 'deploy/sw.js'), 'utf8');
    expect([...files]).toEqual([['sw.js', remover]]);
  });
});

describe('webManifest', () => {
  it('has the language and its direction', () => {
    const createManifest = (lang?: string) => JSON.parse(webManifest(createConfig({ lang })));
    expect(createManifest()).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(createManifest('ar-eg')).toMatchObject({ lang: 'ar-EG', dir: 'rtl' });
  });

  it('has addresses below the base path, and all icons with their types', () => {
    const manifest = JSON.parse(
      webManifest(
        createConfig({
          basePath: '/docs',
          iconUrl: '/icon.svg',
          appIcons: { 192: '/small.png', maskable: '/mask.png' },
        }),
      ),
    );
    expect(manifest).toMatchObject({ name: 'Engine', start_url: '/docs/', scope: '/docs/' });
    expect(manifest.icons).toEqual([
      { src: '/docs/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/docs/small.png', type: 'image/png', sizes: '192x192' },
      { src: '/docs/mask.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ]);
  });
});

describe('files of a copy', () => {
  const NAMES = [
    ...['index.html', 'world.html', 'world/index.html', 'world.json', 'world.types.json'],
    ...['world.md', 'llms.txt', 'sitemap.xml', 'sw.js', 'offline.build.json', 'embed.html'],
    ...['assets/jail-1.html', 'assets/start-1.js', 'assets/manifest.json', 'icon.svg'],
    'downloads/game.zip',
  ];

  it('has all data and assets, and no documents of pages or downloads', () => {
    expect(NAMES.filter(isSaved)).toEqual([
      ...['world.json', 'world.types.json', 'embed.html'],
      ...['assets/jail-1.html', 'assets/start-1.js', 'icon.svg'],
    ]);
  });

  it('stores all forms of an address in one place', () => {
    expect(['index.html', 'world.html', 'world/index.html', 'world.json'].map(storedPath)).toEqual([
      ...['', 'world', 'world', 'world.json'],
    ]);
  });
});

/** Returns what a build of these files writes for reading offline, and the files. */
async function emitFiles(
  files: Record<string, string>,
  config: Parameters<typeof createConfig>[0] = {},
): Promise<Map<string, string>> {
  const written = new Map(Object.entries(files));
  const output = {
    write: async (name: string, content: string | Uint8Array) => {
      written.set(name.replace(/^\//, ''), String(content));
    },
    read: async (name: string) => Buffer.from(written.get(name) ?? ''),
    hashes: () => written,
  } as unknown as Output;
  await emitOffline(createConfig(config), APP, STYLES, output);
  for (const name of Object.keys(files)) if (name !== 'sw.js') written.delete(name);
  return written;
}

function createConfig(config: {
  lang?: string;
  basePath?: string;
  iconUrl?: string;
  offline?: boolean;
  appIcons?: object;
}) {
  return parseConfig({ title: 'Engine', ...config }, 'site.config.ts').config;
}
