import MiniSearch from 'minisearch';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexJson, openDocuments, section } from '../../tests/unit/openDocuments.ts';
import { readSettings } from '../build/search/publish.ts';
import { defaultConfig } from '../config/load.ts';
import { find, openIndex } from './find.ts';
import { indexOptions, type SearchDocument } from './options.ts';
import { IndexVersionError } from './versionError.ts';

afterEach(() => vi.restoreAllMocks());

const BODY = section({ id: '/body', title: 'Body', text: 'It falls.' });

function newIndex(documents = [BODY]) {
  const index = new MiniSearch(indexOptions());
  index.addAll(documents);
  return index;
}

describe('the index', () => {
  it.each<[string, () => unknown, string]>([
    [
      'a document without an id',
      () => newIndex().add({ ...BODY, id: undefined } as unknown as SearchDocument),
      'document does not have ID field',
    ],
    ['a duplicate id', () => newIndex().add(BODY), 'duplicate ID'],
    [
      'removing an unknown id',
      () => newIndex().remove(section({ id: '/world' })),
      'it is not in the index',
    ],
    ['discarding an unknown id', () => newIndex().discard('/world'), 'it is not in the index'],
    ['missing fields', () => new MiniSearch({} as never), 'option "fields" must be provided'],
    [
      'loading without options',
      () => MiniSearch.loadJSON(indexJson([BODY]), undefined as never),
      'loadJSON should be given the same options',
    ],
    ['an unknown option', () => MiniSearch.getDefault('fuzziness'), 'unknown option'],
  ])('throws for %s', (_what, act, message) => {
    expect(act).toThrow(message);
  });

  it('warns of a document that changed before it was removed', () => {
    const logger = vi.fn();
    const index = new MiniSearch({ ...indexOptions(), logger });
    index.add(BODY);
    index.remove({ ...BODY, text: 'It flies.' });
    expect(logger).toHaveBeenCalledWith(
      'warn',
      expect.stringContaining('has changed before removal'),
      'version_conflict',
    );
  });

  it('adds documents in chunks of 10', async () => {
    const index = new MiniSearch(indexOptions());
    const documents = Array.from({ length: 25 }, (_, at) => section({ id: `/p${at}` }));
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    await index.addAllAsync(documents);
    expect(pauses).toHaveBeenCalledTimes(2);
    expect(index.documentCount).toBe(25);
  });

  it('has the dirt factor of the specification', () => {
    const index = newIndex(Array.from({ length: 10 }, (_, at) => section({ id: `/p${at}` })));
    index.discardAll(['/p0', '/p1', '/p2']);
    expect(index.dirtFactor).toBe(3 / (1 + 7 + 3));
  });

  it('vacuums in batches of 1000 terms, 10 ms apart', async () => {
    const words = Array.from({ length: 2500 }, (_, at) => `word${at}`);
    const index = newIndex([BODY, section({ id: '/words', text: words.join(' ') })]);
    index.discard('/words');
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    await index.vacuum();
    expect(pauses.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([10, 10]);
    expect(index.dirtCount).toBe(0);
  });

  it('loads only an index of its own version', () => {
    const file = JSON.parse(indexJson([BODY]));
    const settings = readSettings({ config: defaultConfig('Engine') });
    expect(openIndex(JSON.stringify(file), settings).index.documentCount).toBe(1);
    for (const serializationVersion of [0, 3, undefined]) {
      const other = JSON.stringify({ ...file, serializationVersion });
      expect(() => openIndex(other, settings)).toThrow(IndexVersionError);
      expect(() => MiniSearch.loadJSON(other, indexOptions())).toThrow(
        'cannot deserialize an index created with an incompatible version',
      );
    }
  });
});

describe('the search', () => {
  it('has the constants of the specification', () => {
    expect(readSettings({ config: defaultConfig('Engine') }).options).toMatchObject({
      boost: { title: 4, text: 2, titles: 1 },
      ...{ fuzzy: 0.2, prefix: true, maxFuzzy: 6 },
      weights: { fuzzy: 0.45, prefix: 0.375 },
      bm25: { k: 1.2, b: 0.7, d: 0.5 },
    });
    expect(MiniSearch.getDefault('autoVacuum')).toBe(true);
  });

  it('returns id, score, terms, queryTerms, and match with each hit', () => {
    const [hit] = find(openDocuments([BODY]), 'bodies').hits;
    expect(hit).toMatchObject({
      ...{ id: '/body', terms: ['body'], queryTerms: ['body'], match: { body: ['title'] } },
      score: expect.any(Number),
    });
  });
});
