import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { compileContext } from '../../tests/unit/compileContext.ts';
import { parseConfig } from '../config/load.ts';
import { compilePage } from '../content/compile.ts';
import type { Page } from '../content/page.ts';
import type { IndexFile } from './loadIndex.ts';
import { publishIndex } from './publish.ts';

it('is one file for a site of usual size', async () => {
  const { index, files } = publishIndex(await site(), nameOf);
  expect([...files.keys()]).toEqual([index]);
  expect(idsIn(files.get(index))).toEqual(['/a', '/b', '/b#more']);
});

it('is in parts for a large site, with what most readers look for in the first file', async () => {
  const { index, files } = publishIndex(await site(), nameOf, { whole: 1, part: 1 });
  const { documents, catalog }: IndexFile = JSON.parse(files.get(index) ?? '');
  expect(documents.map(({ id }) => id)).toEqual(['/b#more']);
  const parts = catalog?.files.map((name) => JSON.parse(files.get(name) ?? ''));
  expect(parts?.map((part) => part.map(({ id }: { id: string }) => id))).toEqual([['/a'], ['/b']]);
  expect(files.size).toBe(3);
});

function nameOf(text: string): string {
  return `assets/search-${createHash('sha256').update(text).digest('hex')}.json`;
}

function idsIn(json = ''): string[] {
  return (JSON.parse(json) as IndexFile).documents.map(({ id }) => id);
}

async function site() {
  const settings = { title: 'Engine', search: { popular: ['/b#more'] } };
  const { config } = parseConfig(settings, 'site.config.ts');
  const context = compileContext({ basePath: '/docs', findSymbol: () => undefined });
  const texts = { 'a.md': '# A\n\nIt is.', 'b.md': '# B\n\nIt was.\n\n## More\n\nMore.' };
  const pages: Page[] = [];
  for (const [filePath, text] of Object.entries(texts))
    pages.push((await compilePage({ filePath, file: filePath, text }, context)).page);
  return { config, pages, symbols: new Map() };
}
