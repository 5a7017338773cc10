import MiniSearch from 'minisearch';
import { describe, expect, it, vi } from 'vitest';
import { compileContext } from '../../../tests/unit/compileContext.ts';
import { parseConfig } from '../../config/load.ts';
import { compilePage } from '../../content/compilePage.ts';
import type { Page } from '../../content/page.ts';
import { indexOptions } from '../../search/options.ts';
import type { SearchedSite } from './documents.ts';
import { createDocuments } from './documents.ts';
import { buildIndex, createLiveIndex, searchPointer } from './publish.ts';

const TEXTS = {
  'a.md': '# A\n\nIt is.',
  'b.md': '# B\n\nIt was `<new>` & "more".\n\n## More\n\n| | Force |\n|-|-|\n| | Pulls it. |',
};

describe('the published index', () => {
  it('is the serialized form of MiniSearch', async () => {
    const file = JSON.parse(await buildIndex(createDocuments(await createSite(TEXTS))));
    expect(Object.keys(file).sort()).toEqual([
      ...['averageFieldLength', 'dirtCount', 'documentCount', 'documentIds', 'fieldIds'],
      ...['fieldLength', 'index', 'nextId', 'serializationVersion', 'storedFields'],
    ]);
    expect(file).toMatchObject({ documentCount: 3, dirtCount: 0, serializationVersion: 2 });
    expect(Object.values(file.documentIds)).toEqual(['/a', '/b', '/b#more']);
  });

  it('stores title, titles, text, href, html, and isPage of each section', async () => {
    const { storedFields } = JSON.parse(await buildIndex(createDocuments(await createSite(TEXTS))));
    expect(storedFields[1]).toMatchObject({
      ...{ title: 'B', titles: [], href: '/docs/b', isPage: true },
      text: 'It was <new> & "more".',
      html: 'It was &lt;new&gt; &amp; &quot;more&quot;.',
    });
    // The dashes between cells don't precede a row whose first cells are empty.
    expect(storedFields[2]).toMatchObject({ titles: ['B'], isPage: false });
    expect(storedFields[2].html).toMatch(/^Force/);
  });

  it('is named by the pointer, with how it is searched', async () => {
    const site = await createSite(TEXTS);
    expect(JSON.parse(searchPointer('assets/search-1.json', site))).toEqual({
      index: 'assets/search-1.json',
      options: {
        boost: { title: 4, text: 2, titles: 1, aliases: 4, code: 1 },
        ...{ fuzzy: 0.2, prefix: true, maxFuzzy: 6 },
        weights: { fuzzy: 0.45, prefix: 0.375 },
        bm25: { k: 1.2, b: 0.7, d: 0.5 },
        popular: ['/b#more'],
      },
      synonyms: [],
    });
  });
});

describe('the live index', () => {
  it('replaces what changed, adds what is new, and discards what is gone', async () => {
    const live = createLiveIndex();
    live.update(await createSite({ 'a.md': '# A\n\nIt is.', 'b.md': '# B\n\nIt was.' }));
    live.update(await createSite({ 'a.md': '# A\n\nIt will be.', 'c.md': '# C\n\nIt could.' }));
    const { index, dirt } = openWithDirt(live.toJson());
    const search = (query: string) => index.search(query).map(({ id }) => id);
    expect([search('A'), search('B'), search('C')]).toEqual([['/a'], [], ['/c']]);
    expect(index.getStoredFields('/a')).toMatchObject({ text: 'It will be.' });
    expect(dirt).toBe(2);
  });

  it('is vacuumed after many edits, in the background', async () => {
    const live = createLiveIndex();
    const texts = (word: string) =>
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`p${at}.md`, `# P\n\n${word}.`]));
    live.update(await createSite(texts('one')));
    live.update(await createSite(texts('two')));
    // Vacuuming starts at 20 discarded documents if they are a tenth of all; the other 10 wait for the next
    // edits.
    await vi.waitUntil(() => openWithDirt(live.toJson()).dirt === 10);
    expect(openWithDirt(live.toJson()).index.search('one')).toEqual([]);
  });

  it('keeps what did not change', async () => {
    const live = createLiveIndex();
    live.update(await createSite(TEXTS));
    live.update(await createSite(TEXTS));
    expect(openWithDirt(live.toJson()).dirt).toBe(0);
  });
});

/** Returns an index and the number of discarded documents that MiniSearch still has to vacuum. */
function openWithDirt(json: string) {
  const { dirtCount: dirt } = JSON.parse(json);
  return { index: MiniSearch.loadJSON(json, indexOptions()), dirt };
}

async function createSite(texts: Record<string, string>): Promise<SearchedSite> {
  const settings = { title: 'Engine', basePath: '/docs', search: { popular: ['/b#more'] } };
  const { config } = parseConfig(settings, 'site.config.ts');
  const context = compileContext({ basePath: '/docs', findSymbol: () => undefined });
  const pages: Page[] = [];
  for (const [filePath, text] of Object.entries(texts))
    pages.push((await compilePage({ filePath, file: filePath, text }, context)).page);
  return { config, pages, symbols: new Map() };
}
