import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../config/load.ts';
import type { SearchDocument } from './documents.ts';
import { INDEX_FORMAT, loadIndex } from './loadIndex.ts';
import { type Answer, createAnswers } from './shown.ts';

const DOCUMENTS: SearchDocument[] = [
  { id: '/body', title: 'Body', titles: [], text: 'It moves.' },
  {
    id: '/body#forces',
    title: 'Forces',
    titles: ['Body'],
    text: `${'They accelerate it.\n'.repeat(20)}Call\tPush\tA force in newtons\nThe end.`,
    foreign: ['Unity: AddForce'],
    asked: ['shove'],
  },
  { id: '/body#torque', title: 'Forces of torque', titles: ['Body'], text: 'Torque forces.' },
  { id: '/gr%C3%B6%C3%9Fe', title: 'Größe', titles: [], text: '' },
  {
    id: '/api/body#applyforce',
    title: 'applyForce()',
    titles: ['Body', 'Methods'],
    text: 'Applies a force.',
    isReference: true,
  },
  {
    id: '/api/spring',
    title: 'Spring',
    titles: [],
    text: `Class\nPulls two bodies.\n${'It stretches.\n'.repeat(20)}Spring: a demo`,
    isReference: true,
  },
];

describe('an answer', () => {
  it('has hits of a page below the best of them, with what they are', () => {
    const { hits } = answerTo('forces');
    expect(hits.map(({ href, kind, isBelow }) => [href, kind, isBelow])).toEqual([
      ['/docs/body#forces', 'Guide', false],
      ['/docs/body#torque', 'Guide', true],
      ['/docs/api/body#applyforce', 'Method', false],
    ]);
  });

  it('shows the passage that answers, with dashes between cells and its words marked', () => {
    const [hit] = answerTo('force in newtons').hits;
    expect(marked(hit?.excerpt)).toBe('… Call – Push – A [force] in [newtons] The end.');
  });

  it('shows the beginning of what is called like the query, without what it is', () => {
    const [hit] = answerTo('spring').hits;
    expect(marked(hit?.excerpt)).toMatch(/^… Pulls two bodies\. It stretches\./);
  });

  it('shows the name of another engine, or what readers ask, if that matched', () => {
    expect(marked(answerTo('AddForce').hits[0]?.alias)).toBe('Unity: [AddForce]');
    expect(marked(answerTo('shove').hits[0]?.alias)).toBe('[shove]');
    expect(answerTo('forces').hits[0]?.alias).toEqual([]);
  });

  it('tells what else was searched', () => {
    expect(answerTo('actor').alsoSearched).toEqual(['body']);
    expect(answerTo('froces').alsoSearched).toEqual(['forces']);
    expect(answerTo('forces').alsoSearched).toEqual([]);
  });

  it('has the hits of the nearest words if there are no others', () => {
    const { hits, nearest } = answerTo('xoreez');
    expect(nearest).toEqual(['force']);
    expect(hits[0]?.href).toBe('/docs/body#forces');
    expect(answerTo('qqqqqqqqqqqqqqqqq')).toMatchObject({
      hits: [{ title: [{ text: 'Größe' }] }],
      nearest: [],
    });
  });

  it('to nothing is what most readers look for', () => {
    const [hit] = answerTo(' ').hits;
    expect(hit).toMatchObject({ href: '/docs/gr%C3%B6%C3%9Fe', title: [{ text: 'Größe' }] });
  });
});

function answerTo(query: string): Answer {
  const file = {
    format: INDEX_FORMAT,
    basePath: '/docs',
    config: {
      ...defaultConfig('Engine').search,
      groups: { '/': 'Guide', '/api': 'Reference' },
      popular: ['/gr%C3%B6%C3%9Fe', '/gone'],
    },
    documents: DOCUMENTS,
    synonyms: [['body', 'actor']],
  };
  return createAnswers(loadIndex(JSON.stringify(file)))(query);
}

function marked(pieces: Answer['hits'][number]['excerpt'] = []): string {
  return pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
}
