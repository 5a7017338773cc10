import MiniSearch from 'minisearch';
import { readSettings } from '../../src/build/search/publish.ts';
import { parseConfig } from '../../src/config/load.ts';
import type { SiteConfig } from '../../src/config/schema.ts';
import { type OpenIndex, openIndex } from '../../src/search/find.ts';
import { indexOptions, type SearchDocument } from '../../src/search/options.ts';

/** A section with the fields that a test sets. */
export type Draft = Partial<SearchDocument> & Pick<SearchDocument, 'id'>;

export function section({ id, ...facts }: Draft): SearchDocument {
  const { title = '', titles = [], text = '' } = facts;
  return {
    ...{ id, title, titles, text, html: text, href: `/docs${id}`, isPage: titles.length === 0 },
    ...(id.startsWith('/api/') && { isReference: true }),
    ...facts,
  };
}

export function indexJson(documents: SearchDocument[]): string {
  const index = new MiniSearch(indexOptions());
  index.addAll(documents);
  return JSON.stringify(index);
}

/** Opens an index of documents as a browser does. */
export function openDocuments(
  documents: SearchDocument[],
  search: NonNullable<SiteConfig['search']> = {},
  synonyms: string[][] = [],
): OpenIndex {
  const { config } = parseConfig({ title: 'Engine', basePath: '/docs', search }, 'site.config.ts');
  return openIndex(indexJson(documents), { ...readSettings({ config }), synonyms });
}
