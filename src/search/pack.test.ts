import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config/load.ts';
import { type SearchDocument, searchOptions } from './options.ts';
import { packIndex, unpackIndex } from './pack.ts';

const { search } = parseConfig({ title: 'T' }, 'site.config.ts').config;

function indexOf(documents: Partial<SearchDocument>[]) {
  const index = new MiniSearch<SearchDocument>(searchOptions(search));
  const whole = { title: 'A', titles: [], text: '', isPage: true };
  index.addAll(
    documents.map((document, at) => ({
      ...{ ...whole, id: `/p${at}`, href: `/docs/p${at}` },
      ...document,
    })),
  );
  return JSON.parse(JSON.stringify(index));
}

describe('a packed index', () => {
  it.each([
    ['text', { text: 'a < b && "c" createBody(): 物理' }],
    ['another address than its id', { href: '/docs/p0/' }],
    ['nothing', {}],
  ])('is unpacked without loss for a document with %s', (_what, document) => {
    const content = indexOf([document, { title: 'Box', text: 'box box falls' }]);
    expect(unpackIndex(packIndex(content, '/docs'))).toEqual(content);
  });

  it('has every term of every document', () => {
    const words = ['box', 'ball', 'rope', 'wheel', 'ramp'];
    const documents = Array.from({ length: 60 }, (_, at) => ({
      title: words[at % 5],
      text: words
        .slice(at % 4)
        .join(' ')
        .repeat((at % 3) + 1),
    }));
    const content = indexOf(documents);
    expect(unpackIndex(packIndex(content, ''))).toEqual(content);
  });

  it('leaves out addresses that follow from ids', () => {
    const content = indexOf([{ text: 'A box falls.' }]);
    const { storedFields } = JSON.parse(packIndex(content, '/docs'));
    expect(storedFields).toEqual({
      0: { title: 'A', titles: [], text: 'A box falls.', isPage: true },
    });
  });
});
