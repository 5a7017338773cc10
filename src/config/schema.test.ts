import { describe, expect, it } from 'vitest';
import { type SidebarItem, type SiteConfig, siteSchema } from './schema.ts';

describe('siteSchema', () => {
  it('requires only a title', () => {
    expect(siteSchema.parse({ title: 'Docs' })).toEqual({
      title: 'Docs',
      description: '',
      lang: 'en',
      basePath: '',
      topNav: [],
      socials: [],
      theme: { colorScheme: 'system' },
      terms: [],
      showpieces: [],
      search: {
        boost: { title: 4, text: 2, titles: 1, aliases: 4, code: 1 },
        ...{ fuzzy: 0.2, prefix: true, maxFuzzy: 6 },
        weights: { fuzzy: 0.45, prefix: 0.375 },
        bm25: { k: 1.2, b: 0.7, d: 0.5 },
        groups: {},
        behind: [],
        leaveOut: [],
        popular: [],
      },
      offline: true,
      head: { scripts: [] },
    });
  });

  it('fills in the defaults of partial values', () => {
    const config = parse({
      search: { boost: { text: 3 } },
      editLink: { pattern: 'https://example.org/edit/:path' },
      sponsors: [{ name: 'Gold', items: [] }],
      sidebar: { '/api': { items: [] } },
      banner: { content: 'New' },
    });
    expect(config.search.boost).toEqual({ title: 4, text: 3, titles: 1, aliases: 4, code: 1 });
    expect(config.editLink?.text).toBe('Edit page');
    expect(config.sponsors?.[0]?.height).toBe(40);
    expect(config.sidebar).toEqual({ '/api': { backLink: true, items: [] } });
    expect(config.banner).toEqual({ content: 'New', dismissable: true });
  });

  it.each([
    ['/', ''],
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['/planck.js/docs//', '/planck.js/docs'],
  ])('reads the base path %j as %j', (basePath, read) => {
    expect(parse({ basePath }).basePath).toBe(read);
  });

  it.each([
    ['https://example.org', 'https://example.org'],
    ['https://example.org/', 'https://example.org'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('reads the origin %j as %j', (baseUrl, read) => {
    expect(parse({ baseUrl }).baseUrl).toBe(read);
  });

  it.each([
    [undefined, true],
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['no', true],
  ])('reads a banner with dismissable: %j as dismissable: %j', (dismissable, read) => {
    expect(parse({ banner: { content: 'New', dismissable } }).banner?.dismissable).toBe(read);
  });

  it('reads a library from src/index.ts by default', () => {
    const config = parse({ library: { package: 'planck', reference: { path: '/api' } } });
    expect(config.library?.reference).toEqual({ path: '/api', entry: 'src/index.ts' });
  });

  it('makes a banner of text dismissible', () => {
    expect(parse({ banner: 'Version 2 is out' }).banner).toEqual({
      content: 'Version 2 is out',
      dismissable: true,
    });
  });

  it.each([
    [5, true],
    [6, false],
  ])('accepts a sidebar of %i levels: %j', (levels, isTaken) => {
    let items: SidebarItem[] = [{ text: `${levels}`, link: '/' }];
    for (let level = levels - 1; level >= 1; level--) {
      items = [{ text: 'beside' }, { text: `${level}`, collapsed: true, items }];
    }
    for (const sidebar of [items, { '/': items }, { '/': { items } }]) {
      expect(siteSchema.safeParse({ title: 'Docs', sidebar }).success).toBe(isTaken);
    }
  });

  it.each(['/', '/world#step', 'https://planckjs.example', 'mailto:a@b.example', 'tel:112'])(
    'accepts %j as a link',
    (link) =>
      expect(parse({ topNav: [{ text: 'A', link }] }).topNav).toEqual([{ text: 'A', link }]),
  );

  it.each(['', 'world', './world', '//example.org', '#step'])('rejects %j as a link', (link) => {
    const config = { title: 'Docs', topNav: [{ text: 'A', link }] };
    expect(siteSchema.safeParse(config).success).toBe(false);
  });

  it.each<[string, Partial<SiteConfig>]>([
    ['a title template', { titleTemplate: '%s – Planck.js' }],
    ['an icon for both themes', { iconUrl: '/icon.svg' }],
    ['a logo for each theme', { logoUrl: { light: '/light.svg', dark: '/dark.svg' } }],
    ['one preview picture', { ogImageUrl: 'https://og.example/?title=%title' }],
    ['preview pictures by path', { ogImageUrl: { '/': '/og.png', '/api': '/og-api.png' } }],
    ['fonts', { font: { default: { google: 'Inter' }, mono: {} } }],
    [
      'a group in the top navigation',
      { topNav: [{ text: 'A', items: [{ text: 'B', link: '/' }] }] },
    ],
    [
      'ids in the navigation',
      {
        topNav: [
          { id: 'api', text: 'A', link: '/' },
          { id: 'more', text: 'A', items: [{ id: 'api', text: 'B', link: '/' }] },
        ],
        sidebar: [{ id: 'a', text: 'A', items: [{ id: 'a', text: 'B', link: '/' }] }],
      },
    ],
    ['socials', { socials: [{ icon: 'github', link: 'https://github.com', label: 'Code' }] }],
    ['a reference by hand', { library: { package: 'planck', reference: '/api' } }],
    [
      'a reference from the source',
      {
        library: {
          package: 'planck',
          reference: { path: '/api', entry: 'src/main.ts', source: 'https://a.example/:file' },
        },
      },
    ],
    ['a library with examples', { library: { package: 'planck', examples: 'example' } }],
    ['a footer below the outline', { outlineFooter: 'Made with [care](/credits)' }],
  ])('keeps %s unchanged', (_name, config) => {
    expect(parse(config)).toMatchObject(config);
  });
});

function parse(config: Partial<SiteConfig>) {
  return siteSchema.parse({ title: 'Docs', ...config });
}
