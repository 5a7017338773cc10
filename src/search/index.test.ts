import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { compileContext } from '../../tests/unit/compileContext.ts';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { compilePage } from '../content/compile.ts';
import { assembleSite } from '../site/assemble.ts';
import type { Site } from '../site/site.ts';
import { buildIndex, documentsOf, rankingSignals } from './index.ts';
import { searchOptions } from './options.ts';
import { unpackIndex } from './pack.ts';

const BASE_PATH = '/docs';
const CONFIG = { basePath: BASE_PATH, terms: [] };
const WORLD = `# World

A world holds *bodies*.

## Step the world

Call \`step\` with a fixed time.

### How often

Sixty times a second.

## Größe

It has none.
`;

describe('documentsOf', () => {
  it('makes a document of the page and of each of its sections', async () => {
    expect(documentsOf(await compile('world.md', WORLD), CONFIG)).toEqual([
      {
        id: '/world',
        title: 'World',
        titles: [],
        text: 'A world holds bodies.',
        href: '/docs/world',
        isPage: true,
      },
      {
        id: '/world#step-the-world',
        title: 'Step the world',
        titles: ['World'],
        text: 'Call step with a fixed time.',
        href: '/docs/world#step-the-world',
        isPage: false,
      },
      {
        id: '/world#how-often',
        title: 'How often',
        titles: ['World', 'Step the world'],
        text: 'Sixty times a second.',
        href: '/docs/world#how-often',
        isPage: false,
      },
      {
        id: '/world#größe',
        title: 'Größe',
        titles: ['World'],
        text: 'It has none.',
        href: '/docs/world#gr%C3%B6%C3%9Fe',
        isPage: false,
      },
    ]);
  });

  it('adds the aliases of a term to the section that explains it', async () => {
    const terms = [
      { term: 'timestep', aliases: ['delta time'], link: '/world#step-the-world', meaning: '' },
      { term: 'tick', aliases: ['dt'], link: '/world#step-the-world', meaning: '' },
    ];
    const documents = documentsOf(await compile('world.md', WORLD), { ...CONFIG, terms });
    expect(documents.map(({ aliases }) => aliases)).toEqual([
      ...[undefined, ['delta time', 'dt'], undefined, undefined],
    ]);
  });

  it('links the home page by the base path', async () => {
    const [home] = documentsOf(await compile('index.md', '# Home'), CONFIG);
    expect([home?.id, home?.href]).toEqual(['/', '/docs/']);
  });
});

describe('rankingSignals', () => {
  it('counts the guides that link to a section, and finds lists of links', async () => {
    const pages = await Promise.all([
      compile('a.md', '# A\n\n[one](/b#c)\n\n## Next\n\n- [C](/b#c) tells\n- [B](/b) too'),
      compile('b.md', `# B\n\n[C](/b#c)\n\n## C\n\n[A](/a) [A](/a) ${'word '.repeat(60)}`),
    ]);
    expect(rankingSignals({ ...(await siteOf()), pages })).toEqual({
      links: { '/b#c': 1, '/b': 1, '/a': 1 },
      lists: ['/a#next'],
      internals: [],
      names: {},
    });
  });

  it('has internal sections, and of an internal page only its path', async () => {
    const pages = await Promise.all([
      compile('a.md', '# A\n\n## B\n\n<h3 data-internal>C</h3>\n\nIts text.\n\n## D'),
      compile('e.md', '<h1 data-internal>E</h1>\n\n## F\n\n<h3 data-internal>G</h3>'),
    ]);
    const { internals } = rankingSignals({ ...(await siteOf()), pages });
    expect(internals).toEqual(['/a#c', '/e']);
  });

  it('has the other names of symbols, but not of members', async () => {
    const pages = [await compile('a.md', '# WallShape\n\n## paint()')];
    const symbols = new Map(
      ['WallShape', 'Wall', 'WallShape.paint', 'Wall.paint'].map((name) => {
        return [name, { path: '/a', hash: name.includes('.') ? 'paint' : '' }] as const;
      }),
    );
    const { names } = rankingSignals({ ...(await siteOf()), pages, symbols });
    expect(names).toEqual({ WallShape: ['Wall'] });
  });
});

describe('the serialized index', () => {
  it.each([
    ['a word of a title', 'World', '/docs/world'],
    ['a word of the text', 'second', '/docs/world#how-often'],
    ['a word in capitals', 'SIXTY', '/docs/world#how-often'],
    ['the start of a word', 'sixt', '/docs/world#how-often'],
    ['a word with a wrong letter', 'sixti', '/docs/world#how-often'],
    ['a word with two letters swapped', 'frictoin', '/docs/body'],
    ['two words', 'fixed time', '/docs/world#step-the-world'],
  ])('finds %s', async (_what, query, href) => {
    expect((await hitsOf(query))[0]?.href).toBe(href);
  });

  it.each([
    ['a word that is nowhere', 'quaternion'],
    ['a word with more wrong letters than a fifth', 'frctoin'],
  ])('finds nothing for %s', async (_what, query) => {
    expect(await hitsOf(query)).toEqual([]);
  });

  it('finds a section by an alias of its term', async () => {
    const terms = [
      { term: 'body', aliases: ['rigidbody'], link: '/body#bodies', meaning: 'A rigid body.' },
    ];
    expect((await hitsOf('rigidbody', { terms }))[0]?.href).toBe('/docs/body#bodies');
  });

  it('puts a word in the title before the same word in the text', async () => {
    const hits = await hitsOf('bodies');
    expect(hits.map(({ href }) => href).slice(0, 2)).toEqual(['/docs/body#bodies', '/docs/world']);
  });

  it('finds a section by a title above it', async () => {
    const hits = await hitsOf('step');
    expect(hits.map(({ href }) => href)).toEqual([
      '/docs/world#step-the-world',
      '/docs/world#how-often',
    ]);
  });

  it('returns the stored fields with a hit', async () => {
    const [hit] = await hitsOf('sixty');
    expect(hit).toMatchObject({
      href: '/docs/world#how-often',
      isPage: false,
      text: 'Sixty times a second.',
      title: 'How often',
      titles: ['World', 'Step the world'],
      terms: ['sixty'],
      queryTerms: ['sixty'],
      match: { sixty: ['text'] },
    });
  });

  it('has the shape of version 2 with every section but those of the not-found page', async () => {
    const site = await siteOf();
    const index = unpackIndex(buildIndex(site));
    expect(index).toMatchObject({
      serializationVersion: 2,
      documentCount: 6,
      fieldIds: { title: 0, titles: 1, text: 2 },
    });
    const stored = Object.values(index.storedFields);
    const expected = site.pages
      .filter(({ path }) => path !== '/404')
      .flatMap((page) => documentsOf(page, CONFIG))
      .map(({ id: _id, ...fields }) => fields);
    expect(stored).toEqual(expected);
    expect(await hitsOf('lost')).toEqual([]);
  });
});

async function hitsOf(query: string, given?: Partial<SiteConfig>) {
  const site = await siteOf(given);
  const content = unpackIndex(buildIndex(site));
  return MiniSearch.loadJS(content, searchOptions(site.config.search)).search(query);
}

async function siteOf(given: Partial<SiteConfig> = {}): Promise<Site> {
  const values = { title: 'Engine', basePath: BASE_PATH, ...given };
  const { config } = parseConfig(values, 'site.config.ts');
  const pages = await Promise.all([
    compile('404.md', '# Lost'),
    compile('body.md', '# Body\n\nIt has friction.\n\n## Bodies\n\nAll of them.'),
    compile('world.md', WORLD),
  ]);
  const files = { configFile: 'site.config.ts', pagesFolder: 'pages', publicFiles: [] };
  return assembleSite(config, pages, files);
}

async function compile(filePath: string, text: string) {
  const context = compileContext({ basePath: BASE_PATH });
  return (await compilePage({ filePath, file: filePath, text }, context)).page;
}
