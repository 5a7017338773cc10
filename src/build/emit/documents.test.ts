import { expect, it, vi } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { openCache } from '../cache/cache.ts';
import type { DocumentData } from '../document/documentData.ts';
import { createDocumentRenderer, type EmittedApp } from './documents.ts';

const folder = useTemporaryFolder();

it('renders a document only if its data, the policy, or the site engine has changed', async () => {
  const renderPage = vi.fn(({ lang }: DocumentData) => `<html lang="${lang}">`);
  const render = (lang: string, key: string, policy: string) => {
    const app = { key, prerender: async () => ({ renderPage }), policy: () => policy };
    const cache = openCache(folder.path, { inMemory: false });
    return createDocumentRenderer(app as unknown as EmittedApp, cache)({ lang } as DocumentData);
  };
  for (const _build of [1, 2]) expect(await render('en', '1', 'a')).toBe('<html lang="en">');
  expect(renderPage).toHaveBeenCalledOnce();
  await render('de', '1', 'a');
  await render('en', '2', 'a');
  await render('en', '1', 'b');
  expect(renderPage).toHaveBeenCalledTimes(4);
});
