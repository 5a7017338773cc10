import { describe, expect, it } from 'vitest';
import { compileOnePage } from '../../tests/unit/compileContext.ts';
import { parseConfig } from '../config/load.ts';
import type { TypeTable } from '../content/typeTable.ts';
import { createTypes } from './types.ts';

const SYMBOLS = new Map([
  ['World', { path: '/api/world', hash: '' }],
  ['World.step', { path: '/api/world', hash: 'step()' }],
]);

const TABLE: TypeTable = {
  version: '0f1e2d3c',
  entries: [
    { signature: 'class World', docs: '', symbol: 'World' },
    { signature: 'step(): void', docs: '<p>It steps.</p>', symbol: 'World.step' },
    { signature: 'class Body', docs: '', symbol: 'Body' },
    { signature: 'let a', docs: '' },
  ],
  blocks: [[[0, 5, 0]], [[3, 4, 1]]],
};

describe('createTypes', () => {
  it('links symbols of the reference, and keeps the other entries', async () => {
    const [world, step, ...others] = TABLE.entries;
    expect(await typesWith(TABLE, '/docs')).toEqual({
      ...TABLE,
      entries: [
        { ...world, href: '/docs/api/world' },
        { ...step, href: '/docs/api/world#step()' },
        ...others,
      ],
    });
  });

  it('replaces the comments of the library by what the reference says', async () => {
    const summaries = new Map([['/api/world#step()', '<p>Advances the world.</p>']]);
    const types = await typesWith(TABLE, '/docs', summaries);
    const docs = ['', '<p>Advances the world.</p>', '', ''];
    expect(types?.entries.map((entry) => entry.docs)).toEqual(docs);
  });

  it('also links on a site at the root', async () => {
    const types = await typesWith(TABLE, '/');
    expect(types?.entries[0]?.href).toBe('/api/world');
  });

  it('is undefined for a page without checked code', async () => {
    expect(await typesWith(undefined, '/docs')).toBeUndefined();
  });
});

async function typesWith(
  types: TypeTable | undefined,
  basePath: string,
  summaries = new Map<string, string>(),
) {
  const { config } = parseConfig({ title: 'Engine', basePath }, 'site.config.ts');
  const page = await compileOnePage('a.md', '# A');
  return createTypes({ config, symbols: SYMBOLS, summaries }, { ...page, types });
}
