import { describe, expect, it } from 'vitest';
import { compilePage } from '../content/compile.ts';
import type { Mention, Page } from '../content/page.ts';
import type { SceneData } from '../lab/sceneData.ts';
import { symbolsOf } from './symbols.ts';
import { usesOf } from './uses.ts';

const REFERENCE = {
  'api.md': '# API\n\n[World](/api/World)',
  'api/World.md': '---\naliases: [/api/world]\n---\n# World\n\n## step()\n\n[Body](/api/Body)',
  'api/Body.md': '# Body',
};

describe('usesOf', () => {
  it('finds links to a page, to its members and to its aliases, with their sections', async () => {
    const uses = await usesIn({
      'a.md': '# A\n\n[World](/api/World)\n\n## B\n\n### C\n\n[step](/api/World#step)\n\n## D',
      'e.md': '# E\n\n## F\n\n[World](/api/world.html)',
    });
    expect(uses).toEqual({
      '/api/World': [
        { path: '/a', hash: '', pageTitle: 'A' },
        { path: '/a', hash: 'c', pageTitle: 'A', sectionTitle: 'C' },
        { path: '/e', hash: 'f', pageTitle: 'E', sectionTitle: 'F' },
      ],
    });
  });

  it('finds what checked code names', async () => {
    const mentions = [
      { symbol: 'World.step', section: 'b' },
      { symbol: 'Body' },
      { symbol: 'console.log', section: 'b' },
    ];
    expect(await usesIn({ 'a.md': '# A\n\n## B' }, { '/a': mentions })).toEqual({
      '/api/Body': [{ path: '/a', hash: '', pageTitle: 'A' }],
      '/api/World': [{ path: '/a', hash: 'b', pageTitle: 'A', sectionTitle: 'B' }],
    });
  });

  it('finds what the code of scenes makes and calls, below the guide that shows them', async () => {
    const scenes = [
      { id: 'ball', title: 'A ball', source: 'const w = new World(); w.step(1); w.applySpin(2);' },
      { id: 'ramp', title: 'A ramp', source: 'new World()' },
    ];
    const uses = await usesIn(
      {
        'a.mdx': '# A\n\n## B\n\n[World](/api/World)\n\n<figure data-scene="ball" />',
        'api/Body.md': '# Body\n\n## applySpin()',
      },
      {},
      scenes,
    );
    const scene = { path: '/a', hash: 'scene-ball', pageTitle: 'A', sceneTitle: 'A ball' };
    expect(uses).toEqual({
      '/api/Body': [scene],
      '/api/World': [{ path: '/a', hash: 'b', pageTitle: 'A', sectionTitle: 'B' }, scene],
    });
  });

  it('names a section once, and sections in their order', async () => {
    const text = '# A\n\n## B\n\n## C\n\n[w](/api/World) `x` [w](/api/World)';
    const mentions = [
      { symbol: 'World', section: 'c' },
      { symbol: 'World', section: 'b' },
    ];
    const uses = await usesIn({ 'a.md': text }, { '/a': mentions });
    expect(uses['/api/World']?.map(({ hash }) => hash)).toEqual(['b', 'c']);
  });

  it('keeps the twelve that use it most, in their order', async () => {
    const text = Array.from({ length: 20 }, (_, index) => {
      const links = '[w](/api/World) '.repeat(index % 3 === 0 ? 2 : 1);
      return `## S${index}\n\n${links}`;
    });
    const uses = await usesIn({ 'a.md': text.join('\n\n') });
    const often = [0, 3, 6, 9, 12, 15, 18];
    const once = [1, 2, 4, 5, 7];
    expect(uses['/api/World']?.map(({ hash }) => hash)).toEqual(
      [...often, ...once].sort((a, b) => a - b).map((index) => `s${index}`),
    );
  });

  it('counts no page of the reference, and none that is not listed', async () => {
    const hidden = '---\nlisted: false\n---\n# A\n\n[World](/api/World)';
    expect(await usesIn({ 'a.md': hidden })).toEqual({});
  });

  it('counts no link to the reference itself, to other pages or to files', async () => {
    expect(await usesIn({ 'a.md': '# A\n\n[a](/api) [b](/a) [c](/c.zip) [d](/none)' })).toEqual({});
  });

  it('finds nothing on a site without a reference', async () => {
    const pages = await compile({ 'a.md': '[World](/api/World)', ...REFERENCE });
    const routes = new Map(pages.map((page) => [page.path, page]));
    expect(usesOf(pages, undefined, { routes, symbols: new Map(), scenes: [] })).toEqual(new Map());
  });
});

/** The uses on a site with a reference and the given pages, in the order in which they are given. */
async function usesIn(
  texts: Record<string, string>,
  mentions: Record<string, Mention[]> = {},
  scenes: Pick<SceneData, 'id' | 'title' | 'source'>[] = [],
) {
  const compiled = await compile({ ...REFERENCE, ...texts });
  const pages = compiled.map((page) => ({ ...page, mentions: mentions[page.path] }));
  const routes = new Map<string, Page>(
    pages.flatMap((page) => [page.path, ...page.frontmatter.aliases].map((path) => [path, page])),
  );
  const symbols = symbolsOf(pages, '/api');
  return Object.fromEntries(
    usesOf(pages, '/api', { routes, symbols, scenes: scenes as SceneData[] }),
  );
}

function compile(texts: Record<string, string>): Promise<Page[]> {
  const context = {
    basePath: '',
    readImage: async () => undefined,
    blocks: async () => ({}),
    highlighter: { languages: [], highlight: async () => [] },
  };
  return Promise.all(
    Object.entries(texts).map(async ([filePath, text]) => {
      const { page } = await compilePage({ filePath, file: filePath, text }, context);
      return page;
    }),
  );
}
