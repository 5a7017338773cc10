import { describe, expect, it } from 'vitest';
import { compilePages } from '../../tests/unit/compileContext.ts';
import type { Mention, Page } from '../content/page.ts';
import { collectSymbols } from './symbols.ts';
import { collectUses, type LinkedSite, type SectionUse, type Uses } from './uses.ts';

const REFERENCE = {
  'api.md': '# API\n\n[World](/api/World)',
  'api/World.md': '---\naliases: [/api/world]\n---\n# World\n\n## step()\n\n[Body](/api/Body)',
  'api/Body.md': '# Body',
};

describe('collectUses', () => {
  it('finds links to a page, its members, and its aliases, with their sections', async () => {
    const uses = await usesIn({
      'a.md': '# A\n\n[World](/api/World)\n\n## B\n\n### C\n\n[step](/api/World#step)\n\n## D',
      'e.md': '# E\n\n## F\n\n[World](/api/world.html)',
    });
    expect(readSections(uses)).toEqual({
      '/api/World': [
        { path: '/a', hash: '', pageTitle: 'A' },
        { path: '/a', hash: 'c', pageTitle: 'A', sectionTitle: 'C' },
        { path: '/e', hash: 'f', pageTitle: 'E', sectionTitle: 'F' },
      ],
    });
  });

  it('ignores tables of names of other engines', async () => {
    const table = '<table data-foreign><tr><td><a href="/api/World">A</a></td></tr></table>';
    expect(await usesIn({ 'a.md': `# A\n\n${table}` })).toEqual({});
  });

  it('finds symbols in checked code', async () => {
    const mentions = [
      { symbol: 'World.step', section: 'b' },
      { symbol: 'Body' },
      { symbol: 'console.log', section: 'b' },
    ];
    expect(readSections(await usesIn({ 'a.md': '# A\n\n## B' }, { '/a': mentions }))).toEqual({
      '/api/Body': [{ path: '/a', hash: '', pageTitle: 'A' }],
      '/api/World': [{ path: '/a', hash: 'b', pageTitle: 'A', sectionTitle: 'B' }],
    });
  });

  it('finds scenes by the symbols in their code, at the first place that shows them', async () => {
    const scenes = [
      { id: 'ball', title: 'A ball' },
      { id: 'ramp', title: 'A ramp' },
    ];
    const names = { ball: ['World', 'World.step', 'Body.applySpin', 'Gone'], ramp: ['World'] };
    const uses = await usesIn(
      {
        'a.mdx': '# A\n\n## B\n\n[World](/api/World)\n\n<figure data-scene="ball" />',
        'b.mdx': '# B\n\n<figure data-scene="ball" />',
        'api/Body.md': '# Body\n\n## applySpin()',
      },
      {},
      { scenes, names },
    );
    const scene = {
      scene: 'ball',
      path: '/a',
      hash: 'scene-ball',
      pageTitle: 'A',
      sceneTitle: 'A ball',
    };
    const none = { top: [], rest: [] };
    expect(uses).toEqual({
      '/api/Body': { sections: none, scenes: { top: [scene], rest: [] } },
      '/api/World': {
        sections: {
          top: [{ path: '/a', hash: 'b', pageTitle: 'A', sectionTitle: 'B' }],
          rest: [],
        },
        scenes: { top: [scene], rest: [] },
      },
    });
  });

  it('lists a section once, and sections in their order', async () => {
    const text = '# A\n\n## B\n\n## C\n\n[w](/api/World) `x` [w](/api/World)';
    const mentions = [
      { symbol: 'World', section: 'c' },
      { symbol: 'World', section: 'b' },
    ];
    const uses = await usesIn({ 'a.md': text }, { '/a': mentions });
    expect(uses['/api/World']?.sections.top.map(({ hash }) => hash)).toEqual(['b', 'c']);
  });

  it('separates the twelve sections that use it most from the rest, both in their order', async () => {
    const text = Array.from({ length: 20 }, (_, index) => {
      const links = '[w](/api/World) '.repeat(index % 3 === 0 ? 2 : 1);
      return `## S${index}\n\n${links}`;
    });
    const uses = await usesIn({ 'a.md': text.join('\n\n') });
    const listHashes = (some: { hash: string }[] = []) => some.map(({ hash }) => hash);
    const often = [0, 3, 6, 9, 12, 15, 18];
    const once = [1, 2, 4, 5, 7];
    const { top, rest } = uses['/api/World']?.sections ?? {};
    expect(listHashes(top)).toEqual(
      [...often, ...once].sort((a, b) => a - b).map((index) => `s${index}`),
    );
    expect(listHashes(rest)).toEqual([8, 10, 11, 13, 14, 16, 17, 19].map((index) => `s${index}`));
  });

  it('leaves out all but the 36 sections that use it most', async () => {
    const text = Array.from({ length: 50 }, (_, index) => {
      const links = '[w](/api/World) '.repeat(index < 10 ? 1 : 2);
      return `## S${index}\n\n${links}`;
    });
    const uses = await usesIn({ 'a.md': text.join('\n\n') });
    const { top = [], rest = [] } = uses['/api/World']?.sections ?? {};
    expect([top, rest].map(({ length }) => length)).toEqual([12, 24]);
    expect([...top, ...rest].map(({ hash }) => hash)).toEqual(
      Array.from({ length: 36 }, (_, index) => `s${index + 10}`),
    );
  });

  it('separates the four scenes that use it most from the rest, unless that is a single one', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const findScenes = async (some: string[]) => {
      const uses = await usesIn(
        { 'a.mdx': some.map((id) => `<figure data-scene="${id}" />`).join('\n\n') },
        {},
        {
          scenes: some.map((id) => ({ id, title: id })),
          names: Object.fromEntries(
            some.map((id, index) => [id, Array<string>(index + 1).fill('World.step')]),
          ),
        },
      );
      const { top = [], rest = [] } = uses['/api/World']?.scenes ?? {};
      return [top, rest].map((list) => list.map(({ sceneTitle }) => sceneTitle).join(''));
    };
    expect(await findScenes(ids)).toEqual(['cdef', 'ab']);
    expect(await findScenes(ids.slice(0, 5))).toEqual(['abcde', '']);
  });

  it('ignores pages of the reference, and unlisted pages', async () => {
    const hidden = '---\nlisted: false\n---\n# A\n\n[World](/api/World)';
    expect(await usesIn({ 'a.md': hidden })).toEqual({});
  });

  it('ignores links to the overview of the reference, to other pages, and to files', async () => {
    expect(await usesIn({ 'a.md': '# A\n\n[a](/api) [b](/a) [c](/c.zip) [d](/none)' })).toEqual({});
  });

  it('finds nothing on a site without a reference', async () => {
    const pages = await compilePages({ 'a.md': '[World](/api/World)', ...REFERENCE });
    const routes = new Map(pages.map((page) => [page.path, page]));
    expect(
      collectUses(pages, undefined, {
        routes,
        symbols: new Map(),
        scenes: [],
        sceneNames: new Map(),
      }),
    ).toEqual(new Map());
  });
});

/** Returns the uses on a site with a reference and the given pages, in the given order. */
async function usesIn(
  texts: Record<string, string>,
  mentions: Record<string, Mention[]> = {},
  {
    scenes = [],
    names = {},
  }: { scenes?: LinkedSite['scenes']; names?: Record<string, string[]> } = {},
) {
  const compiled = await compilePages({ ...REFERENCE, ...texts });
  const pages = compiled.map((page) => ({ ...page, mentions: mentions[page.path] }));
  const routes = new Map<string, Page>(
    pages.flatMap((page) => [page.path, ...page.frontmatter.aliases].map((path) => [path, page])),
  );
  const symbols = collectSymbols(pages, '/api');
  return Object.fromEntries(
    collectUses(pages, '/api', {
      routes,
      symbols,
      scenes,
      sceneNames: new Map(Object.entries(names)),
    }),
  );
}

/** Returns the sections of each page, of which none is folded. */
function readSections(uses: Record<string, Uses>): Record<string, SectionUse[]> {
  return Object.fromEntries(
    Object.entries(uses).map(([path, { sections }]) => [path, sections.top]),
  );
}
