import { describe, expect, it } from 'vitest';
import { compilePages } from '../../tests/unit/compileContext.ts';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { assembleSite } from './assemble.ts';
import { feedFiles } from './feeds.ts';

const CONFIG = { baseUrl: 'https://e.org', basePath: '/docs', description: 'A small engine.' };
const TEXTS = {
  'index.md': '---\ntitle: Home\ndescription: Where it starts.\n---\n',
  'body.md': '---\naliases: [/bodies]\n---\n# Body',
  'q&a.md': '# Questions',
  'world.md': '# World',
};

describe('feedFiles', () => {
  it('lists every page once in the sitemap, with its date if it has one', async () => {
    const files = await createFeeds(TEXTS, CONFIG, { '/world': Date.UTC(2026, 10, 21, 3, 4, 5) });
    expect(files['sitemap.xml']).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '  <url><loc>https://e.org/docs/</loc></url>\n' +
        '  <url><loc>https://e.org/docs/body</loc></url>\n' +
        '  <url><loc>https://e.org/docs/q&amp;a</loc></url>\n' +
        '  <url><loc>https://e.org/docs/world</loc><lastmod>2026-11-21T03:04:05.000Z</lastmod></url>\n' +
        '</urlset>\n',
    );
  });

  it('excludes unlisted pages', async () => {
    const files = await createFeeds(
      { ...TEXTS, 'draft.md': '---\nlisted: false\n---\n# Draft' },
      CONFIG,
    );
    expect(files['sitemap.xml']).not.toContain('draft');
    expect(files['llms.txt']).not.toContain('draft');
  });

  it('makes no sitemap for a site without an origin', async () => {
    const files = await createFeeds(TEXTS, { basePath: '/docs' });
    expect(Object.keys(files)).toEqual(['robots.txt', 'llms.txt']);
    expect(files['robots.txt']).toBe('User-agent: *\nAllow: /\n');
  });

  it('links robots.txt to the sitemap', async () => {
    const files = await createFeeds(TEXTS, CONFIG);
    expect(files['robots.txt']).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://e.org/docs/sitemap.xml\n',
    );
  });

  it('lists the Markdown twins in reading order, followed by those in no sidebar', async () => {
    const sidebar = [
      { text: 'Home', link: '/' },
      { text: 'Group', items: [{ text: 'The world', link: '/world' }] },
      { text: 'Source', link: 'https://e.org/source' },
    ];
    const files = await createFeeds(TEXTS, { ...CONFIG, sidebar });
    expect(files['llms.txt']).toBe(
      '# Engine\n\n' +
        '> A small engine.\n\n' +
        '## Pages\n\n' +
        '- [Home](https://e.org/docs/index.md): Where it starts.\n' +
        '- [World](https://e.org/docs/world.md)\n' +
        '- [Body](https://e.org/docs/body.md)\n' +
        '- [Questions](https://e.org/docs/q&a.md)\n',
    );
  });

  it('reads several sidebars in their order', async () => {
    const sidebar = {
      '/world': [{ text: 'World', link: '/world' }],
      '/': [
        { text: 'Body', link: '/body' },
        { text: 'Home', link: '/' },
      ],
    };
    const files = await createFeeds(TEXTS, { sidebar });
    expect(files['llms.txt']).toBe(
      '# Engine\n\n' +
        '## Pages\n\n' +
        '- [World](/world.md)\n' +
        '- [Body](/body.md)\n' +
        '- [Home](/index.md): Where it starts.\n' +
        '- [Questions](/q&a.md)\n',
    );
  });

  it('excludes the not-found page, whether it is built in or of the site', async () => {
    for (const texts of [TEXTS, { ...TEXTS, '404.md': '# Lost' }]) {
      const files = await createFeeds(texts, CONFIG);
      expect(Object.values(files).join('')).not.toMatch(/404|Lost|Not Found/);
    }
  });
});

async function createFeeds(
  texts: Record<string, string>,
  config: Partial<SiteConfig>,
  dates: Record<string, number> = {},
) {
  const compiled = await compilePages(texts, { basePath: config.basePath ?? '' });
  const pages = compiled.map((page) => ({ ...page, lastUpdatedAt: dates[page.path] }));
  const parsed = parseConfig({ title: 'Engine', ...config }, 'site.config.ts');
  const files = { configFile: 'site.config.ts', pagesFolder: 'pages', publicFiles: [] };
  const feeds = feedFiles(assembleSite(parsed.config, pages, files));
  return Object.fromEntries([...feeds].map(([path, make]) => [path.slice(1), make()]));
}
