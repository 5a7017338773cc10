import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../config/load.ts';
import type { SearchDocument } from './documents.ts';
import { catalogOf, openCatalog, partsFor, splitDocuments } from './parts.ts';

const { search: CONFIG } = defaultConfig('Engine');

describe('splitDocuments', () => {
  it('keeps the order, and the sections of a page together', () => {
    const documents = ['/a', '/a#one', '/a#two', '/b', '/c', '/c#one'].map((id) => document(id));
    const parts = splitDocuments(documents, 10);
    expect(parts.map((part) => part.map(({ id }) => id))).toEqual([
      ['/a', '/a#one', '/a#two'],
      ['/b'],
      ['/c', '/c#one'],
    ]);
    expect(splitDocuments(documents, 1_000_000)).toEqual([documents]);
  });
});

describe('partsFor', () => {
  it('has the parts with the words of a query, those that are named by them first', () => {
    expect(partsOf('friction')).toEqual([2, 0]);
    expect(partsOf('rope frictions')).toEqual([1, 2, 0]);
    expect(partsOf('the')).toEqual([]);
  });

  it('knows unfinished and misspelled words, and the nearest of unknown ones', () => {
    expect(partsOf('rop')).toEqual([1]);
    expect(partsOf('frcition')).toEqual([2, 0]);
    expect(partsOf('ropezzz')).toEqual([1]);
  });

  it('takes a property of objects for a word', () => {
    expect(partsOf('constructor')).toEqual([3]);
    expect(partsOf('__proto__')).toEqual([]);
  });

  it('has four parts at most', () => {
    const many = Array.from({ length: 9 }, (_, n) => [document(`/p${n}`, 'Wind')]);
    expect(partsOf('wind', many)).toEqual([0, 1, 2, 3]);
  });
});

const PARTS = [
  [document('/ice', 'Ice', 'It has little friction.')],
  [document('/rope', 'Rope')],
  [document('/fixture', 'Friction')],
  [document('/code', 'Code', 'A constructor makes it.')],
];

function partsOf(query: string, parts = PARTS): number[] {
  // As a browser gets it.
  const catalog = JSON.parse(JSON.stringify(catalogOf(parts, parts.map(String))));
  return partsFor(openCatalog(catalog, { config: CONFIG, synonyms: [] }), query);
}

function document(id: string, title = 'A', text = ''): SearchDocument {
  return { id, title, titles: [], text };
}
