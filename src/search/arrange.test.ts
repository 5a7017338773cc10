import { describe, expect, it } from 'vitest';
import { section } from '../../tests/unit/openDocuments.ts';
import { arrange, MAX_HITS } from './arrange.ts';

describe('arrange', () => {
  it('puts hits of a page below its best one if they are nearly as good', () => {
    expect(order(['/a', 10], ['/b', 9], ['/a#1', 8], ['/a#2', 4])).toEqual(['/a', '/a#1', '/b']);
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
  const ranked = hits.map(([id, score]) => {
    return { ...section({ id, titles: id.includes('#') ? ['Page'] : [] }), score };
  });
  return arrange(ranked, isCode, 0.5).map(({ id }) => id);
}
