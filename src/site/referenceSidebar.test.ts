import { describe, expect, it } from 'vitest';
import { parseFrontmatter } from '../config/frontmatter.ts';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { referenceSidebar, siteSidebars } from './referenceSidebar.ts';
import { readingOrder, sidebarFor } from './sidebar.ts';

const SYMBOLS = ['/api/classes/World', '/api/classes/Body', '/api/functions/mix'].map(pageAt);
const GROUPS = [
  { text: 'Overview', link: '/api' },
  {
    text: 'Classes',
    collapsed: true,
    items: [
      { text: 'Body', link: '/api/classes/Body' },
      { text: 'World', link: '/api/classes/World' },
    ],
  },
  { text: 'Functions', collapsed: true, items: [{ text: 'mix', link: '/api/functions/mix' }] },
];

describe('referenceSidebar', () => {
  it('has the overview, and a collapsed group for each kind with symbols', () => {
    expect(referenceSidebar(SYMBOLS, '/api')).toEqual({
      prefix: '/api',
      onlyBelow: true,
      backLink: true,
      items: GROUPS,
    });
  });

  it('lists kinds in a fixed order, followed by other folders', () => {
    const folders = ['variables', 'functions', 'enumerations', 'type-aliases', 'old_names'];
    const pages = [...folders, 'interfaces', 'classes'].map((name) => pageAt(`/api/${name}/A`));
    const { items } = referenceSidebar([pageAt('/api/start'), ...pages], '/api');
    expect(items.map(({ text }) => text)).toEqual([
      'Overview',
      'start',
      'Classes',
      'Interfaces',
      'Type Aliases',
      'Enumerations',
      'Functions',
      'Variables',
      'Old names',
    ]);
  });

  it('sorts symbols by name, ignoring case', () => {
    const names = ['testOverlap', 'Distance', 'clipSegmentToLine', 'TimeOfImpact', 'AABB'];
    const pages = names.map((name) => pageAt(`/api/functions/${name}`));
    const steps = readingOrder(referenceSidebar(pages, '/api').items).slice(1);
    expect(steps.map(({ text }) => text)).toEqual([
      ...['AABB', 'clipSegmentToLine', 'Distance', 'testOverlap', 'TimeOfImpact'],
    ]);
  });

  it('sorts numbers in names by their value', () => {
    const pages = ['Mat22', 'Mat203', 'Mat1903'].map((name) => pageAt(`/api/classes/${name}`));
    const steps = readingOrder(referenceSidebar(pages.reverse(), '/api').items).slice(1);
    expect(steps.map(({ text }) => text)).toEqual(['Mat22', 'Mat203', 'Mat1903']);
  });

  it('follows the topics of the overview, with further symbols at the end', () => {
    const topics = [
      { title: 'Start', symbols: ['World', 'Gone'] },
      { title: 'Nothing', symbols: ['Gone'] },
    ];
    expect(referenceSidebar(SYMBOLS, '/api', topics)).toEqual({
      prefix: '/api',
      onlyBelow: true,
      backLink: true,
      isByTopic: true,
      items: [
        { text: 'Overview', link: '/api' },
        {
          text: 'Start',
          collapsed: true,
          items: [{ text: 'World', link: '/api/classes/World' }],
        },
        {
          text: 'Other symbols',
          collapsed: true,
          items: [
            { text: 'Body', link: '/api/classes/Body' },
            { text: 'mix', link: '/api/functions/mix' },
          ],
        },
      ],
    });
  });

  it('works for a reference at the root of a site', () => {
    const { prefix, items } = referenceSidebar([pageAt('/classes/World')], '/');
    expect([prefix, items[1]?.text]).toEqual(['/', 'Classes']);
  });
});

describe('siteSidebars', () => {
  const PAGES = [pageAt('/'), pageAt('/api'), ...SYMBOLS];
  const MAIN = [{ text: 'Reference', link: '/api' }];
  const itemsOn = (path: string, config: Partial<SiteConfig>, pages = PAGES) =>
    sidebarFor(siteSidebars(createConfig(config), pages), path)?.items;

  it('shows the main sidebar on the overview, and a separate one below it', () => {
    expect(itemsOn('/api', { sidebar: MAIN })).toEqual(MAIN);
    expect(itemsOn('/api/classes/World', { sidebar: MAIN })).toEqual(GROUPS);
    expect(itemsOn('/apis/other', { sidebar: MAIN })).toEqual(MAIN);
  });

  it('removes symbols from a sidebar derived from folders', () => {
    expect(itemsOn('/', {})).toEqual([
      { text: '', link: '/' },
      { text: 'api', link: '/api' },
    ]);
    expect(itemsOn('/api/classes/World', {})).toEqual(GROUPS);
  });

  it.each(['/api', '/api/'])('keeps a configured sidebar for %s', (prefix) => {
    const own = [{ text: 'Mine', link: '/api/classes/World' }];
    const sidebar = { '/': MAIN, [prefix]: own };
    expect(itemsOn('/api', { sidebar })).toEqual(own);
    expect(itemsOn('/api/classes/World', { sidebar })).toEqual(own);
  });

  it('shows a configured sidebar of a subfolder there', () => {
    const own = [{ text: 'Mine', link: '/api/classes/World' }];
    const sidebar = { '/': MAIN, '/api/classes': own };
    expect(itemsOn('/api/classes/World', { sidebar })).toEqual(own);
    expect(itemsOn('/api/functions/mix', { sidebar })).toEqual(GROUPS);
  });

  it('adds nothing without a reference or symbols, or with a reference at the root', () => {
    const sidebar = MAIN;
    const pages = [pageAt('/'), pageAt('/api')];
    const only = [{ prefix: '/', backLink: false, items: MAIN }];
    expect(siteSidebars(createConfig({ sidebar, library: undefined }), PAGES)).toEqual(only);
    expect(siteSidebars(createConfig({ sidebar }), pages)).toEqual(only);
    const library = { package: 'engine', reference: '/' };
    expect(siteSidebars(createConfig({ sidebar, library }), PAGES)).toEqual(only);
    const [made] = siteSidebars(createConfig({ library }), PAGES);
    expect(made?.items.map(({ text }) => text)).toEqual(['', 'Api']);
  });
});

function createConfig(config: Partial<SiteConfig>) {
  const library = { package: 'engine', reference: '/api' };
  return parseConfig({ title: 'Engine', library, ...config }, 'site.config.ts').config;
}

function pageAt(path: string): Page {
  const lists = { outline: [], sections: [], links: [], anchors: [], images: [] };
  const { frontmatter } = parseFrontmatter('', '');
  const texts = { title: path.slice(path.lastIndexOf('/') + 1), description: '', html: '' };
  return { path, filePath: `${path.slice(1)}.md`, frontmatter, markdown: '', ...texts, ...lists };
}
