import { expect, it } from 'vitest';
import { parseConfig } from '../config/load.ts';
import { searchOptions } from './options.ts';

it('has the numbers of the specification for a site that sets none', () => {
  const { config } = parseConfig({ title: 'Engine' }, 'site.config.ts');
  expect(searchOptions(config.search)).toEqual({
    fields: ['title', 'titles', 'text'],
    storeFields: ['href', 'html', 'isPage', 'text', 'title', 'titles'],
    searchOptions: {
      boost: { title: 4, text: 2, titles: 1 },
      fuzzy: 0.2,
      prefix: true,
      maxFuzzy: 6,
      weights: { fuzzy: 0.45, prefix: 0.375 },
      bm25: { k: 1.2, b: 0.7, d: 0.5 },
    },
  });
});

it('takes boost, fuzziness and prefix search from the config and leaves the rest', () => {
  const search = { boost: { text: 7 }, fuzzy: 0, prefix: false };
  const { config } = parseConfig({ title: 'Engine', search }, 'site.config.ts');
  expect(searchOptions(config.search).searchOptions).toEqual({
    boost: { title: 4, text: 7, titles: 1 },
    fuzzy: 0,
    prefix: false,
    maxFuzzy: 6,
    weights: { fuzzy: 0.45, prefix: 0.375 },
    bm25: { k: 1.2, b: 0.7, d: 0.5 },
  });
});
