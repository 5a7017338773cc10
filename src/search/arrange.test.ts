import { describe, expect, it } from 'vitest';
import { arrange, MAX_HITS } from './arrange.ts';
import type { SearchDocument } from './documents.ts';

describe('arrange', () => {
  it('puts hits of a page below its best one if they are nearly as good', () => {
    expect(order(['/a', 10], ['/b', 9], ['/a#1', 8], ['/a#2', 4])).toEqual(['/a', '/a#1', '/b']);
  });

  it('keeps a weak hit that the query names', () => {
    const named = { document: documentAt('/a#1'), score: 1, isNamed: true };
    const ranked = [at('/a', 10), at('/b', 9), named];
    expect(arrange(ranked, false, 0.5)).toEqual([ranked[0], named, ranked[1]]);
  });

  it('shows at most three hits of a page', () => {
    expect(order(['/a', 9], ['/a#1', 9], ['/a#2', 9], ['/a#3', 9])).toHaveLength(3);
  });

  it('shows the first guide after at most four members, unless the query is code', () => {
    const members = Array.from({ length: 6 }, (_, at) => [`/api/s${at}#m`, 9] as [string, number]);
    const ids = members.map(([id]) => id);
    expect(order(...members, ['/guide', 1])).toEqual([
      ...ids.slice(0, 4),
      '/guide',
      ...ids.slice(4),
    ]);
    expect(code(...members, ['/guide', 1])).toEqual([...ids, '/guide']);
  });

  it('shows at most 16 hits', () => {
    const many = Array.from({ length: 30 }, (_, at) => [`/p${at}`, 1] as [string, number]);
    expect(order(...many)).toHaveLength(MAX_HITS);
  });
});

const order = (...hits: [string, number][]) => arranged(hits, false);
const code = (...hits: [string, number][]) => arranged(hits, true);

function arranged(hits: [string, number][], isCode: boolean): string[] {
  const ranked = hits.map(([id, score]) => at(id, score));
  return arrange(ranked, isCode, 0.5).map(({ document }) => document.id);
}

function at(id: string, score: number) {
  return { document: documentAt(id), score };
}

function documentAt(id: string): SearchDocument {
  return {
    ...{ id, title: '', titles: id.includes('#') ? ['Page'] : [], text: '' },
    ...(id.startsWith('/api/') && { isReference: true as const }),
  };
}
