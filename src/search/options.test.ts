import { expect, it } from 'vitest';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { searchOptions } from './options.ts';

const NUMBERS = {
  prefix: true,
  maxFuzzy: 6,
  weights: { fuzzy: 0.45, prefix: 0.375 },
  bm25: { k: 1.2, b: 0.7, d: 0.5 },
};

it('has the numbers of the specification by default', () => {
  const { fields, storeFields, searchOptions: query } = optionsOf({});
  expect(fields).toEqual(['title', 'titles', 'text', 'aliases']);
  expect(storeFields).toEqual(['href', 'isPage', 'text', 'title', 'titles']);
  expect(query).toMatchObject({ ...NUMBERS, boost: { title: 4, text: 2, titles: 1 } });
  expect(fuzzyOf('velocity', {})).toBe(0.2);
});

it('takes boost, fuzziness, and prefix search from the config', () => {
  const search = { boost: { text: 7 }, fuzzy: 0.1, prefix: false };
  const boost = { title: 4, text: 7, titles: 1 };
  expect(optionsOf(search).searchOptions).toMatchObject({ ...NUMBERS, boost, prefix: false });
  expect(fuzzyOf('velocity', search)).toBe(0.1);
});

it('matches unspaced scripts exactly', () => {
  expect(['世界', 'ひら', 'ラー', '물리'].map((term) => fuzzyOf(term, {}))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

function optionsOf(search: SiteConfig['search']) {
  const { config } = parseConfig({ title: 'Engine', search }, 'site.config.ts');
  return searchOptions(config.search);
}

function fuzzyOf(term: string, search: SiteConfig['search']) {
  const fuzzy = optionsOf(search).searchOptions?.fuzzy;
  return typeof fuzzy === 'function' ? fuzzy(term, 0, [term]) : fuzzy;
}
