import { describe, expect, it } from 'vitest';
import { compileContext } from '../../../tests/unit/compileContext.ts';
import { parseConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { compilePage } from '../../content/compilePage.ts';
import type { Page } from '../../content/page.ts';
import { createDocuments, type SearchedSite } from './documents.ts';

describe('createDocuments', () => {
  it('makes a document of the page and of each of its sections', async () => {
    const world = '# World\n\nIt holds *bodies*.\n\n## Step\n\nTwice.\n\n### Größe\n\nIt has none.';
    const href = (id: string) => ({ id, href: id });
    expect(await read({ 'world.md': world })).toEqual([
      {
        ...{ ...href('/world'), title: 'World', titles: [], isPage: true },
        ...{ text: 'It holds bodies.', html: 'It holds bodies.' },
      },
      {
        ...{ ...href('/world#step'), title: 'Step', titles: ['World'], isPage: false },
        ...{ text: 'Twice.', html: 'Twice.' },
      },
      {
        ...{ ...href('/world#gr%C3%B6%C3%9Fe'), title: 'Größe', titles: ['World', 'Step'] },
        ...{ isPage: false, text: 'It has none.', html: 'It has none.' },
      },
    ]);
  });

  it('begins with a whole word, and at a symbol with what it does', async () => {
    const text = `# Body\n\nClass\n\n${'Word '.repeat(60)}`;
    const library = { package: 'engine', reference: '/api' };
    const [symbol] = await read({ 'api/Body.md': text }, { library });
    expect(symbol?.html).toMatch(/^Word .* Word …$/);
    expect(symbol?.html.length).toBeLessThanOrEqual(162);
  });

  it('leaves out pages that are not listed', async () => {
    expect(await read({ '404.md': '# Lost', 'a.md': '---\nlisted: false\n---\n\n# A' })).toEqual(
      [],
    );
  });

  it('leaves out sections that only lead elsewhere, but no page of that name', async () => {
    const documents = await read(
      { 'next.md': '# Next\n\nIt comes.\n\n## Next\n\n- [A](/a)\n\n## Step' },
      { search: { leaveOut: ['Next'] } as SiteConfig['search'] },
    );
    expect(documents.map(({ id }) => id)).toEqual(['/next', '/next#step']);
  });

  it('leaves out headings above groups of members, but no empty section of a guide', async () => {
    const text = '# Body\n\n## Mass\n\n### getMass()\n\nReturns it.';
    const documents = await read(
      { 'api/Body.md': text, 'body.md': text },
      { library: { package: 'engine', reference: '/api' } },
    );
    expect(documents.map(({ id }) => id)).toEqual([
      '/api/Body',
      '/api/Body#getmass',
      '/body',
      '/body#mass',
      '/body#getmass',
    ]);
  });

  it('marks the pages that guides rank before', async () => {
    const documents = await read(
      { 'recipes/a.md': '# A\n\n## B', 'recipesofmine.md': '# C' },
      { search: { behind: ['/recipes'] } as SiteConfig['search'] },
    );
    expect(documents.map(({ id, isBehind }) => [id, isBehind])).toEqual([
      ['/recipes/a', true],
      ['/recipes/a#b', true],
      ['/recipesofmine', undefined],
    ]);
  });

  it('has the words of code that the text does not have, each once', async () => {
    const [page] = await read({
      'a.md': '# A\n\nCall step.\n\n```\nworld.step(); step(); step()\n```',
    });
    expect(page?.code).toBe('world.step');
  });

  it('has search phrases, terms with their aliases, and names of other engines', async () => {
    const terms = [
      { term: 'timestep', aliases: ['delta time'], link: '/a#step', meaning: 'A step.' },
    ];
    const [, step, table] = await read(
      {
        'a.md':
          '# A\n\n## Step {asked="game loop"}\n\nOnce.\n\n## Names\n\n' +
          '| Unity | Here |\n| - | - |\n| `FixedUpdate` | [Step](#step) |\n| `Names()` | [Step](#step) |',
      },
      { terms },
    );
    expect(step).toMatchObject({
      searchPhrases: ['game loop', 'timestep', 'delta time'],
      foreign: ['Unity: FixedUpdate'],
    });
    expect(table).not.toHaveProperty('foreign');
  });

  it('counts the guides that link to a section', async () => {
    const documents = await read({
      'a.md': '# A\n\n[one](/b#c)\n\n## Next\n\n- [C](/b#c) tells\n- [B](/b) too',
      'b.md': `# B\n\n[C](/b#c)\n\n## C\n\n[A](/a) [A](/a) ${'word '.repeat(60)}`,
      'names.md': '# Names\n\n<table data-foreign><tr><td><a href="/a">A</a></td></tr></table>',
    });
    expect(documents.map(({ id, links }) => [id, links])).toEqual([
      ['/a', 1],
      ['/a#next', undefined],
      ['/b', 1],
      ['/b#c', 1],
      ['/names', undefined],
    ]);
  });

  it('marks internal sections, and all sections of an internal page', async () => {
    const documents = await read({
      'a.md': '# A\n\n<h3 data-internal>C</h3>\n\nIts text.\n\n## D',
      'e.md': '<h1 data-internal>E</h1>\n\n## F',
    });
    const internal = documents.filter(({ isInternal }) => isInternal);
    expect(internal.map(({ id }) => id)).toEqual(['/a#c', '/e', '/e#f']);
  });

  it('has the other names of symbols, and those of their members', async () => {
    const symbols = new Map(
      ['WallShape', 'Wall', 'WallShape.paint', 'Wall.paint'].map((name) => {
        return [name, { path: '/a', hash: name.includes('.') ? 'paint' : '' }] as const;
      }),
    );
    const documents = await read({ 'a.md': '# WallShape\n\n## paint()' }, {}, symbols);
    expect(documents.map(({ names }) => names)).toEqual([['Wall'], ['Wall.paint']]);
  });
});

/** Returns the documents of a site with these pages. */
async function read(
  files: Record<string, string>,
  settings: Partial<SiteConfig> = {},
  symbols: SearchedSite['symbols'] = new Map(),
) {
  const { config } = parseConfig({ title: 'Engine', ...settings }, 'site.config.ts');
  const pages: Page[] = [];
  const context = compileContext({ basePath: '/docs', findSymbol: () => undefined });
  for (const [filePath, text] of Object.entries(files))
    pages.push((await compilePage({ filePath, file: filePath, text }, context)).page);
  return createDocuments({ config, pages, symbols });
}
