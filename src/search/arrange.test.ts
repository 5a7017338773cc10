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

  it('shows at most 16 hits', () => {
    const many = Array.from({ length: 30 }, (_, at) => [`/p${at}`, 1] as [string, number]);
    expect(order(...many)).toHaveLength(MAX_HITS);
  });
});

function order(...hits: [string, number][]): string[] {
  const ranked = hits.map(([id, score]) => {
    return { ...section({ id, titles: id.includes('#') ? ['Page'] : [] }), score };
  });
  return arrange(ranked, 0.5).map(({ id }) => id);
}
