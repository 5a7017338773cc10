import { describe, expect, it } from 'vitest';
import { compilePages } from '../../tests/unit/compileContext.ts';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { assembleSite } from './assemble.ts';
import { readingOrder } from './sidebar.ts';

describe('assembleSite', () => {
  it('sorts pages by path, with the not-found page last', async () => {
    const { pages, problems } = await assemble({
      'world.md': '# World',
      'index.md': '# Home',
      'zoo.md': '# Zoo',
      'body.md': '# Body',
    });
    expect(pages.map(({ path }) => path)).toEqual(['/', '/body', '/world', '/zoo', '/404']);
    expect(problems).toEqual([]);
  });

  it('sorts numbers by their value, also in the generated sidebar', async () => {
    const { pages, sidebars } = await assemble({
      'log/1903.md': '# 1903',
      'log/203.md': '# 203',
      'step-10.md': '# Ten',
      'step-9.md': '# Nine',
    });
    const sorted = ['/log/203', '/log/1903', '/step-9', '/step-10'];
    expect(pages.map(({ path }) => path)).toEqual([...sorted, '/404']);
    const steps = readingOrder(sidebars.flatMap(({ items }) => items));
    expect(steps.map(({ link }) => link)).toEqual(sorted);
  });

  it('routes the path of a page and each of its aliases', async () => {
    const { routes } = await assemble({
      'body.md': '---\naliases: [/bodies, /old/body.html, /older/index]\n---\n# Body',
    });
    const titles = [...routes].map(([path, { title }]) => [path, title]);
    expect(Object.fromEntries(titles)).toEqual({
      '/body': 'Body',
      '/bodies': 'Body',
      '/old/body': 'Body',
      '/older': 'Body',
      '/all-pages': 'All Pages',
      '/licenses': 'Licenses',
      '/offline': 'Page Not Saved',
      '/404': 'Page Not Found',
    });
  });

  it('has no inline styles in its own pages, which the policy of the page before would refuse', () => {
    const licenses = [{ name: 'react', version: '19.0.0', license: 'MIT', text: 'MIT' }];
    const { routes } = assembleSite(createConfig({}), [], FILES, { licenses });
    for (const path of ['/all-pages', '/licenses', '/offline', '/404'])
      expect(routes.get(path)?.html).not.toMatch(/<style| style=/);
  });

  it('gives a path that two files claim to the first, and reports the second', async () => {
    const { routes, problems } = await assemble({
      'joint/index.md': '# First',
      'joint.md': '# Second',
    });
    expect(routes.get('/joint')?.title).toBe('First');
    expect(problems).toEqual([
      {
        file: 'docs/pages/joint.md',
        message: '/joint is already the path of docs/pages/joint/index.md',
        fix: 'rename one of the two files, or remove the alias',
      },
    ]);
  });

  it('reports two pages whose paths differ only in letter case, and shows both', async () => {
    const { routes, problems } = await assemble({
      'api/Distance.md': '# First',
      'api/distance.md': '# Second',
      'other.md': '---\naliases: [/API/DISTANCE]\n---\n# Third',
    });
    const titles = ['/api/Distance', '/api/distance'].map((path) => routes.get(path)?.title);
    expect(titles).toEqual(['First', 'Second']);
    const fix = 'rename one of the two files, or change the alias';
    const like =
      'differs only in letter case from /api/Distance of docs/pages/api/Distance.md, which many file systems treat as the same path';
    expect(problems).toEqual([
      { file: 'docs/pages/api/distance.md', message: `/api/distance ${like}`, fix },
      { file: 'docs/pages/other.md', message: `/API/DISTANCE ${like}`, fix },
    ]);
  });

  it('allows aliases of one page that differ only in letter case', async () => {
    const { routes, pages, problems } = await assemble({
      'api/World.md': '---\naliases: [/api/world, /api/WORLD]\n---\n# World',
    });
    expect(problems).toEqual([]);
    const page = routes.get('/api/World');
    expect([routes.get('/api/world'), routes.get('/api/WORLD')]).toEqual([page, page]);
    expect(pages.map(({ path }) => path)).toEqual(['/api/World', '/404']);
  });

  it('prefers a page to an alias of another page, even an earlier one', async () => {
    const { routes, problems } = await assemble({
      'a.md': '---\naliases: [/z]\n---\n# A',
      'z.md': '# Z',
    });
    expect(routes.get('/z')?.title).toBe('Z');
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      ['docs/pages/a.md', '/z is already the path of docs/pages/z.md'],
    ]);
  });

  it('gives an alias that two pages claim to the first of them', async () => {
    const { routes, problems } = await assemble({
      'b.md': '---\naliases: [/old]\n---\n# B',
      'a.md': '---\naliases: [/old]\n---\n# A',
    });
    expect(routes.get('/old')?.title).toBe('A');
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      ['docs/pages/b.md', '/old is already the path of docs/pages/a.md'],
    ]);
  });

  it('reports an alias that is the path of its own page', async () => {
    const { problems } = await assemble({ 'a.md': '---\naliases: [/a.html]\n---\n# A' });
    expect(problems.map(({ message }) => message)).toEqual([
      '/a is already the path of docs/pages/a.md',
    ]);
  });

  it('reserves the path of the not-found page', async () => {
    const { problems, pages } = await assemble({ 'a.md': '---\naliases: [/404]\n---\n# A' });
    expect(problems.map(({ message, fix }) => `${message} — ${fix}`)).toEqual([
      '/404 is reserved for the not-found page — write that page as 404.md, and remove the alias',
    ]);
    expect(pages.map(({ path }) => path)).toEqual(['/a', '/404']);
  });

  it('allows the same alias twice on a page', async () => {
    const { problems } = await assemble({ 'a.md': '---\naliases: [/old, /old/]\n---\n# A' });
    expect(problems).toEqual([]);
  });

  it('adds a not-found page in the minimal layout with a link to the home page', async () => {
    const { routes, pages } = await assemble(
      { 'index.md': '# Home' },
      { basePath: '/engine/docs' },
    );
    const notFound = routes.get('/404');
    expect(notFound).toBe(pages.at(-1));
    expect(notFound?.title).toBe('Page Not Found');
    expect(notFound?.frontmatter.layout).toBe('minimal');
    expect(notFound?.html).toBe(
      '<h1>Page Not Found</h1>\n' +
        '<p>The page you were looking for could not be found.</p>\n' +
        '<p><a href="/engine/docs/">Go to Home Page</a></p>',
    );
    expect(notFound?.markdown).toBe(
      '# Page Not Found\n\n' +
        'The page you were looking for could not be found.\n\n' +
        '[Go to Home Page](/engine/docs/)\n',
    );
  });

  it("uses the site's own not-found page instead, once and last", async () => {
    const { routes, pages, sidebars } = await assemble({
      '404.md': '# Lost',
      'index.md': '# Home',
    });
    expect(routes.get('/404')?.title).toBe('Lost');
    expect(pages.map(({ title }) => title)).toEqual(['Home', 'Lost']);
    expect(sidebars.flatMap(({ items }) => items)).toEqual([{ text: 'Home', link: '/' }]);
  });

  it('checks the links of all pages, of the not-found page, and of the config', async () => {
    const { problems } = await assemble(
      { '404.md': '[a](/nowhere)', 'index.md': '[b](/nowhere)', 'world.md': '[c](/)' },
      { topNav: [{ text: 'D', link: '/nowhere' }] },
    );
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      ['docs/pages/index.md', 'dead link /nowhere'],
      ['docs/pages/404.md', 'dead link /nowhere'],
      ['docs/site.config.ts', 'topNav: dead link /nowhere'],
    ]);
  });

  it('accepts aliases and public files as targets of links', async () => {
    const { problems } = await assemble({
      'index.md': '[alias](/old) [file](/files/scene.zip)',
      'body.md': '---\naliases: [/old]\n---\n# Body',
    });
    expect(problems).toEqual([]);
  });

  it('titles a page in the list of all pages as the first sidebar does', async () => {
    const { routes } = await assemble(
      { 'index.md': '# Home', 'api.md': '# API', 'api/classes/World.md': '# World' },
      {
        sidebar: [{ text: 'The reference', link: '/api' }],
        library: { package: 'engine', reference: '/api' },
      },
    );
    const texts = [...(routes.get('/all-pages')?.html ?? '').matchAll(/<a[^>]*>([^<]*)/g)];
    expect(texts.map(([, text]) => text)).toEqual(['The reference', 'World', 'Home']);
  });

  it('groups the list of all pages by kind and as the sidebars do, each page once', async () => {
    const { routes } = await assemble(
      {
        'index.md': '# Home',
        'joint.md': '# Joint',
        'joint/rope.md': '# Rope',
        'news.md': '# News',
        'recipes.md': '# Recipes',
        'recipes/car.md': '# Car',
      },
      {
        sidebar: {
          '/': [
            { text: 'Home', link: '/' },
            { text: 'Joints', items: [{ text: 'Rope', link: '/joint/rope' }] },
          ],
          '/recipes': [
            { text: 'Recipes', link: '/recipes' },
            { text: 'Vehicles', items: [{ text: 'Car', link: '/recipes/car' }] },
            { text: 'Guides', items: [{ text: 'Back home', link: '/' }] },
            { text: 'Engine', link: 'https://e.org' },
          ],
          '/joint': [{ text: 'Joint', link: '/joint' }],
        },
        search: { groups: { '/': 'Guide', '/recipes': 'Recipe' } },
      },
    );
    expect(routes.get('/all-pages')?.markdown).toBe(`# All Pages

Every page on this site.

## Guide

- [Home](/)
- Joints
  - [Rope](/joint/rope)
- [Joint](/joint)
- [News](/news)

## Recipe

- [Recipes](/recipes)
- Vehicles
  - [Car](/recipes/car)
`);
  });

  it('lists the packages that the site contains, and lets pages link to them', async () => {
    const pages = await compilePages({ 'index.md': '# Home\n\n[Licenses](/licenses)' });
    const licenses = ['react', 'react-dom', 'planck'].map((name) => ({
      name,
      version: '1.0.0',
      license: 'MIT',
      text: `Copyright the ${name.split('-')[0]} authors & others`,
    }));
    const { routes, problems } = assembleSite(createConfig({}), pages, FILES, { licenses });
    expect(problems).toEqual([]);
    const { html = '', markdown } = routes.get('/licenses') ?? {};
    expect(html).toContain('<strong>react 1.0.0, react-dom 1.0.0</strong> (MIT)');
    expect(html).toContain('Copyright the planck authors &amp; others');
    expect(html).toContain('<a href="/licenses.txt">');
    expect(markdown).toContain('- planck 1.0.0: MIT\n');
  });

  it('finds the guides that use a symbol, in reading order', async () => {
    const pages = await compilePages({
      'api.md': '# API',
      'api/World.md': '# World',
      'a.md': '# A\n\n[World](/api/World)',
      'b.md': '# B\n\n[World](/api/World)',
    });
    const sidebar = [
      { text: 'B', link: '/b' },
      { text: 'A', link: '/a' },
    ];
    const library = { package: 'engine', reference: '/api' };
    const symbols = new Map([['World', { path: '/api/World', hash: '' }]]);
    const site = assembleSite(createConfig({ sidebar, library }), pages, FILES, { symbols });
    expect(site.symbols).toBe(symbols);
    expect(site.uses.get('/api/World')?.sections.top.map(({ path }) => path)).toEqual(['/b', '/a']);
  });

  it('does not modify the given list of pages', async () => {
    const pages = await compilePages({ 'b.md': '# B', 'a.md': '# A' });
    assembleSite(createConfig({}), pages, FILES);
    expect(pages.map(({ path }) => path)).toEqual(['/b', '/a']);
  });
});

const FILES = {
  configFile: 'docs/site.config.ts',
  pagesFolder: 'docs/pages',
  publicFiles: ['/files/scene.zip'],
};

async function assemble(texts: Record<string, string>, config: Partial<SiteConfig> = {}) {
  return assembleSite(createConfig(config), await compilePages(texts), FILES);
}

function createConfig(config: Partial<SiteConfig>) {
  return parseConfig({ title: 'Engine', ...config }, FILES.configFile).config;
}
