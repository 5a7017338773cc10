import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { compileSnippets } from '../content/snippet.ts';
import { shellConfig } from './shellConfig.ts';
import type { Site } from './site.ts';

describe('shellConfig', () => {
  it('has the settings that the shell shows, and no others', () => {
    const topNav = [{ text: 'API', link: '/api' }];
    const reduced = createShell({
      title: 'Engine',
      description: 'Not for the shell.',
      basePath: '/docs',
      logoUrl: '/logo.svg',
      topNav,
      theme: { colorScheme: 'dark' },
      editLink: { pattern: 'https://e.org/:path', text: 'Improve' },
      sidebar: [{ text: 'World', link: '/world' }],
    });
    expect(reduced).toEqual({
      title: 'Engine',
      basePath: '/docs',
      logoUrl: '/logo.svg',
      topNav,
      theme: { colorScheme: 'dark' },
      editText: 'Improve',
      socials: [],
    });
  });

  it('has the path of a generated reference, which scenes link to', () => {
    const reference = { path: '/api/', entry: 'src/main.ts' };
    expect(createShell({ library: { package: 'engine', reference } }).reference).toBe('/api');
    const handwritten = { package: 'engine', reference: '/api' };
    expect(createShell({ library: handwritten }).reference).toBeUndefined();
  });

  it('has the scripts of the config', () => {
    const scripts = ['/messenger.js', 'https://stats.example/a.js'];
    expect(createShell({ head: { scripts } }).scripts).toEqual(scripts);
  });

  it('has no text without an edit link', () => {
    expect(createShell({}).editText).toBeUndefined();
  });

  it('compiles Markdown, with links below the base path', () => {
    const { banner, outlineFooter } = createShell({
      basePath: '/docs',
      banner: 'It *is* [out](/news).',
      outlineFooter: '[Ask](https://e.org)',
    });
    expect(banner).toMatchObject({
      html: '<p>It <em>is</em> <a href="/docs/news">out</a>.</p>',
      dismissable: true,
    });
    expect(outlineFooter).toBe('<p><a href="https://e.org">Ask</a></p>');
  });

  it('gives a banner an id that changes only with its content', () => {
    const id = (banner: SiteConfig['banner']) => createShell({ banner }).banner?.id;
    expect(id('Out now')).toMatch(/^[\da-f]{8}$/);
    expect(id({ content: 'Out now', textColor: 'red', height: '3rem' })).toBe(id('Out now'));
    expect(id('Out soon')).not.toBe(id('Out now'));
  });

  it('has a label and an icon for each social', () => {
    const { socials } = createShell({
      socials: [
        { icon: 'github', link: 'https://github.example', label: 'Source' },
        { icon: 'discord', link: 'https://discord.example' },
        { icon: 'telegram', link: 'https://telegram.example' },
        { icon: 'warpcast', link: 'https://warpcast.example' },
        { icon: 'x', link: 'https://x.example' },
      ],
    });
    expect(socials.map(({ label }) => label)).toEqual([
      'Source',
      'Discord',
      'Telegram',
      'Warpcast',
      'X',
    ]);
    expect(new Set(socials.map(({ drawing }) => drawing)).size).toBe(5);
    for (const { drawing } of socials) expect(drawing).toMatch(/^M[\d., a-z-]+$/i);
  });
});

it('names documents that are no pages, if there are any', () => {
  expect(createShell({})).not.toHaveProperty('documents');
  const { config } = parseConfig({ title: 'Engine' }, 'site.config.ts');
  expect(shellConfig({ config, snippets: {}, documents: ['/demo'] }).documents).toEqual([
    '/demo.json',
  ]);
});

it.each([
  ['/playground/scene-api', ['/playground/scene-api']],
  ['/playground', undefined],
])('lists the pages that the lab links to, if there are any: %s', (path, labPages) => {
  const { config } = parseConfig({ title: 'Engine' }, 'site.config.ts');
  const routes: Site['routes'] = new Map([[path, {} as Page]]);
  expect(shellConfig({ config, snippets: {}, routes }).labPages).toEqual(labPages);
});

function createShell(settings: Partial<SiteConfig>) {
  const { config, problems } = parseConfig({ title: 'Engine', ...settings }, 'site.config.ts');
  expect(problems).toEqual([]);
  return shellConfig({ config, logoUrl: config.logoUrl, snippets: compileSnippets(config) });
}
