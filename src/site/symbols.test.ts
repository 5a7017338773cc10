import { describe, expect, it } from 'vitest';
import { compilePages } from '../../tests/unit/compileContext.ts';
import { collectSymbols } from './symbols.ts';

const WORLD = '# World\n\n## step()\n\n### `getGravity(scale: number)`\n\n## gravity {#force}';

describe('collectSymbols', () => {
  it.each(['/api', '/api/'])('finds the symbols of pages below %s', async (reference) => {
    const pages = { 'api/world.md': WORLD, 'api/shape/box.md': '# Box\n\n## set$_1' };
    expect(await symbols(pages, reference)).toEqual({
      World: '/api/world',
      'World.step': '/api/world#step',
      'World.getGravity': '/api/world#getgravityscale-number',
      'World.gravity': '/api/world#force',
      Box: '/api/shape/box',
      'Box.set$_1': '/api/shape/box#set_1',
    });
  });

  it.each([
    ['the page of the reference itself', { 'api.md': '# API\n\n## World' }],
    ['pages outside of the reference', { 'world.md': WORLD, 'apis/world.md': WORLD }],
    ['a page whose title is more than a name', { 'api/world.md': '# The World\n\n## step' }],
    ['a page whose title is no name', { 'api/world.md': '# 2D\n\n## step' }],
  ])('finds nothing in %s', async (_name, pages) => {
    expect(await symbols(pages, '/api')).toEqual({});
    expect(await symbols(pages, '/api/')).toEqual({});
  });

  it('ignores headings of more than a name', async () => {
    const text = '# World\n\n## Step by step\n\n## World.step()\n\n## 1st\n\n#### deep()';
    expect(await symbols({ 'api/world.md': text }, '/api')).toEqual({ World: '/api/world' });
  });

  it('prefers the first of two pages about the same name', async () => {
    const pages = { 'api/classes/Mix.md': '# Mix', 'api/functions/Mix.md': '# Mix' };
    expect(await symbols(pages, '/api')).toEqual({ Mix: '/api/classes/Mix' });
  });

  it('prefers the first of two headings with the same name', async () => {
    const text = '# World\n\n## step()\n\n## step(time)';
    expect(await symbols({ 'api/world.md': text }, '/api')).toEqual({
      World: '/api/world',
      'World.step': '/api/world#step',
    });
  });

  it('finds nothing on a site without a reference, and everything in one at its root', async () => {
    const pages = { 'index.md': '# Home', 'world.md': '# World' };
    expect(await symbols(pages, undefined)).toEqual({});
    expect(await symbols(pages, '/')).toEqual({ World: '/world' });
  });
});

/** Returns the address of each symbol. */
async function symbols(texts: Record<string, string>, reference: string | undefined) {
  const found = [...collectSymbols(await compilePages(texts), reference)];
  return Object.fromEntries(
    found.map(([name, { path, hash }]) => [name, hash ? `${path}#${hash}` : path]),
  );
}
