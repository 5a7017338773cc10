import { expect, it } from 'vitest';
import { cleanPath, dataHref, siteHref } from '../../src/address/address.ts';
import { renderPage } from '../../src/build/document/document.tsx';
import { createDocumentData } from '../../src/build/document/documentData.ts';
import { generatedFiles } from '../../src/build/emit/files.ts';
import { createDocuments } from '../../src/build/search/documents.ts';
import { buildIndex, readSettings } from '../../src/build/search/publish.ts';
import { parseConfig } from '../../src/config/load.ts';
import { unescapeHtml } from '../../src/content/escape.ts';
import type { Page } from '../../src/content/page.ts';
import { createAnswers } from '../../src/search/answers.ts';
import { openIndex } from '../../src/search/find.ts';
import { isActive } from '../../src/shell/navigation/activeItem.ts';
import { assembleSite } from '../../src/site/assemble.ts';
import { createPageViews } from '../../src/site/view.ts';
import { compilePages } from './compileContext.ts';

const ORIGIN = 'https://e.org';
const NAMES = [
  ...['C#', 'Is it fast?', '100%', '50%25 off', 'a b', 'q&a', '1+1', '"quoted"', "it's"],
  ...[
    'größe',
    '日本語',
    'a~b',
    'f(x)',
    '[x]',
    'docs',
    'v1.5',
    '#',
    'folder #1/one',
    'folder #1/two?',
  ],
];

it.each(['', '/docs'])('leads everything to pages with any name, below "%s"', async (basePath) => {
  const { site, createView, addresses } = await siteBelow(basePath);
  const pages = [...site.routes.keys()].filter((path) => path !== '/404' && path !== '/offline');
  const files = new Set([
    ...[...site.routes.keys()],
    ...generatedFiles(site, createView).keys(),
    ...site.pages.flatMap(({ images }) => images.map(({ output }) => output)),
    ...site.pages.map(({ path }) => `/pictures/pages${path === '/' ? '/index' : path}.png`),
    '/manifest.webmanifest',
  ]);
  const getPath = (address: string) => {
    const { pathname, hash } = new URL(address, ORIGIN);
    expect(pathname.startsWith(`${basePath}/`), address).toBe(true);
    expect(hash, address).toMatch(/^(#step)?$/);
    return decodeURIComponent(pathname.slice(basePath.length));
  };
  for (const [where, list] of Object.entries(addresses)) {
    const paths = list.map(getPath);
    expect(
      paths.filter((path) => !files.has(path)),
      where,
    ).toEqual([]);
  }
  for (const where of ['sidebar', 'sitemap.xml', 'all-pages', 'written links'])
    expect(new Set(addresses[where]?.map(getPath)), where).toEqual(
      new Set(pages.filter((path) => site.pages.some((page) => page.path === path))),
    );
  for (const path of pages)
    expect(files, path).toContain(getPath(dataHref(encodeURI(cleanPath(path)), basePath)));
  expect(site.problems).toEqual([]);
});

it('marks the page with any name in the sidebar, and knows what follows it', async () => {
  const { site, createView } = await siteBelow('/docs');
  const { items } = site.sidebars[0] as (typeof site.sidebars)[0];
  for (const page of site.pages.filter(({ filePath }) => filePath && filePath !== 'index.md')) {
    expect(items.filter((item) => isActive(item, page.path))).toHaveLength(1);
    expect(createView(page).previous, page.path).toBeDefined();
  }
});

/**
 * Creates a site with a page, a picture, and a link for each name, and returns it with all addresses in its
 * output.
 */
async function siteBelow(basePath: string) {
  const { config } = parseConfig(
    {
      title: 'Engine',
      baseUrl: ORIGIN,
      basePath: basePath || '/',
      search: { popular: ['/größe', '/C%23#step'] },
    },
    'site.config.ts',
  );
  const linkTo = (name: string) =>
    `[link](</${encodeURIComponent(name).replaceAll('%2F', '/')}#step>)`;
  const texts = Object.fromEntries(
    NAMES.map((name) => [
      `${name}.md`,
      `# Page ${JSON.stringify(name)}\n\n## Step\n\n![](<./${encodeURIComponent(name)}.png>)`,
    ]),
  );
  texts['index.md'] = ['# Home', '## Step', '[home](/#step)', ...NAMES.map(linkTo)].join('\n\n');
  const compiled = await compilePages(texts, {
    basePath,
    readImage: async (src) => {
      const name = decodeURIComponent(src).slice('./'.length).replaceAll('/', '-');
      return { source: name, output: `/assets/${name}` };
    },
  });
  const files = { configFile: 'site.config.ts', pagesFolder: 'pages', publicFiles: [] };
  const site = assembleSite(config, compiled, files);
  const createView = createPageViews(site);
  const toData = createDocumentData(site);
  const render = (page: Page) =>
    renderPage(toData(page, createView(page)), {
      inline: { head: '', start: '' },
      ...{ entry: `${basePath}/manifest.webmanifest`, chunks: [], css: () => '', headHtml: '' },
    });
  const find = createAnswers(
    openIndex(await buildIndex(createDocuments(site)), readSettings(site)),
  );
  const text = (name: string) => String(generatedFiles(site, createView).get(name)?.() ?? '');
  const matches = (from: string, pattern: RegExp) =>
    [...from.matchAll(pattern)].map(([, address = '']) => unescapeHtml(address));
  const ATTRIBUTES = / (?:href|src|content)="((?:https:\/\/e\.org)?\/[^"]*)"/g;
  const home = compiled.find(({ path }) => path === '/');
  const addresses: Record<string, string[]> = {
    documents: site.pages.flatMap((page) => matches(render(page), ATTRIBUTES)),
    'written links': matches(home?.html ?? '', ATTRIBUTES),
    pictures: compiled.flatMap(({ html }) => matches(html, / src="([^"]*)"/g)),
    sidebar: matches(render(site.pages[0] as Page), /<li><a href="(\/[^"]*)"/g),
    'all-pages': matches(site.routes.get('/all-pages')?.html ?? '', ATTRIBUTES),
    'all-pages.md': matches(text('/all-pages.md'), /\]\(([^)]*)\)$/gm),
    'llms.txt': matches(text('/llms.txt'), /\]\(([^)]*)\)$/gm),
    'sitemap.xml': matches(text('/sitemap.xml'), /<loc>(.*)<\/loc>/g),
    search: NAMES.flatMap((name) => find(name).hits.map(({ href }) => href)),

    popular: find('').hits.map(({ href }) => href),
    config: [siteHref('/C%23#step', basePath), siteHref('/100%', basePath)],
  };
  for (const [where, list] of Object.entries(addresses))
    expect(list.length, where).toBeGreaterThan(1);
  return { site, createView, addresses };
}
