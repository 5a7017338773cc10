import { describe, expect, it } from 'vitest';
import { parseFrontmatter } from '../config/frontmatter.ts';
import type { SidebarItem } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import {
  createSidebars,
  inReadingOrder,
  readingOrder,
  type Sidebar,
  sidebarFor,
} from './sidebar.ts';

const ITEMS: SidebarItem[] = [{ text: 'World', link: '/world' }];

describe('createSidebars a configured site', () => {
  it('shows a plain list on every page, without a back link', () => {
    expect(createSidebars(ITEMS, [])).toEqual([{ prefix: '/', backLink: false, items: ITEMS }]);
  });

  it('adds a back link to every sidebar but the main one, unless configured otherwise', () => {
    const configured = {
      '/': ITEMS,
      '/api': ITEMS,
      '/blog': { backLink: false, items: ITEMS },
      '/lab': { backLink: true, items: ITEMS },
    };
    expect(createSidebars(configured, [])).toEqual([
      { prefix: '/', backLink: false, items: ITEMS },
      { prefix: '/api', backLink: true, items: ITEMS },
      { prefix: '/blog', backLink: false, items: ITEMS },
      { prefix: '/lab', backLink: true, items: ITEMS },
    ]);
  });

  it('ignores the pages', () => {
    expect(createSidebars([], [pageAt('/world')])).toEqual([
      { prefix: '/', backLink: false, items: [] },
    ]);
  });
});

describe('createSidebars the folders of a site', () => {
  it('makes a group of each folder, with its own page first', () => {
    const pages = ['/', '/api-notes/deep_down/one', '/body', '/joint', '/joint/rope', '/joints'];
    expect(createSidebars(undefined, pages.map(pageAt))).toEqual([
      {
        prefix: '/',
        backLink: false,
        items: [
          { text: 'Title of /', link: '/' },
          {
            text: 'Api notes',
            match: '/api-notes',
            collapsed: true,
            items: [
              {
                text: 'Deep down',
                match: '/api-notes/deep_down',
                collapsed: true,
                items: [
                  {
                    text: 'Title of /api-notes/deep_down/one',
                    link: '/api-notes/deep_down/one',
                  },
                ],
              },
            ],
          },
          { text: 'Title of /body', link: '/body' },
          {
            text: 'Joint',
            match: '/joint',
            collapsed: true,
            items: [
              { text: 'Title of /joint', link: '/joint' },
              { text: 'Title of /joint/rope', link: '/joint/rope' },
            ],
          },
          { text: 'Title of /joints', link: '/joints' },
        ],
      },
    ]);
  });

  it('puts the page of a folder first even if it is later in the list', () => {
    const [sidebar] = createSidebars(undefined, ['/joint/rope', '/joint', '/'].map(pageAt));
    expect(readingOrder(sidebar?.items ?? []).map(({ link }) => link)).toEqual([
      '/',
      '/joint',
      '/joint/rope',
    ]);
  });

  it('makes an empty sidebar for a site without pages', () => {
    expect(createSidebars(undefined, [])).toEqual([{ prefix: '/', backLink: false, items: [] }]);
  });

  it('makes one sidebar for 200 pages', () => {
    const sidebars = createSidebars(undefined, createManyPages(200));
    expect(sidebars.map(({ prefix }) => prefix)).toEqual(['/']);
  });

  it('gives each top folder its own sidebar above 200 pages', () => {
    const [main, api, guide, ...others] = createSidebars(undefined, createManyPages(201));
    expect(others).toEqual([]);
    expect(main).toEqual({
      prefix: '/',
      backLink: false,
      items: [
        { text: 'Title of /', link: '/' },
        { text: 'Api', link: '/api/deep/page-1' },
        { text: 'Guide', link: '/guide' },
      ],
    });
    expect([api?.prefix, api?.backLink]).toEqual(['/api', true]);
    expect([guide?.prefix, guide?.backLink]).toEqual(['/guide', true]);
    expect(api?.items.map(({ text, match }) => ({ text, match }))).toEqual([
      { text: 'Deep', match: '/api/deep' },
    ]);
    expect(readingOrder(guide?.items ?? []).map(({ link }) => link)).toEqual([
      '/guide',
      '/guide/start',
    ]);
  });

  it('links to every page exactly once, however many there are', () => {
    for (const count of [4, 40, 200, 201, 400]) {
      const pages = createManyPages(count);
      const sidebars = createSidebars(undefined, pages);
      const reached = pages.map(({ path }) => {
        const items = sidebarFor(sidebars, path)?.items ?? [];
        return allLinks(items).filter((link) => link === path).length;
      });
      expect(reached).toEqual(pages.map(() => 1));
    }
  });
});

describe('sidebarFor', () => {
  const sidebars = ['/', '/api', '/api/classes', '/blog/'].map(
    (prefix): Sidebar => ({ prefix, backLink: false, items: [] }),
  );

  it.each([
    ['/', '/'],
    ['/world', '/'],
    ['/api', '/api'],
    ['/api/functions/x', '/api'],
    ['/api/classes', '/api/classes'],
    ['/api/classes/World', '/api/classes'],
    ['/apis', '/'],
    ['/api-conventions/units', '/'],
    ['/blog', '/blog/'],
    ['/blog/first', '/blog/'],
  ])('returns for %s the sidebar of %s, whatever their order', (path, prefix) => {
    expect(sidebarFor(sidebars, path)?.prefix).toBe(prefix);
    expect(sidebarFor(sidebars.toReversed(), path)?.prefix).toBe(prefix);
  });

  it('excludes the page of the prefix if a sidebar is only for pages below it', () => {
    const inner: Sidebar = { prefix: '/api', onlyBelow: true, backLink: true, items: [] };
    const main: Sidebar = { prefix: '/', backLink: false, items: [] };
    for (const pair of [
      [main, inner],
      [inner, main],
    ]) {
      expect(sidebarFor(pair, '/api')).toBe(main);
      expect(sidebarFor(pair, '/api/classes/World')).toBe(inner);
      expect(sidebarFor(pair, '/apis')).toBe(main);
    }
  });

  it('returns undefined if no prefix matches', () => {
    expect(sidebarFor([{ prefix: '/api', backLink: true, items: [] }], '/world')).toBeUndefined();
    expect(sidebarFor([], '/')).toBeUndefined();
  });

  it('does not sort the given list', () => {
    sidebarFor(sidebars, '/api/classes/World');
    expect(sidebars.map(({ prefix }) => prefix)).toEqual(['/', '/api', '/api/classes', '/blog/']);
  });
});

describe('readingOrder', () => {
  it('descends into groups, and lists the link of a group before its items', () => {
    const items = [
      { text: 'Home', link: '/' },
      {
        text: 'Joint',
        link: '/joint',
        items: [
          { text: 'Rope', link: '/joint/rope' },
          { text: 'More', items: [{ text: 'Gear', link: '/joint/gear' }] },
        ],
      },
      { text: 'Body', link: '/body' },
    ];
    expect(readingOrder(items)).toEqual([
      { text: 'Home', link: '/' },
      { text: 'Joint', link: '/joint' },
      { text: 'Rope', link: '/joint/rope' },
      { text: 'Gear', link: '/joint/gear' },
      { text: 'Body', link: '/body' },
    ]);
  });

  it('omits other sites, and items without a link', () => {
    const items = [
      { text: 'Source', link: 'https://example.org/source' },
      { text: 'A title' },
      { text: 'Body', link: '/body' },
    ];
    expect(readingOrder(items)).toEqual([{ text: 'Body', link: '/body' }]);
  });

  it('lists a link once, at its first place', () => {
    const items = [
      { text: 'Shape', items: [{ text: 'Overview', link: '/shape' }] },
      { text: 'Body', link: '/body' },
      { text: 'Shape again', link: '/shape' },
    ];
    expect(readingOrder(items).map(({ text }) => text)).toEqual(['Overview', 'Body']);
  });
});

describe('inReadingOrder', () => {
  it('follows the sidebars, and puts pages in none last', () => {
    const sidebars = ['/b', '/a/'].map(
      (link): Sidebar => ({ prefix: link, backLink: false, items: [{ text: link, link }] }),
    );
    const pages = ['/z', '/a', '/y', '/b'].map(pageAt);
    expect(inReadingOrder(pages, sidebars).map(({ path }) => path)).toEqual([
      ...['/b', '/a', '/z', '/y'],
    ]);
    expect(pages.map(({ path }) => path)).toEqual(['/z', '/a', '/y', '/b']);
  });
});

function allLinks(items: SidebarItem[]): string[] {
  return items.flatMap(({ link, items: children }) => [
    ...(link === undefined ? [] : [link]),
    ...allLinks(children ?? []),
  ]);
}

/** Returns `/`, two pages of a guide, and for the rest a folder within a folder. */
function createManyPages(count: number): Page[] {
  const deep = Array.from({ length: count - 3 }, (_, index) => `/api/deep/page-${index + 1}`);
  return ['/', ...deep, '/guide', '/guide/start'].map(pageAt);
}

function pageAt(path: string): Page {
  const lists = { outline: [], sections: [], links: [], anchors: [], images: [] };
  const { frontmatter } = parseFrontmatter('', '');
  const texts = { title: `Title of ${path}`, description: '', html: '', markdown: '' };
  return { path, filePath: `${path.slice(1)}.md`, frontmatter, ...texts, ...lists };
}
