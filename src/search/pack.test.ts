import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config/load.ts';
import { type SearchDocument, searchOptions } from './options.ts';
import { packIndex, unpackIndex } from './pack.ts';

const { search } = parseConfig({ title: 'T' }, 'site.config.ts').config;

function indexOf(documents: Partial<SearchDocument>[]) {
  const index = new MiniSearch<SearchDocument>(searchOptions(search));
  const whole = { title: 'A', titles: [], text: '', html: '', isPage: true };
  index.addAll(
    documents.map((document, at) => ({
      ...{ ...whole, id: `/p${at}`, href: `/docs/p${at}` },
      ...document,
    })),
  );
  return JSON.parse(JSON.stringify(index));
}

describe('an index that is packed', () => {
  it.each([
    ['plain text', { text: 'A box falls.', html: '<p>A box falls.</p>' }],
    [
      'code and signs',
      {
        text: 'a < b && "c" step(): void',
        html: '<p>a &#x3C; b &#x26;&#x26; "c"</p><pre><code>step(): void\n</code></pre>',
      },
    ],
    [
      'tables',
      {
        text: 'Name Unit x m',
        html: '<table><tr><th>Name</th><th>Unit</th></tr><tr><td>x</td><td>m</td></tr></table>',
      },
    ],
    [
      'words in the middle of others',
      { text: 'createBody makes one', html: 'create<strong>Body</strong> makes one' },
    ],
    ['a text that its HTML does not say', { text: 'E=mv^2 a drawing', html: '<p>E</p>' }],
    ['an address of another kind', { text: '', href: '/docs/p0/' }],
    ['nothing', {}],
  ])('has all that it had: %s', (_what, document) => {
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

  it('leaves out what follows from the rest', () => {
    const content = indexOf([{ text: 'A box falls.', html: '<p>A box falls.</p>' }]);
    const { storedFields } = JSON.parse(packIndex(content, '/docs'));
    expect(storedFields).toEqual({
      0: { title: 'A', titles: [], html: '<p>A box falls.</p>', isPage: true },
    });
  });
});
